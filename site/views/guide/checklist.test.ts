import { expect, test } from 'vitest'
import { checklistText } from './checklist.ts'

test('the checklist is a text that says where it comes from, with a box for each thing to do', () => {
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
