import { expect, test } from 'vitest'
import { oneLine, renderMail } from './mail-content.ts'

const mailbox = { name: 'Ibid.', address: 'contact@ibid.example' }
const content = { to: mailbox, replyTo: mailbox, subject: 'Reçu : bien', parts: ['Bonjour : vous ?'] }

test('our French is typeset, and text that a visitor typed is left unchanged', () => {
  const typed = 'Quoi ? "Tout" : oui...'
  const parts = ['Prêt ?', { quote: typed }, { facts: [['Nom :', typed]] as const }]
  const { subject, text, html } = renderMail({ ...content, language: 'fr', parts })
  expect(subject).toBe('Reçu\u00a0: bien')
  expect(text).toBe(`Prêt\u202f?\n\n> ${typed}\n\nNom\u00a0: ${typed}\n`)
  expect(html).toContain('<html lang="fr">')
  expect(html).toContain('Quoi ? &quot;Tout&quot; : oui...')
})

test('English is left unchanged', () => {
  expect(renderMail({ ...content, language: 'en', parts: ['Ready?'] }).text).toBe('Ready?\n')
})

test('text that a visitor typed is never markup', () => {
  const { html } = renderMail({
    ...content,
    language: 'en',
    subject: '</title><script>1</script>',
    parts: [{ quote: '<img src=x onerror=alert(1)>' }, { link: 'https://a.example/"><b>', label: '<i>' }],
  })
  expect(html).not.toMatch(/<(script|img|b|i)[ >]/)
})

test('unknown details are left out', () => {
  const parts = [
    {
      facts: [
        ['Name:', 'Marie'],
        ['Phone:', null],
      ] as const,
    },
  ]
  expect(renderMail({ ...content, language: 'en', parts }).text).toBe('Name: Marie\n')
})

test.each([
  ['a\r\nBcc: b@c.example', 'a Bcc: b@c.example'],
  ['a\u2028b\u2029c\u0085d\0e', 'a b c d e'],
  ['  a \u202e b  ', 'a b'],
  ['é'.repeat(200), `${'é'.repeat(119)}…`],
])('%j is %j on one line', (typed, line) => {
  expect(oneLine(typed)).toBe(line)
})
