import { expect, test } from 'vitest'
import { filler, madeSite, origin, pageOf } from '../../testing/made-up.ts'
import { languageParity } from './language-parity.ts'

const head = `<link rel="alternate" hreflang="fr" href="${origin}/"><link rel="alternate" hreflang="en" href="${origin}/en">`
const french = `<main>${filler('fr', 60)}<p>Le ramonage coûte 1 250,50 € pour 12 conduits, soit 8,2 % de moins qu’en 2024.</p></main>`
const english = `<main>${filler('en', 60)}<p>Sweeping costs €1,250.50 for 12 flues, or 8.2% less than in 2024.</p></main>`

function decide(own: string, other: string) {
  const site = madeSite([
    pageOf(own, { lang: 'fr', head, path: '/' }),
    pageOf(other, { lang: 'en', head, path: '/en' }),
  ])
  const [page] = site.pages
  if (!page) throw new Error('The page could not be read.')
  return languageParity.decide(page, site)
}

test('a faithful translation holds the same figures, however each language writes them', () => {
  expect(decide(french, english)).toMatchObject({ verdict: 'passed' })
})

test('figures that a version has lost are named', () => {
  const outcome = decide(french, `<main>${filler('en', 80)}<p>Sweeping costs less than before.</p></main>`)
  expect(outcome.verdict).toBe('failed')
  expect(outcome.evidence[0]?.quote).toContain('1250.5')
})

test('a version that stops half-way is not the same page', () => {
  expect(
    decide(french, `${english}<main></main>`.replace(filler('en', 60), filler('en', 600))),
  ).toMatchObject({ verdict: 'partial' })
})

test('a page without a version that was read is not judged', () => {
  expect(languageParity.decide(...lonely())).toMatchObject({ verdict: 'not-applicable' })
})

function lonely() {
  const site = madeSite([pageOf(french, { lang: 'fr', head })])
  const [page] = site.pages
  if (!page) throw new Error('The page could not be read.')
  return [page, site] as const
}
