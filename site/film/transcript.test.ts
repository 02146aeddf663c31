import { expect, test } from 'vitest'
import { transcriptText } from './transcript.ts'

test('the transcript is a text with its address, and with a time for each part', () => {
  const segments = [
    { start: 0, time: '0:00-0:15', title: 'The question', text: 'Is your brand in it?' },
    { start: 15, time: '0:15-0:30', title: 'GEO', text: 'GEO is a set of methods.' },
  ]
  const address = 'https://ibid.example/en/video-presentation-geo'
  expect(transcriptText({ title: 'GEO in 90 seconds', address, segments })).toBe(
    `GEO in 90 seconds
https://ibid.example/en/video-presentation-geo

0:00-0:15  The question
Is your brand in it?

0:15-0:30  GEO
GEO is a set of methods.
`,
  )
})
