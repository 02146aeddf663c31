import { expect, test } from 'vitest'
import { madeSite, pageOf } from '../../testing/made-up.ts'
import { substance } from './substance.ts'

/** Paragraphs of twenty words each, all different. */
function paragraphs(count: number, subject = 'Chimney'): string {
  const words = 'is swept in the morning with a brush of steel, and the soot goes into a closed bag at once'
  return Array.from({ length: count }, (_, index) => `<p>${subject} ${index + 1} ${words}.</p>`).join('')
}

const decide = (...bodies: readonly string[]) =>
  substance.decide(
    madeSite(bodies.map((body, index) => pageOf(`<main>${body}</main>`, { path: `/${index}` }))),
  )

test('a site that says less than a short page wins nothing, and it is told as a fault', () => {
  const outcome = decide('<h1>Sweeping</h1>', paragraphs(10))
  expect(outcome).toMatchObject({ verdict: 'failed', share: 0 })
  expect(outcome.sentence.en).toContain('The 2 pages read have')
})

test('under 500 words is a fault, and above it room to grow', () => {
  expect(decide(paragraphs(20)).verdict).toBe('partial')
  const more = decide(paragraphs(50))
  expect(more.verdict).toBe('room-to-grow')
  expect(more.sentence.en).toContain('no fault')
})

test('the share grows with the logarithm of the words of all pages, and is whole from 4,000 on', () => {
  const shares = [25, 50, 100, 190].map(count => decide(paragraphs(count)).share ?? 0)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  const [first = 0, second = 0, third = 0] = shares
  expect(second - first).toBeCloseTo(third - second, 1)
  expect(decide(paragraphs(110), paragraphs(110, 'Boiler'))).toMatchObject({ verdict: 'passed', share: 1 })
})

test('a text that returns on each page, headings and code count once or not at all', () => {
  const outcome = decide(paragraphs(40))
  const headings = '<h2>Sweeping and care of chimneys</h2>'.repeat(60)
  const code = `<pre><code>${'sweep chimney now '.repeat(200)}</code></pre>`
  expect(decide(paragraphs(40) + headings + code, paragraphs(40)).share).toBe(outcome.share)
})

test('pages of contact and rules, and placeholders, are not counted', () => {
  const site = madeSite([
    pageOf(`<main>${paragraphs(40)}</main>`),
    pageOf(`<main>${paragraphs(90, 'Clause')}</main>`, { path: '/legal-notice', role: 'legal' }),
    pageOf(`<main><p>Lorem ipsum dolor sit amet.</p>${paragraphs(90, 'Word')}</main>`, { path: '/new' }),
  ])
  expect(substance.decide(site).share).toBe(decide(paragraphs(40)).share)
  expect(substance.decide({ ...site, pages: site.pages.slice(1, 2) }).verdict).toBe('not-applicable')
})

test('the sentence is right for one page too, in both languages', () => {
  const { fr, en } = decide(paragraphs(2)).sentence
  expect(fr).toMatch(/^La page lue compte \d+ mots/u)
  expect(en).toMatch(/^The page read has \d+ words/u)
})

test('what is said of a site that shows placeholders is that they are not counted', () => {
  const provisional = `<p>Lorem ipsum dolor sit amet.</p>${paragraphs(90)}`
  expect(decide(provisional).sentence.en).toContain('Pages that show a placeholder are not counted.')
  expect(decide(paragraphs(10)).sentence.en).not.toContain('placeholder')
})

test('a short page whose links all lead to another site may have its text there', () => {
  const links = ['a', 'b', 'c'].map(page => `<a href="${page}.html">More</a>`).join('')
  const away = pageOf(`<main>${paragraphs(5)}${links}</main>`, {
    head: '<base href="https://elsewhere.example/">',
  })
  expect(substance.decide(madeSite([away])).verdict).toBe('could-not-tell')
  expect(decide(paragraphs(5) + links).verdict).toBe('failed')
})
