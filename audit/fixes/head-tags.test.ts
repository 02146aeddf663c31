import { expect, test } from 'vitest'
import { parseHtml } from '../read/page/html.ts'
import { attribute } from './head-tags.ts'

test('the value of an attribute cannot end its quotes or its tag', () => {
  const value = `"'><script>alert(1)</script>&amp;<!--`
  const [html] = parseHtml(`<body ${attribute('title', value)}>`).childNodes
  expect(JSON.stringify(html, ['childNodes', 'attrs', 'name', 'value'])).toContain(JSON.stringify(value))
})
