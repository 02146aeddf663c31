import { expect, test } from 'vitest'
import { filler, madePage } from '../../testing/made-up.ts'
import { isCitable } from './citable.ts'

function citable(html: string, lang: 'fr' | 'en' = 'en'): boolean | undefined {
  const { page } = madePage(`<main>${html}${filler(lang, 40)}</main>`, { lang })
  const [block] = page.text.blocks
  return block && isCitable(block)
}

const answer = {
  fr: 'Un ramonage coûte de 69 à 119 euros selon la forme du conduit, déplacement et certificat compris, dans un rayon de vingt-cinq kilomètres autour de la ville, quelle que soit la saison ou la hauteur du toit.',
  en: 'A sweeping costs from 69 to 119 euros according to the shape of the flue, travel and certificate included, within twenty-five kilometers of the town, whatever the season or the height of the roof.',
} as const

test.each(['fr', 'en'] as const)('a whole answer of 30 to 80 words can be quoted: %s', lang => {
  expect(citable(`<p>${answer[lang]}</p>`, lang)).toBe(true)
})

test.each([
  ['a definition', 'fr', 'Le ramonage désigne le nettoyage mécanique d’un conduit de fumée.'],
  ['a definition', 'en', 'Chimney sweeping refers to the mechanical cleaning of a smoke flue.'],
  ['a sourced figure', 'fr', 'Selon l’Observatoire, 41 % des feux partent d’un conduit sale.'],
  ['a sourced figure', 'en', 'According to the Observatory, 41% of fires start in a dirty flue.'],
] as const)('a short passage can be quoted when it is %s: %s', (_name, lang, text) => {
  expect(citable(`<p>${text}</p>`, lang)).toBe(true)
})

test.each([
  ['a passage that leans on the one before', `<p>It ${answer.en.slice(11)}</p>`],
  ['a short passage that proves nothing', '<p>We come when you call us, rain or shine.</p>'],
  ['a heading', '<h2>How much does it cost to have a chimney swept in town?</h2>'],
  ['a list', `<ul><li>${answer.en}</li></ul>`],
])('%s cannot', (_name, html) => {
  expect(citable(html)).toBe(false)
})
