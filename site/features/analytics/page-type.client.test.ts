import { expect, test } from 'vitest'
import { pageTypeOf } from './page-type.client.ts'

test('a page is of the kind that its layout says', () => {
  expect(pageTypeOf('/en/geo-vs-seo', 'comparison')).toBe('comparison')
})

test.each([
  ['/contact', 'contact'],
  ['/en/contact', 'contact'],
  ['/services', 'services'],
  ['/audit', 'audit'],
  ['/definition', 'definition'],
  ['/complete-geo-guide', 'guide'],
  ['/english-lessons', 'other'],
  ['/audits/12', 'other'],
])(
  'where there is no page of ours, only the paths that tracking knows have a kind: %s is %s',
  (path, pageType) => {
    expect(pageTypeOf(path, undefined)).toBe(pageType)
  },
)
