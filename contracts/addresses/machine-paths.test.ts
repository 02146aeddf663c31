import { expect, test } from 'vitest'
import { markdownTwinOf } from './machine-paths.ts'

test.each([
  ['/', '/index.md'],
  ['/en', '/en.md'],
  ['/agency/contact', '/agency/contact.md'],
])('the Markdown twin of %s is %s', (path, twin) => {
  expect(markdownTwinOf(path)).toBe(twin)
})
