import { expect, test } from 'vitest'
import { escaped } from './markup.ts'

test('a text cannot open a tag, close an attribute or form a character reference', () => {
  expect(escaped('<b title="a">&lt;</b>')).toBe('&lt;b title=&quot;a&quot;&gt;&amp;lt;&lt;/b&gt;')
})
