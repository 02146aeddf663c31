import { expect, test } from 'vitest'
import { timed } from '../../../testing/processor-time.ts'
import { lexicons } from '../../text/lexicon/index.ts'
import { figuresIn } from './figures.ts'

test.each([
  ['fr', '12,5 % des foyers', ['12,5 %']],
  ['en', '12.5% of homes', ['12.5%']],
  ['fr', 'de 1 200 à 3 500 €', ['3 500 €']],
  ['en', 'from €1,200 to €3,500', ['€1,200', '€3,500']],
  ['fr', '7,2 millions de foyers', ['7,2 millions']],
  ['en', '7.2 million homes', ['7.2 million']],
  ['fr', '2 140 ramonages en 2025', ['2 140 ramonages', '2025']],
  ['en', '2,140 sweepings in 2025', ['2,140 sweepings', '2025']],
  ['fr', '50+ Projets livrés', ['50+ Projets']],
  ['en', 'an 80 lbs motor of 24V', ['80 lbs', '24V']],
  ['fr', '120 kmDe voiries', ['120 km']],
  ['fr', 'messe à 16h30', ['16h30']],
  ['en', 'Sunday: 6:30am and 9 pm', ['6:30am', '9 pm']],
  ['fr', 'réponse sous 24-48h', ['48h']],
  ['fr', 'à partir de 200 000 F, ou 150 000 FCFA', ['200 000 F', '150 000 FCFA']],
  ['fr', '9Provinces couvertes', ['9Provinces']],
  ['en', '35Years of practice', ['35Years']],
  ['en', 'supplies for over 100 low-income pet owners', ['100 low-income pet owners']],
  ['fr', 'depuis mars 2019', ['2019']],
  ['en', 'since March 2019', ['2019']],
  ['fr', 'le 11 mars 2019', ['2019']],
  ['en', 'on March 11, 2019', ['2019']],
  ['en', 'on March 11th, 2019', ['2019']],
  ['en', 'on 11 March 2019', ['2019']],
  ['fr', '11 foyers, soit 11 sur 100', ['11 foyers', '11 sur 100']],
  ['en', '11 homes, that is 11 in 100', ['11 homes', '11 in 100']],
  ['en', 'suite 45 in 2026', ['2026']],
  ['fr', 'en 45 minutes', ['45 minutes']],
  ['en', 'in 45 minutes', ['45 minutes']],
] as const)('a figure says of what it is a figure: %s "%s"', (lang, text, figures) => {
  expect(figuresIn(text, lexicons[lang])).toEqual(figures)
})

test.each([
  ['fr', 'Téléphone : 01 99 00 12 34'],
  ['fr', '75002 Paris, page 3, version 2.4.1, étape 1'],
  ['fr', '© 2026 Atelier'],
  ['fr', 'le 5 VTT, 75002 Paris'],
  ['fr', 'tél. 01-99-00-12 le 2026-03-12 heures'],
  ['en', 'suite 45 in the old towns'],
  ['en', 'Phone: +33 1 99 00 12 34'],
  ['en', 'Suite 300, Annecy 74000, version 2.4.1, HTML5'],
  ['en', '© 2026 Atelier'],
  ['fr', 'une page absente répond par une erreur 404'],
  ['en', 'a missing page answers with a 404 error'],
] as const)('a number alone is no figure: %s "%s"', (lang, text) => {
  expect(figuresIn(text, lexicons[lang])).toEqual([])
})

test('a megabyte of digits takes no time', () => {
  expect(timed(() => figuresIn('1 000 '.repeat(170_000), lexicons.fr)).took).toBeLessThan(2_000)
  expect(timed(() => figuresIn('9'.repeat(1_000_000), lexicons.en)).took).toBeLessThan(2_000)
})
