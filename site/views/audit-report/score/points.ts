import { scorecard } from '#audit/judge/scorecard.ts'
import { firstFixes } from '#contracts/audit-report.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps, Report } from '../report.ts'

/** How good a share of the points is, in a word. */
export type Standing = 'strong' | 'fair' | 'weak'

/**
 * The thresholds of the words, in points of 100. An editorial choice until the weights are calibrated; the
 * method section of the report says so.
 */
export const standingFrom = { strong: 70, fair: 45 } as const

/** The standing of points out of a maximum; null when nothing could be measured. */
export function standingOf(points: number, maximum: number): Standing | null {
  if (maximum === 0) return null
  const share = (100 * points) / maximum
  if (share >= standingFrom.strong) return 'strong'
  return share >= standingFrom.fair ? 'fair' : 'weak'
}

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

type Finding = Report['findings'][number]

/** What a pillar lost most by, however little: where points are missing before the eye, a check says why. */
export function costliest(findings: readonly Finding[], pillar: Finding['pillar']): Finding | undefined {
  const lost = ({ points, maximum }: Finding) => maximum - points
  return findings
    .filter(finding => finding.pillar === pillar && lost(finding) > 0)
    .toSorted((one, other) => lost(other) - lost(one))[0]
}

/** Whether all that a pillar lost is room to grow: then it has no fault, however few its points. */
export function onlyGrows(findings: readonly Finding[], pillar: Finding['pillar']): boolean {
  const losing = findings.filter(finding => finding.pillar === pillar && finding.points < finding.maximum)
  return losing.length > 0 && losing.every(({ verdict }) => verdict === 'room-to-grow')
}

/** Whether a pillar without points was judged all the same: the rubric gives the checks that it has none. */
export function isUnscored(findings: readonly Finding[], pillar: Finding['pillar']): boolean {
  const own = findings.filter(finding => finding.pillar === pillar)
  const isJudged = own.some(({ verdict }) => verdict !== 'could-not-tell' && verdict !== 'not-applicable')
  return isJudged && own.every(({ maximum }) => maximum === 0)
}

/**
 * The points of a pillar that could not be measured, by the rubric; none in a report of another rubric, whose weights
 * are not known here.
 */
export function unmeasuredPoints(
  { rubricVersion, findings }: Pick<Report, 'rubricVersion' | 'findings'>,
  pillar: Finding['pillar'],
): number {
  if (rubricVersion !== scorecard.version) return 0
  const unmeasured = findings.filter(({ verdict }) => verdict === 'could-not-tell').map(({ check }) => check)
  const checks = scorecard.pillars.find(({ id }) => id === pillar)?.checks ?? []
  return checks.reduce((sum, [{ id }, points]) => sum + (unmeasured.includes(id) ? points : 0), 0)
}
