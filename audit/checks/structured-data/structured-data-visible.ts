import { englishCount, frenchCount } from '#language/counts.ts'
import type { StructuredNode } from '../../read/page/page-facts.ts'
import { placeOf } from '../../read/page/structured-data/syntax-names.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { fold, lettersOf } from '../../read/text/fold.ts'
import { graded, notApplicable, pageCheck, seen } from '../check.ts'
import { googleStructuredData } from '../sources.ts'

/** In characters: a long text is found by its beginning, since punctuation and markup may differ further on. */
const comparedCharacters = 80

export const structuredDataVisible = pageCheck({
  id: 'structured-data-visible',
  confidence: 'high',
  name: {
    fr: 'Ce que disent les données structurées se lit dans la page',
    en: 'What structured data says can be read in the page',
  },
  why: {
    fr: 'Les règles de Google interdisent de déclarer ce que le visiteur ne voit pas. Un écart fait perdre confiance dans tout le bloc.',
    en: "Google's rules forbid declaring what the visitor does not see. A gap costs trust in the whole block.",
  },
  sources: [googleStructuredData],
  decide(page) {
    const claims = page.structuredData.nodes.flatMap(claimsOf)
    if (claims.length === 0) return notApplicable(noClaim)
    const visible = visibleText(page)
    const hidden = claims.filter(claim => !isShown(claim, visible))
    const evidence = hidden.slice(0, 4).map(({ where, text }) => seen(page.address, where, text))
    return graded(
      1 - hidden.length / claims.length,
      sentence(claims.length - hidden.length, claims.length),
      evidence,
    )
  },
  fix: {
    title: { fr: 'Aligner les données structurées sur le texte', en: 'Match structured data to the text' },
    action: {
      fr: 'Retirez du JSON-LD ce qui n’est pas écrit dans la page, ou écrivez-le dans la page.',
      en: 'Remove from the JSON-LD what is not written in the page, or write it in the page.',
    },
    effort: 'low',
  },
})

interface Claim {
  readonly where: string
  readonly text: string
  /** A name, which the page may word otherwise. */
  readonly isName: boolean
}

function isShown({ text, isName }: Claim, visible: string): boolean {
  if (visible.includes(lettersOf(text).slice(0, comparedCharacters))) return true
  if (!isName) return false
  const words = fold(text)
    .split(' ')
    .filter(word => word.length >= fewestLetters)
  const shown = words.filter(word => visible.includes(word.slice(0, fewestLetters)))
  return words.length > 0 && shown.length >= words.length * sameThing
}

/** Shorter words are articles, and the beginning of a longer one is the same in the plural. */
const fewestLetters = 5
/** The share of the words of a name that the page shows, when it names the same thing. Our choice. */
const sameThing = 0.6

/** Statements made to readers; identifiers, dates and addresses are for machines. */
const claims: readonly (readonly [type: RegExp, property: string])[] = [
  [/Article|Posting|Report$/u, 'headline'],
  [/^Question$/u, 'name'],
  [/^Answer$/u, 'text'],
  [/^(?:Product|Service)$/u, 'name'],
  [/^Review$/u, 'reviewBody'],
  [/^AggregateRating$/u, 'ratingValue'],
]

/** In microdata and RDFa, most values are the visible text itself. */
function claimsOf(node: StructuredNode): readonly Claim[] {
  const { types, values } = node
  return claims
    .filter(([type]) => types.some(candidate => type.test(candidate)))
    .flatMap(([, property]) =>
      (values[property] ?? []).map(text => ({
        where: placeOf(node, property),
        text: withoutMarkup(text),
        isName: property === 'name' && !types.includes('Question'),
      })),
    )
}

/**
 * An answer may be written in HTML, and a name with character references, such as `&amp;`. Punctuation and accents are
 * not compared, so of `&eacute;` the letter is enough.
 */
function withoutMarkup(text: string): string {
  return text
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/&(\p{L})(?:acute|grave|circ|cedil|uml|tilde);/gu, '$1')
    .replace(/&#?\w{2,10};/gu, ' ')
}

function visibleText({ text }: Page): string {
  return lettersOf([...text.blocks, ...text.skipped].map(part => part.text).join(' '))
}

const noClaim = {
  fr: 'Les données structurées ne déclarent rien qui doive se lire dans la page.',
  en: 'Structured data declares nothing that must be readable in the page.',
}

function sentence(visible: number, whole: number) {
  return {
    fr: `${frenchCount(visible, 'déclaration')} sur ${whole} se lisent dans la page.`,
    en: `${visible} of ${englishCount(whole, 'statement')} can be read in the page.`,
  }
}
