import { expect, test } from 'vitest'
import type { PageRole } from '#contracts/audit-report.ts'
import { filler, madePage } from '../testing/made-up.ts'
import { passed } from './check.ts'
import { expectingContent, readingContent, readingWords } from './linguistic.ts'

const found = () => passed({ fr: 'trouvé', en: 'found' })
const pageWith = (body: string, role: PageRole = 'service', lang = 'en') =>
  madePage(`<main>${body}</main>`, { role, lang }).page

test.each(['home', 'service', 'product', 'article', 'documentation', 'faq', 'about', 'other'] as const)(
  'a page too thin to be cited loses the points of what it cannot hold, and is told of it once: %s',
  role => {
    const outcome = expectingContent(pageWith('<p>Loading…</p>', role), found)
    expect(outcome).toMatchObject({ verdict: 'nothing-to-judge', share: 0 })
    expect(outcome.sentence.en).toBe(
      'The page has only 1 word: too few to hold what an engine would cite. It loses these points, and another check says that it is short.',
    )
  },
)

test.each(['legal', 'list'] as const)('a contact page, rules and a list may be short: %s', role => {
  expect(expectingContent(pageWith('<p>Call us.</p>', role), found).share).toBeNull()
})

test('a thin page is thin in whatever language', () => {
  const thin = pageWith(
    '<p>Wir öffnen bald, bitte kommen Sie dann wieder zu uns in den Laden.</p>',
    'home',
    'de',
  )
  expect(expectingContent(thin, found).share).toBe(0)
})

test('a long page in another language could not be told', () => {
  const german = pageWith(
    '<p>Das Holz liegt hinter dem Haus und trocknet langsam im Wind.</p>'.repeat(12),
    'home',
    'de',
  )
  expect(readingWords(german, found).verdict).toBe('could-not-tell')
})

test('a page without the room that a check needs is not asked', () => {
  const body = filler('en', 80)
  expect(expectingContent(pageWith(body, 'article'), found, 150).share).toBeNull()
  expect(expectingContent(pageWith(body, 'article'), found).verdict).toBe('passed')
})

test('what a page need not hold is not asked of a thin one', () => {
  expect(readingWords(pageWith('<p>Loading…</p>'), found).verdict).toBe('not-applicable')
})

test('evidence is not asked of a page of rules', () => {
  expect(readingContent(pageWith(filler('en', 200), 'legal'), found).verdict).toBe('not-applicable')
})
