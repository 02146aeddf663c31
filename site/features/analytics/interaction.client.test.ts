import { expect, test } from 'vitest'
import { isRecorded } from './interaction.client.ts'

test.each(['cta /faq', 'Footer FORM', '/tools/free-geo-audit', 'contact', 'submit Envoyer', 'download .txt'])(
  'a click called "%s" is recorded',
  label => expect(isRecorded(label)).toBe(true),
)

test.each(['/faq Questions', 'Menu', ''])('a click called "%s" is not', label => {
  expect(isRecorded(label)).toBe(false)
})
