import { englishCount, frenchCount } from '#language/counts.ts'
import { percentage } from '#language/numbers.ts'
import type { Characters } from '../../read/page/page-facts.ts'
import { between, graded, notApplicable, pageCheck } from '../check.ts'
import { agentDocsSpec } from '../sources.ts'

/** Agents truncate the text of a page at about this many characters. */
const mostCharacters = 100_000
/** In characters: menus and a footer of this size cost nothing, however short the text. */
const shortBoilerplate = 2_000

export const mostlyContent = pageCheck({
  id: 'mostly-content',
  confidence: 'estimated',
  name: {
    fr: 'La page est surtout du texte, et tient en une lecture',
    en: 'The page is mostly text, and fits in one reading',
  },
  why: {
    fr: 'Un agent lit un nombre limité de caractères. Au-delà de 100 000, ou quand le décor occupe plus de place que le texte, la suite se perd.',
    en: 'An agent reads a limited number of characters. Past 100,000, or when boilerplate takes more room than text, the rest is lost.',
  },
  sources: [agentDocsSpec],
  decide({ text: { characters } }) {
    const { whole, main } = characters
    if (main === 0) return notApplicable(noText)
    const size = whole <= mostCharacters ? 1 : 0
    const share = whole - main < shortBoilerplate ? 1 : between(0.25, 0.5, mainShare(characters))
    return graded((size + share) / 2, sentence(characters))
  },
  fix: {
    title: { fr: 'Alléger la page autour de son texte', en: 'Lighten the page around its text' },
    action: {
      fr: 'Réduisez les menus et pieds de page répétés, et coupez les pages de plus de 100 000 caractères en pages par sujet.',
      en: 'Cut down repeated menus and footers, and split pages of more than 100,000 characters into pages by subject.',
    },
    effort: 'medium',
  },
})

const noText = { fr: "La page n'a pas de texte principal.", en: 'The page has no main text.' }

function mainShare({ whole, main }: Characters): number {
  return main / Math.max(whole, main)
}

function sentence(characters: Characters) {
  const share = mainShare(characters)
  return {
    fr: `${frenchCount(characters.whole, 'caractère')} de texte, dont ${percentage(share, 'fr')} de texte principal.`,
    en: `${englishCount(characters.whole, 'character')} of text, of which ${percentage(share, 'en')} is main text.`,
  }
}
