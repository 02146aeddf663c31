import { englishCount, frenchCount } from '#language/counts.ts'
import type { Block } from '../../read/page/page-facts.ts'
import { sectionsOf } from '../../read/page/sections.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { type Lexicon, plain } from '../../read/text/lexicon/index.ts'
import { graded, notApplicable, pageCheck, seen } from '../check.ts'
import { hasCue, readingContent } from '../linguistic.ts'
import { convincingEvidence, geo, verifiability } from '../sources.ts'

export const sourcedFigures = pageCheck({
  id: 'sourced-figures',
  confidence: 'moderate',
  name: { fr: 'Les statistiques sont accompagnées de leur source', en: 'Statistics come with their source' },
  why: {
    fr: 'Citer ses sources a augmenté la présence dans les réponses en laboratoire (+27 %, GEO, 2024, tableau 1, colonne « Overall »). Une autre étude trouve que la pertinence pèse plus que les références (Wan, 2024).',
    en: 'Citing sources raised presence in answers in the lab (+27%, GEO, 2024, Table 1, Overall column). Another study finds that relevance weighs more than references (Wan, 2024).',
  },
  sources: [geo, verifiability, convincingEvidence],
  decide: page =>
    readingContent(page, lexicon => {
      const { blocks } = page.text
      const claims = blocks.filter(
        block => statisticsIn(block, lexicon).length > 0 && !isExample(block, lexicon),
      )
      if (claims.length === 0) return notApplicable(noClaim)
      const summaries = summariesIn(blocks)
      const bare = claims.filter(block => !summaries.has(block) && !isSourced(block, page, lexicon))
      const evidence = bare.slice(0, 3).map(({ selector, text }) => seen(page.address, selector, text))
      return graded(
        1 - bare.length / claims.length,
        sentence(claims.length - bare.length, claims.length),
        evidence,
      )
    }),
  fix: {
    title: { fr: 'Donner la source de chaque statistique', en: 'Give the source of each statistic' },
    action: {
      fr: 'Dans le même paragraphe que le chiffre, nommez qui l’a mesuré et quand, avec un lien vers l’original. Pour vos propres mesures, dites la méthode et l’échantillon.',
      en: 'In the same paragraph as the figure, name who measured it and when, with a link to the original. For your own measurements, state the method and the sample.',
    },
    effort: 'medium',
  },
})

const noClaim = {
  fr: 'La page ne donne pas de statistique à sourcer.',
  en: 'The page gives no statistic that asks for a source.',
}

/** In words. */
const longestSourceLine = 30
const loneFigure = 4

/**
 * Sentences with a share or a multiple that somebody must have measured, so that a reader would ask for its source.
 * Prices, offers, rules, properties of products, and figures of the site about itself and its clients need none.
 */
function statisticsIn({ kind, sentences, text: whole }: Block, lexicon: Lexicon): readonly string[] {
  if (kind === 'code' || kind === 'heading' || kind === 'table' || lexicon.ourselves.test(plain(whole)))
    return []
  return sentences.filter(sentence => {
    const text = plain(sentence)
    const states = text.split(' ').length >= fewestWords && !ownClients.test(text)
    return states && lexicon.statistic.test(text) && !lexicon.allowance.test(text)
  })
}

/** In words: a shorter text labels a gauge or a graph. */
const fewestWords = 6
const ownClients = /(?<!\p{L})(?:clients?|customers?|patients?|members|adhérents?|élèves)(?!\p{L})/iu

/** An example that says so, or a calculation: nobody measured its figures. */
function isExample({ text }: Block, lexicon: Lexicon): boolean {
  return lexicon.example.test(plain(text)) || calculation.test(plain(text))
}

/** The operator comes first and its number in a lookbehind: the other way round, each digit would search for an operator. */
const calculation = / [×*÷/+−-] (?<=\d[^=.;]{0,20} . )[^=]{1,200} = /u

/** Blocks below a heading that is a link to another site: they summarise that work. */
function summariesIn(blocks: readonly Block[]): ReadonlySet<Block> {
  const summed = sectionsOf(blocks).filter(({ heading }) => linksToWork(heading))
  return new Set(summed.flatMap(({ body }) => body))
}

function linksToWork({ text, links }: Block): boolean {
  return links.some(link => link.external && link.text === text)
}

/** The block names its source, or a source line follows. A figure alone belongs to the block beside it. */
function isSourced(block: Block, { text }: Page, lexicon: Lexicon): boolean {
  const next = text.blocks.find(({ order }) => order > block.order)
  const previous = text.blocks.findLast(({ order }) => order < block.order)
  if (namesSource(block) || (previous && isLoneFigure(previous) && namesSource(previous))) return true
  return next !== undefined && (isLoneFigure(block) ? namesSource(next) : isSourceLine(next, lexicon))
}

function isLoneFigure({ kind, words }: Block): boolean {
  return kind !== 'heading' && words <= loneFigure
}

/** Names or links its source, has a reference mark, or says that the authors measured it. */
function namesSource(block: Block): boolean {
  const linked = block.links.some(({ external, text }) => external || referenceMark.test(text))
  return linked || authorAndYear.test(plain(block.text)) || hasCue(block, 'attribution', 'first-hand')
}

/** "(Wan, 2024)", "(+27%, GEO, 2024, Table 1)": a citation by author and year. */
const authorAndYear = /\((?:[^()]{1,60}, )?\p{Lu}[^(),]{1,60}, (?:19|20)\d{2}(?:, [^()]{1,80})?\)/u

/** A link such as "1" or "[12]", to a note. */
const referenceMark = /^\[?\d{1,3}\]?$/u

/** "Source: Flue Observatory, 2024." below a table or a paragraph. */
function isSourceLine(block: Block, lexicon: Lexicon): boolean {
  const { words } = block
  return (
    words <= longestSourceLine && hasCue(block, 'attribution') && statisticsIn(block, lexicon).length === 0
  )
}

function sentence(sourced: number, whole: number) {
  return {
    fr: `${frenchCount(sourced, 'passage chiffré', 'passages chiffrés')} sur ${whole}, avec une source nommée ou en lien.`,
    en: `${sourced} of ${englishCount(whole, 'passage')} with statistics, with a source named or linked.`,
  }
}
