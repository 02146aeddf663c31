import { expect, test } from 'vitest'
import { decideOn, filler } from '../../testing/made-up.ts'
import { sourcedFigures } from './sourced-figures.ts'

const decide = (lang: 'fr' | 'en', html: string) =>
  decideOn(sourcedFigures, `<main>${filler(lang, 80)}${html}</main>`, { lang })

test.each([
  ['fr', '<p>Selon l’Observatoire des conduits, 41 % des feux partent d’un conduit sale.</p>'],
  ['en', '<p>According to the Flue Observatory, 41% of fires start in a dirty flue.</p>'],
  ['fr', '<p>D’après une enquête de 2024, 7,2 millions de foyers se chauffent au bois.</p>'],
  ['fr', '<p>Une étude d’Atmo compte 7,2 millions de foyers au bois.</p>'],
  ['fr', '<p>7,2 millions de foyers se chauffent au bois, montre l’enquête de 2024.</p>'],
  ['en', '<p>A survey by the Institute found that 7.2 million homes burn wood.</p>'],
  ['fr', '<p>41 % des feux partent <a href="https://observatoire.example/">d’un conduit sale</a>.</p>'],
  ['en', '<p>41% of fires start in a dirty flue.</p><p>Source: Flue Observatory, 2024.</p>'],
  ['fr', '<p>+41 %<sup><a href="#n1">1</a></sup></p><p>Hausse des feux ; les dégâts, eux : +12 %.</p>'],
  ['en', '<p>+41%<sup><a href="#n1">1</a></sup></p><p>More fires; as for damage: +12%.</p>'],
  ['fr', '<p>41 % des feux partent d’un conduit sale (Observatoire des conduits, 2024).</p>'],
  ['en', '<p>More fires start in a dirty flue (+41%, Flue Observatory, 2024, Table 1).</p>'],
  [
    'fr',
    '<h2><a href="https://observatoire.example/">Les feux</a></h2><p>41 % des feux partent d’un conduit.</p>',
  ],
  ['en', '<h2><a href="https://observatory.example/">Fires</a></h2><p>41% of them start in a flue.</p>'],
] as const)('a statistic with its origin passes: %s %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'passed' })
})

test.each([
  ['fr', '<p>41 % des feux partent d’un conduit sale.</p>'],
  ['en', '<p>41% of fires start in a dirty flue.</p>'],
  ['fr', '<p>41 % des feux partent d’un conduit sale (États-Unis, mars 2024).</p>'],
  ['en', '<h2><a href="/fires">Fires</a></h2><p>41% of them start in a flue.</p>'],
] as const)('a statistic without origin fails, and is quoted: %s', (lang, html) => {
  const outcome = decide(lang, html)
  expect(outcome).toMatchObject({ verdict: 'failed' })
  expect(outcome.evidence[0]?.quote).toContain('41')
})

test('one sourced out of two wins half', () => {
  const html =
    '<p>41% of fires start in a dirty flue.</p><p>According to Jane Doe, 12% of them start elsewhere.</p>'
  expect(decide('en', html)).toMatchObject({ verdict: 'partial', share: 0.5 })
})

test.each([
  ['fr', '<p>Le contrat coûte 96 € par an pour 2 visites de 45 minutes, depuis 2019.</p>'],
  ['en', '<p>The contract costs €96 a year for 2 visits of 45 minutes, since 2019.</p>'],
  ['fr', '<p>Nous avons mesuré 312 stères : 38 % des bûches étaient humides.</p>'],
  ['en', '<p>We measured 312 cubic meters: 38% of the logs were wet.</p>'],
  ['fr', '<p>Le crédit d’impôt couvre jusqu’à 50 % des frais.</p>'],
  ['en', '<p>Members get 20% off, and up to 50% of the cost back.</p>'],
  ['en', '<p>The format gallery includes 185 formats and 50,257 tokens.</p>'],
] as const)('prices, offers, dates and what a site says of itself need no source: %s %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'not-applicable', share: null })
})

test.each([
  ['fr', '<p>Exemple illustratif : 41 feux sur 100, soit 41 %.</p>'],
  ['en', '<p>Illustrative example: 41 fires in 100, or 41%.</p>'],
  ['fr', '<p>2 000 visites × 20 % × 300 € = 120 000 €</p>'],
  ['en', '<p>2,000 visits × 20% × €300 = €120,000</p>'],
] as const)('figures made up to show something, and said to be, need no source: %s %s', (lang, html) => {
  expect(decide(lang, html)).toMatchObject({ verdict: 'not-applicable', share: null })
})

test.each([
  ['fr', '<p>+41 % ce mois-ci</p>'],
  ['en', '<p>▲ +41% today</p>'],
  ['fr', '<p>60 % des clients de l’atelier reviennent chaque année.</p>'],
  ['en', '<p>60% of audit clients choose to have the work done.</p>'],
  ['en', '<p>We sweep every street. 41% of the flues of the town are in the old quarter.</p>'],
] as const)(
  'a gauge, and what a site says of itself and its clients, ask for no source: %s %s',
  (lang, html) => {
    expect(decide(lang, html)).toMatchObject({ verdict: 'not-applicable' })
  },
)

test.each([
  ['fr', 'Un conduit sur deux reste sale pendant tout l’hiver.', 'failed'],
  ['en', 'One flue in two stays dirty for the whole winter.', 'failed'],
  ['fr', 'Dans 12 conduits sur 100, la suie bouche le passage.', 'failed'],
  ['en', 'In 12 flues out of 100, the soot blocks the way.', 'failed'],
  ['fr', 'La suie bouche 4 conduits sur 18 dans la vieille ville.', 'failed'],
  ['en', 'The soot blocks 4 of 18 flues in the old town.', 'failed'],
  ['fr', 'Le four reste ouvert et chaud 24 heures sur 24 dans la cour.', 'not-applicable'],
  ['en', 'The form goes on, and step 2 of 5 asks for the flue.', 'not-applicable'],
] as const)('a count of a whole is a statistic in both languages: %s %s', (lang, text, verdict) => {
  expect(decide(lang, `<p>${text}</p>`)).toMatchObject({ verdict })
})
