import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { pageTypeOf } from './page-type.client.ts'

test.each(routes.flatMap(({ fr, en, pageType }) => [[fr, pageType] as const, [en, pageType] as const]))(
  'the page at %s is of the kind that the table of routes says: %s',
  (path, pageType) => {
    expect(pageTypeOf(path)).toBe(pageType)
  },
)

test.each([
  ['/contact', 'contact'],
  ['/en/contact', 'contact'],
  ['/services', 'services'],
  ['/audit', 'audit'],
  ['/definition', 'definition'],
  ['/complete-geo-guide', 'guide'],
  ['/guide-geo-2025', 'guide'],
  ['/english-lessons', 'other'],
  ['/audits/12', 'other'],
])('a path that only campaigns use has a kind too: %s is %s', (path, pageType) => {
  expect(pageTypeOf(path)).toBe(pageType)
})
