import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { ownTitles } from './own-titles.ts'

const head = (title: string, description = '') =>
  `<title>${title}</title>${description && `<meta name="description" content="${description}">`}`

function decide(first: string, second: string, lang = 'fr') {
  const site = madeSite([
    pageOf('<p>Oak</p>', { head: first, sha256: '1', lang: 'fr' }),
    pageOf('<p>Ash</p>', { head: second, path: '/ash', sha256: '2', lang }),
  ])
  const [page] = site.pages
  if (!page) throw new Error('The page was not read.')
  return ownTitles.decide(page, site)
}

test('a title and a description of its own pass', () => {
  expect(decide(head('Oak', 'Of oak'), head('Ash', 'Of ash'))).toMatchObject({ verdict: 'passed' })
})

test('a title that another page bears costs most, and the other page is named', () => {
  const outcome = decide(head('Logs', 'Of oak'), head('Logs', 'Of ash'))
  expect(outcome.share).toBeCloseTo(0.3)
  expect(outcome.sentence.en).toBe('The page /ash bears the same title.')
})

test('a repeated description costs the rest; a missing one repeats nothing', () => {
  expect(decide(head('Oak', 'Logs'), head('Ash', 'Logs')).share).toBeCloseTo(0.7)
  expect(decide(head('Oak'), head('Ash')).verdict).toBe('passed')
})

test('a name is the title of a page in two languages', () => {
  expect(decide(head('Ada Lovelace'), head('Ada Lovelace'), 'en-GB').verdict).toBe('not-applicable')
})

test('a page without a title is told as such', () => {
  expect(decide('', head('Ash')).sentence.fr).toBe('La page n’a pas de titre.')
})

test('a page read alone is compared with nothing', () => {
  const site = madeSite([pageOf('<p>Oak</p>', { head: head('Oak') })])
  const [page] = site.pages
  expect(page && ownTitles.decide(page, site).verdict).toBe('not-applicable')
})

test('the pages of a list may share its title', () => {
  const site = madeSite([
    pageOf('<p>Oak</p>', { head: head('Logs'), role: 'home', sha256: '1' }),
    pageOf('<p>Ash</p>', { head: head('Logs'), role: 'list', path: '/page/2', sha256: '2' }),
  ])
  expect(site.pages.map(page => ownTitles.decide(page, site).verdict)).toEqual([
    'not-applicable',
    'not-applicable',
  ])
})
