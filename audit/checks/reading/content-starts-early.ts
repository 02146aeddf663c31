import { percentage } from '#language/numbers.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { between, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { agentDocsSpec } from '../sources.ts'

/** All points when the first sentence is within the first tenth of the text; none after half of it. */
const early = 0.1
const late = 0.5
/** In characters: a menu of a hundred words is no obstacle, however short the page is. */
const shortStart = 600

export const contentStartsEarly = pageCheck({
  id: 'content-starts-early',
  confidence: 'estimated',
  name: { fr: 'Le texte commence tôt dans la page', en: 'The text starts early in the page' },
  why: {
    fr: "Un robot qui coupe les pages longues garde leur début. S'il n'y trouve que des menus, il garde des menus.",
    en: 'A crawler that cuts long pages keeps their beginning. If it finds only menus there, it keeps menus.',
  },
  sources: [agentDocsSpec],
  decide(page) {
    const { before, whole, main } = page.text.characters
    if (main === 0) return notApplicable(noText)
    const share = before / Math.max(whole, before, 1)
    if (before < shortStart) return passed(sentence(share))
    const longest = longestBefore(page)
    return graded(
      between(late, early, share),
      sentence(share),
      longest ? [seen(page.address, longest.tag, longest.text)] : [],
    )
  },
  fix: {
    title: {
      fr: 'Rapprocher le texte du début de la page',
      en: 'Bring the text closer to the top of the page',
    },
    action: {
      fr: 'Raccourcissez dans le HTML ce qui précède le texte : menus dépliés, bandeaux, listes de liens. Ils peuvent venir après le texte dans le code.',
      en: 'Shorten in the HTML what comes before the text: unfolded menus, banners, lists of links. They may come after the text in the code.',
    },
    effort: 'medium',
  },
})

/** The longest part before the first block. */
function longestBefore({ text: { blocks, skipped } }: Page) {
  const start = blocks[0]?.order ?? 0
  const before = skipped.filter(({ order }) => order < start)
  return before.toSorted((one, other) => other.text.length - one.text.length)[0]
}

const noText = { fr: "La page n'a pas de texte principal.", en: 'The page has no main text.' }

function sentence(share: number) {
  return {
    fr: `La première phrase vient après ${percentage(share, 'fr')} du texte de la page.`,
    en: `The first sentence comes after ${percentage(share, 'en')} of the text of the page.`,
  }
}
