import { expect, test } from 'vitest'
import { escaped } from './markup.ts'

test('a text opens no tag, closes no attribute and stands for no other sign', () => {
  expect(escaped('<b title="a">&lt;</b>')).toBe('&lt;b title=&quot;a&quot;&gt;&amp;lt;&lt;/b&gt;')
})
