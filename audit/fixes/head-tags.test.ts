import { expect, test } from 'vitest'
import { parseHtml } from '../read/page/html.ts'
import { madePage } from '../testing/made-up.ts'
import { attribute } from './head-tags.ts'
import { hreflangPatch } from './hreflang-patch.ts'

test('the value of an attribute cannot end its quotes or its tag', () => {
  const value = `"'><script>alert(1)</script>&amp;<!--`
  const [html] = parseHtml(`<body ${attribute('title', value)}>`).childNodes
  expect(JSON.stringify(html, ['childNodes', 'attrs', 'name', 'value'])).toContain(JSON.stringify(value))
})

test('the lines to be pasted contain no tag of the audited page', () => {
  const hostile = `fr"'><script>alert(1)</script>`
  const head = `<link rel="alternate" hreflang='${hostile.replaceAll("'", '&#39;')}' href="/fr?a=1&amp;b=2">`
  const { page, site } = madePage('<p>Text</p>', { head })
  const patch = hreflangPatch(page, site)
  expect(patch?.added).toContain('href="https://atelier.example/fr?a=1&amp;b=2"')
  expect(`${patch?.added}\n${patch?.removed}`).not.toMatch(/<(?!link )/u)
})
