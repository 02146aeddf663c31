import { englishCount, frenchCount } from '#language/counts.ts'
import type { Block } from '../../read/page/page-facts.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { type Lexicon, plain } from '../../read/text/lexicon/index.ts'
import { failed, graded, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { argues, cuesOf, expectingContent, type PlacedCue } from '../linguistic.ts'
import { cSeoBench, geo } from '../sources.ts'

/** In words: a shorter page has no room for quotations. */
const roomForQuotation = 150
/** The share for a quotation without a name, which proves little. */
const anonymous = 0.4

export const quotations = pageCheck({
  id: 'quotations',
  confidence: 'moderate',
  name: {
    fr: 'Le texte cite des personnes ou des sources par leur nom',
    en: 'The text quotes people or sources by name',
  },
  why: {
    fr: "En laboratoire, une citation ajoutée à une page a augmenté sa présence dans les réponses (+41 %, GEO, 2024, tableau 1, colonne « Overall »). L'effet n'a pas été retrouvé dans tous les domaines (C-SEO Bench, 2025).",
    en: 'In the lab, a quotation added to a page raised its presence in answers (+41%, GEO, 2024, Table 1, Overall column). The effect was not found again in every field (C-SEO Bench, 2025).',
  },
  sources: [geo, cSeoBench],
  decide: page =>
    expectingContent(
      page,
      lexicon => {
        const named = [
          ...cuesOf(page, 'attributed-quotation'),
          ...cuesOf(page, 'quotation').filter(({ block }) => hasNameBeside(block, page)),
        ]
        const unnamed = cuesOf(page, 'quotation')
        const evidence = [...named, ...unnamed].slice(0, 3).map(cue => quoteOf(page.address, cue))
        if (named.length > 0) return passed(attributed(named.length), evidence)
        if (hasTestimonials(page, lexicon)) return passed(testimonials)
        if (!argues(page)) return notApplicable(notExpected)
        return unnamed.length > 0 ? graded(anonymous, nobodyNamed, evidence) : failed(nobodyNamed)
      },
      roomForQuotation,
    ),
  fix: {
    title: { fr: 'Citer une personne ou une étude, avec son nom', en: 'Quote a person or a study, by name' },
    action: {
      fr: 'Ajoutez une citation vraie, entre guillemets, suivie du nom, de la fonction et du lien vers l’original.',
      en: 'Add a true quotation, in quotation marks, followed by the name, the role and a link to the original.',
    },
    effort: 'medium',
  },
})

/** Whether a block above or below is only a name, as on cards of testimonials. */
function hasNameBeside(block: Block, { text: { blocks } }: Page): boolean {
  const place = blocks.indexOf(block)
  return [place - 1, place + 1, place + 2].some(near => nameLine.test(blocks[near]?.text ?? ''))
}

const nameLine = /^[—–-]? ?\p{Lu}[\p{L}'’.-]{1,30} \p{Lu}[\p{L}'’. -]{1,40}(?:,.{0,60})?$/u

/** Testimonials follow a line that announces them or shows stars; they seldom have quotation marks. */
function hasTestimonials({ text: { blocks } }: Page, { testimonials }: Lexicon): boolean {
  const isAnnounced = ({ text, words }: Block) =>
    stars.test(text) || (words < fewestWords && testimonials.test(plain(text)))
  return blocks.some(
    (block, place) =>
      isAnnounced(block) &&
      blocks.slice(place + 1, place + 1 + nearest).some(({ words }) => words >= fewestWords),
  )
}

const stars = /[★⭐]{3}/u
/** In words: a shorter text is a name or a title. */
const fewestWords = 8
/** In blocks: a subtitle and a row of stars may come between. */
const nearest = 4

const testimonials = {
  fr: 'La page rapporte ce que disent des clients.',
  en: 'The page reports what clients say.',
}

function quoteOf(address: string, { block, text }: PlacedCue) {
  return seen(address, block.selector, text)
}

function attributed(count: number) {
  return {
    fr: `${frenchCount(count, 'citation')} avec le nom de son auteur.`,
    en: `${englishCount(count, 'quotation')} with the name of who is quoted.`,
  }
}

const nobodyNamed = {
  fr: 'Le texte ne cite personne par son nom.',
  en: 'The text quotes nobody by name.',
}

const notExpected = {
  fr: 'Le texte ne cite personne, et une page de ce genre peut s’en passer.',
  en: 'The text quotes nobody, and a page of this kind can do without.',
}
