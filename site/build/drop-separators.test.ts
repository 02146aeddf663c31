import { expect, test } from 'vitest'
import { withoutSeparators } from './drop-separators.ts'

test('the separators of React go, except from the first island on, which is hydrated', () => {
  const island = '<div data-island="FooterForm"><p>a<!-- -->b</p></div>'
  expect(withoutSeparators(`<p>§ <!-- -->1</p>${island}`)).toBe(`<p>§ 1</p>${island}`)
  expect(withoutSeparators('<p>§ <!-- -->1</p>')).toBe('<p>§ 1</p>')
})
