import { englishCount, frenchCount } from '#language/counts.ts'
import { latestDay } from '../../read/days.ts'
import type { Site } from '../../read/site/site-facts.ts'
import { type Lexicon, plain } from '../../read/text/lexicon/index.ts'
import { graded, pageCheck, seen } from '../check.ts'
import { cuesOf, type PlacedCue, readingWords } from '../linguistic.ts'
import { geoOptimizer } from '../sources.ts'

const costOfPhrase = 0.5
const fewestWords = 30

export const noStaleWords = pageCheck({
  id: 'no-stale-words',
  confidence: 'estimated',
  name: { fr: 'Aucune phrase n’est périmée', en: 'No sentence is out of date' },
  why: {
    fr: '« Cette année » sur une page ancienne, ou une annonce pour une année passée, peut faire citer une erreur. Une règle de bon sens : aucune étude ne la mesure.',
    en: '“This year” on an old page, or an announcement for a past year, can get an error cited. A rule of common sense: no study measures it.',
  },
  sources: [geoOptimizer],
  decide: (page, site) =>
    readingWords(
      page,
      lexicon => {
        const written = latestDay(page, site)?.slice(0, 4) ?? null
        const stale = [
          ...cuesOf(page, 'future').filter(cue => announcesPastYear(cue, site, lexicon)),
          ...(written === site.day.slice(0, 4) ? [] : cuesOf(page, 'relative-year')),
        ]
        const evidence = stale.slice(0, 3).map(({ block, text }) => seen(page.address, block.selector, text))
        return graded(1 - costOfPhrase * stale.length, sentence(stale.length), evidence)
      },
      fewestWords,
    ),
  fix: {
    title: { fr: 'Remplacer les repères périmés par des dates', en: 'Replace stale references with dates' },
    action: {
      fr: 'Écrivez l’année en chiffres au lieu de « cette année », et mettez au passé ce qui a eu lieu.',
      en: 'Write the year in figures instead of “this year”, and put in the past what has happened.',
    },
    effort: 'low',
  },
})

/** Whether a clause in the future tense names only past years. Another clause of the sentence may be about the past. */
function announcesPastYear({ text }: PlacedCue, { day }: Site, { future }: Lexicon): boolean {
  const clauses = plain(text)
    .split(clauseEnd)
    .filter(clause => future.test(clause))
  return clauses.some(clause => {
    const years = clause.match(/(?<![\d-])20\d{2}(?![\d-])/gu) ?? []
    return years.length > 0 && years.every(year => year < day.slice(0, 4))
  })
}

const clauseEnd = / [—–-] |[;:] |, (?:and|but|so|et|mais|donc) /u

function sentence(count: number) {
  return {
    fr: `${frenchCount(count, 'phrase périmée', 'phrases périmées')} : annonce d'une année passée, ou « cette année » sans date récente.`,
    en: `${englishCount(count, 'stale sentence')}: announcing a past year, or “this year” without a recent date.`,
  }
}
