import { expect, test } from 'vitest'
import { checklistText } from './checklist.ts'

test('the checklist is a text with its address, and a box for each task', () => {
  const chapters = [
    { title: 'Be read', todo: ['Read robots.txt.', 'Ask the host.'] },
    { title: 'Answer', todo: ['Collect twenty questions.'] },
  ]
  const address = 'https://ibid.example/en/complete-geo-guide-2025'
  expect(checklistText({ title: 'GEO guide: to do', address, chapters })).toBe(
    `GEO guide: to do
https://ibid.example/en/complete-geo-guide-2025

Be read
[ ] Read robots.txt.
[ ] Ask the host.

Answer
[ ] Collect twenty questions.
`,
  )
})
