import { expect, test } from 'vitest'
import type { ChangedLines } from '#contracts/watched-sites.ts'
import { sender } from '../testing/sender.ts'
import { renderMail } from './mail-content.ts'
import { changeMail } from './watch-mails.ts'

/** The text of the mail to the agency about another robots.txt. */
function told(language: 'fr' | 'en', lines?: ChangedLines): string {
  const mail = changeMail(
    {
      id: 'm',
      writtenAt: '2026-11-22T09:00:00.000Z',
      attempts: 1,
      held: 0,
      kind: 'change',
      watcher: null,
      reading: {
        auditId: 'a',
        siteId: 's',
        client: 'Atelier',
        address: 'https://atelier.example/',
        language,
        changes: [
          {
            kind: 'robots',
            address: 'https://atelier.example/robots.txt',
            crawlers: [],
            ...(lines && { lines }),
          },
        ],
      },
    },
    sender,
    Buffer.from('secret'),
  )
  return renderMail(mail).text
}

test('another robots.txt is told by its lines, with an arrow at the one to mend', () => {
  const lines: ChangedLines = {
    shown: [
      { change: 'removed', number: 3, text: 'Disallow: /admin', closesTo: [] },
      { change: 'added', number: 3, text: 'Disallow: /', closesTo: ['GPTBot', 'CCBot'] },
    ],
    more: 12,
  }
  expect(told('fr', lines)).toContain(
    '    - 3: Disallow: /admin\n    + 3: Disallow: /   ← interdit à GPTBot, CCBot\n\n12 de plus ont changé.\n\nSi ce n’est pas voulu, la ligne à corriger',
  )
  expect(told('en', lines)).toContain('    + 3: Disallow: /   ← blocks GPTBot, CCBot\n')
})

test('lines that keep nobody out are told without a word on what to mend', () => {
  const lines: ChangedLines = {
    shown: [{ change: 'added', number: 1, text: '# Hello', closesTo: [] }],
    more: 0,
  }
  expect(told('en', lines)).toContain('    + 1: # Hello\n\n')
  expect(told('en', lines)).not.toMatch(/arrow|more have changed/)
})

test('a file that was written anew, and one whose bytes alone differ, are said to be so', () => {
  expect(told('en', { shown: [], more: 300 })).toContain('rewritten almost entirely')
  expect(told('en', { shown: [], more: 0 })).toContain('only invisible bytes differ')
  expect(told('en')).not.toMatch(/rewritten|bytes|Lines/)
})
