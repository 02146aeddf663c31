import { englishCount, frenchCount } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { type ConflictingFigures, conflictingFigures } from '../../read/page/conflicting-figures.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { plain } from '../../read/text/lexicon/index.ts'
import { between, graded, pageCheck, seen } from '../check.ts'
import { cuesOf, hasCue, readingContent } from '../linguistic.ts'
import { geo } from '../sources.ts'

/** Share of all words that one repeated word may have; at twice that, no points are left. */
const repetition = 0.08
const stuffing = 0.16
/** A page may name its own subject this many times as often as another word. */
const ownSubject = 2
/** In a shorter text, some word is always frequent. */
const fewestWords = 300
/** Each unproven superlative costs a quarter. */
const costOfSuperlative = 0.25
/** An engine cannot rely on either of two contradictory figures. */
const costOfContradiction = 0.5

export const noOverstatement = pageCheck({
  id: 'no-overstatement',
  confidence: 'moderate',
  name: {
    fr: 'Ni mots-clés répétés, ni superlatifs sans preuve, ni chiffres contradictoires',
    en: 'No stuffed keywords, no superlatives without proof, no contradictory figures',
  },
  why: {
    fr: 'Répéter un mot-clé a fait baisser la présence dans les réponses en laboratoire (−8 %, GEO, 2024, tableau 1, colonne « Overall »).',
    en: 'Repeating a keyword lowered presence in answers in the lab (−8%, GEO, 2024, Table 1, Overall column).',
  },
  sources: [geo],
  decide: page =>
    readingContent(page, lexicon => {
      const unproven = cuesOf(page, 'superlative').filter(
        ({ block, text }) =>
          lexicon.ourselves.test(plain(text)) &&
          !hasCue(block, 'figure', 'attribution') &&
          !(block.kind === 'quote' || quoted.test(block.text)),
      )
      const conflicts = conflictingFigures(page.text.blocks, lexicon)
      const share = topShare(page)
      const cost = costOfSuperlative * unproven.length + costOfContradiction * conflicts.length
      const won = Math.min(between(stuffing, repetition, share), 1 - cost)
      const evidence = [
        ...conflicts.slice(0, 1).flatMap(({ one, other }) => [one, other].map(quoteOf(page))),
        ...unproven.slice(0, 3).map(({ block, text }) => seen(page.address, block.selector, text)),
      ]
      return graded(won, sentence(unproven.length, conflicts.length, share), evidence)
    }),
  fix: {
    title: { fr: 'Remplacer les superlatifs par des faits', en: 'Replace superlatives with facts' },
    action: {
      fr: 'Remplacez « le meilleur » ou « leader » par le fait qui le prouve, et variez les mots qui reviennent sans cesse.',
      en: 'Replace “the best” or “leader” with the fact that proves it, and vary the words that keep coming back.',
    },
    effort: 'low',
  },
})

/** What a client says stands between quotation marks, of which a page may have lost one. */
const quoted = /^\s*[«“"]|[»”"]\s*$/u

function quoteOf({ address }: Page) {
  return ({ block, sentence }: ConflictingFigures['one']) => seen(address, block.selector, sentence)
}

/** The share of the most frequent word in the paragraphs. */
function topShare({ text, topic }: Page): number {
  const prose = text.blocks.filter(({ kind }) => kind === 'paragraph')
  const words = prose.reduce((sum, block) => sum + block.words, 0)
  if (words < fewestWords) return 0
  const counts = new Map<string, number>()
  for (const term of prose.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const shares = [...counts].map(([term, count]) => count / words / (topic.includes(term) ? ownSubject : 1))
  return Math.max(0, ...shares)
}

function sentence(superlatives: number, contradictions: number, share: number) {
  const percent = share * 100
  const isContradictory = contradictions > 0
  const repeats = share > repetition
  const twice = {
    fr: isContradictory
      ? ` ; ${frenchCount(contradictions, 'affirmation')} avec deux chiffres différents`
      : '',
    en: isContradictory ? `; ${englishCount(contradictions, 'statement')} with two different figures` : '',
  }
  const repeated = {
    fr: repeats ? ` ; le mot le plus répété fait ${figure(percent, 'fr')} % du texte` : '',
    en: repeats ? `; the most repeated word makes ${figure(percent, 'en')}% of the text` : '',
  }
  return {
    fr: `${frenchCount(superlatives, 'superlatif')} sans preuve${twice.fr}${repeated.fr}.`,
    en: `${englishCount(superlatives, 'superlative')} without proof${twice.en}${repeated.en}.`,
  }
}
