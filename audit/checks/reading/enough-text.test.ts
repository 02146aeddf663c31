import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { enoughText } from './enough-text.ts'

const decide = (body: string, role: 'home' | 'list' | 'legal' = 'home', lang: 'fr' | 'en' = 'en') =>
  decideOn(enoughText, `<main>${body}</main>`, { role, lang })

test.each(['fr', 'en'] as const)('sixty words are enough: %s', lang => {
  expect(decide(filler(lang, 60), 'home', lang)).toMatchObject({ verdict: 'passed' })
})

test('a few sentences win a part, and a few words nothing', () => {
  expect(decide(filler('en', 30)).verdict).toBe('partial')
  expect(decide('<p>Welcome to us.</p>')).toMatchObject({ verdict: 'failed', share: 0 })
})

test.each([
  '<p>Loading…</p>',
  '<p>Chargement en cours…</p>',
  '<h1>Coming soon</h1>',
  '<h1>Site en construction</h1>',
  '<p>Redirecting to: https://atelier.example/home</p>',
  `<p>Lorem ipsum dolor sit amet.</p>${filler('en', 200)}`,
])('a placeholder is told, and quoted: %s', body => {
  const outcome = decide(body)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence).toHaveLength(1)
})

test.each([
  '<p>Our address: [À COMPLÉTER]</p>',
  '<p>[à compléter : SIRET]</p>',
  '<p>It burns well. [cite: 12]</p>',
  '<p>[Your company name] sweeps chimneys.</p>',
  '<p>TODO: opening hours</p>',
])('what was left of a draft is told, and quoted: %s', remainder => {
  const outcome = decide(`${filler('en', 200)}${remainder}`)
  expect(outcome).toMatchObject({ verdict: 'partial' })
  expect(outcome.evidence).toHaveLength(1)
})

test.each(['<p>My list of things to do: todo lists.</p>', '<p>A note [1].</p>', '<pre>TODO: x</pre>'])(
  'ordinary words and code are no remainder: %s',
  text => {
    expect(decide(`${filler('en', 200)}${text}`).verdict).toBe('passed')
  },
)

test('a page may speak of loading', () => {
  expect(decide(`<p>Loading the stove takes a minute.</p>${filler('en', 110)}`).verdict).toBe('passed')
})

test.each(['list', 'legal'] as const)('a page that may be short is not asked: %s', role => {
  expect(decide('<p>Call us.</p>', role).verdict).toBe('not-applicable')
})

test.each([
  ['a gallery', `<h1>Our stoves</h1>${'<img src="a.jpg" alt="A stove">'.repeat(4)}`],
  ['a form', '<h1>Write to us</h1><form><input type="email"><textarea></textarea></form>'],
  ['a film', '<h1>How to light a fire</h1><iframe src="https://films.example/1"></iframe>'],
  ['a table', '<h1>Fees</h1><table><tr><th>Adults</th><td>20 €</td></tr></table>'],
  ['links', '<p><a href="/a">Logs of oak</a> <a href="/b">Logs of ash</a> <a href="/c">Kindling</a></p>'],
])('a page of something else than words loses points, and is no fault to announce: %s', (_what, body) => {
  expect(decideOn(enoughText, `<main>${body}</main>`)).toMatchObject({
    verdict: 'nothing-to-judge',
    share: 0,
  })
})

test('pictures of a menu are none of its content, and a start page has to say what it is', () => {
  const pictures = '<img src="a.jpg" alt="A stove">'.repeat(4)
  expect(decideOn(enoughText, `<main><h1>Stoves</h1></main><footer>${pictures}</footer>`).verdict).toBe(
    'failed',
  )
  expect(decide(`<h1>Stoves</h1>${pictures}`).verdict).toBe('failed')
})

test('a page a little too short is no fault to announce, nor one that refuses the index', () => {
  expect(decide(`<p>${'log '.repeat(55)}</p>`)).toMatchObject({ verdict: 'nothing-to-judge', share: 0.875 })
  const head = '<meta name="robots" content="noindex">'
  expect(decideOn(enoughText, '<p>Members only.</p>', { head }).verdict).toBe('not-applicable')
})

test('an announcement may be short', () => {
  const path = '/agenda/canteen-2026-03-14'
  expect(decideOn(enoughText, '<p>Food for everybody.</p>', { path }).verdict).toBe('nothing-to-judge')
})

test('documentation shows placeholders on purpose', () => {
  const body = `<p>Lorem ipsum dolor sit amet.</p>${filler('en', 200)}`
  expect(decideOn(enoughText, body, { role: 'documentation' }).verdict).toBe('passed')
})
