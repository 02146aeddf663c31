import { expect, test } from 'vitest'
import { describeSite } from '../../read/site/site-facts.ts'
import { madeExchange, madeSite, madeVisit, pageOf, readPagesOf } from '../../testing/made-up.ts'
import { robotsLines } from './robots-lines.ts'

const decide = (robots: string) => robotsLines.decide(madeSite([pageOf('')], { robots }))

function decideAnswer(status: number) {
  const visit = { ...madeVisit([pageOf('')]), robots: madeExchange('/robots.txt', { status }) }
  return robotsLines.decide(describeSite(visit, readPagesOf(visit)))
}

test('a file whose every line is understood passes', () => {
  expect(decide('User-agent: *\nDisallow: /private\nSitemap: https://example.com/s.xml\n').verdict).toBe(
    'passed',
  )
})

test('each line that crawlers skip is shown, with its number, and the kinds are counted', () => {
  const outcome = decide(
    'Disallow: /early\nUser-agnet: GPTBot\nUser-agent: *\nDisallow: private\nDisallow: old\nhello\n',
  )
  expect(outcome.verdict).toBe('partial')
  expect(outcome.sentence.en).toBe(
    'Crawlers skip 5 lines of robots.txt: 1 rule before any User-agent, 2 paths without a slash at their start, 1 name that nobody documents, 1 line without a colon.',
  )
  expect(outcome.sentence.fr).toBe(
    'Les robots sautent 5 lignes de robots.txt : 1 règle avant tout User-agent, 2 chemins sans barre oblique au début, 1 nom que personne ne documente, 1 ligne sans deux-points.',
  )
  expect(outcome.evidence.map(({ where, quote }) => `${where}: ${quote}`)).toEqual([
    'robots.txt, line 1: Disallow: /early',
    'robots.txt, line 2: User-agnet: GPTBot',
    'robots.txt, line 4: Disallow: private',
    'robots.txt, line 5: Disallow: old',
    'robots.txt, line 6: hello',
  ])
})

test('a sitemap without its host is a line that crawlers skip', () => {
  const { verdict, sentence } = decide('User-agent: *\nDisallow:\nSitemap: /sitemap.xml\n')
  expect(verdict).toBe('partial')
  expect(sentence.en).toContain('skip 1 line of robots.txt: 1 sitemap without a complete address.')
  expect(sentence.fr).toContain('1 plan du site sans adresse complète.')
})

test('a web page in place of the file is told as one', () => {
  const outcome = decide('<!doctype html><title>Home</title>')
  expect(outcome.verdict).toBe('failed')
  expect(outcome.sentence.en).toContain('An HTML page answers at the address of robots.txt')
})

test.each([401, 403])('an answer of %s is told as it is, and not as the lack of a file', status => {
  const { verdict, sentence } = decideAnswer(status)
  expect(verdict).toBe('not-applicable')
  expect(sentence).toEqual({
    fr: `L'adresse de robots.txt répond ${status} : les robots n'y lisent aucune règle, donc rien n'est interdit.`,
    en: `The address of robots.txt answers ${status}: crawlers read no rule there, so nothing is forbidden.`,
  })
})

test('an answer of 429 is told with what Google makes of it', () => {
  const { sentence } = decideAnswer(429)
  expect(sentence.en).toContain('answers 429 (too many requests)')
  expect(sentence.fr).toContain('Google y voit une panne du serveur et attend')
})

test('a file that is not found is told as lacking', () => {
  expect(decideAnswer(404).sentence.en).toBe('The site has no robots.txt: nothing is forbidden there.')
})

test('without a file, or without an answer, there is nothing to mend', () => {
  const site = madeSite([pageOf('')])
  const state = (state: 'absent' | 'unknown') =>
    robotsLines.decide({ ...site, robots: { ...site.robots, state } }).verdict
  expect(state('absent')).toBe('not-applicable')
  expect(state('unknown')).toBe('could-not-tell')
})
