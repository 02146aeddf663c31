import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps, Report } from '../report.ts'

const firstFixes = 3

/**
 * The score that a site can reach with the first fixes; null when there is nothing to fix. A capped score
 * does not rise by the sum of its fixes: nothing is promised for it.
 */
export function potentialOf({ score, fixes }: Report): number | null {
  const gain = fixes.slice(0, firstFixes).reduce((sum, { points }) => sum + points, 0)
  if (gain === 0 || score === null || score.cappedBy) return null
  return Math.min(100, Math.round(score.points + gain))
}

/** "With the first 3 fixes, up to 72." */
export function potentialSentence({ report, words, language }: PartProps, potential: number): string {
  const count = Math.min(firstFixes, report.fixes.length)
  const sentence = counted(words.score.ruler.potential, count, language)
  return fill(sentence, { count, points: figure(potential, language) })
}
