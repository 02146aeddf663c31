import type {
  PillarComparison,
  RivalComparison,
  RivalEngine,
  RivalGap,
  Won,
} from '#contracts/audit-comparison.ts'
import { type AuditReport, type Finding, type PillarResult, pillarIds } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { withFrenchSentences } from '../french-report.ts'
import { rounded } from '../judge/score.ts'
import { comparedReport, findingsById } from './sides.ts'

/** In points of the check: a smaller gap is noise. */
const leastGap = 0.25

export function rivalComparison(own: AuditReport, rival: AuditReport): RivalComparison {
  const gaps = gapsBetween(own, rival)
  return {
    own: comparedReport(own),
    rival: comparedReport(rival),
    // The sentences of the reports are typeset already.
    sentence: withFrenchSentences(sentence(own, rival)),
    pillars: pillarsOf(own, rival),
    engines: enginesOf(own, rival),
    behind: gaps.filter(({ points }) => points < 0).sort((one, other) => one.points - other.points),
    ahead: gaps.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points),
  }
}

/** The pillars of either report, in order. */
function pillarsOf(own: AuditReport, rival: AuditReport): readonly PillarComparison[] {
  return pillarIds.flatMap(id => {
    const [one, other] = [own, rival].map(({ pillars }) => pillars.find(({ pillar }) => pillar === id))
    const name = (other ?? one)?.name
    return name ? [{ pillar: id, name, one: wonIn(one), other: wonIn(other) }] : []
  })
}

function wonIn(result: PillarResult | undefined): Won | null {
  return result ? { points: result.points, maximum: result.maximum } : null
}

/** By the share of points, so that a check that applies to only some pages weighs the same on both sides. */
function gapsBetween(own: AuditReport, rival: AuditReport): readonly RivalGap[] {
  const theirs = findingsById(rival)
  return own.findings.flatMap(finding => {
    const other = theirs.get(finding.check)
    if (!other || finding.maximum === 0 || other.maximum === 0) return []
    const points = rounded(gapOf(finding, other))
    if (Math.abs(points) < leastGap) return []
    const { check, name, sentence } = finding
    return [{ check, name, own: sentence, rival: other.sentence, points }]
  })
}

function gapOf(own: Finding, rival: Finding): number {
  const whole = Math.max(own.maximum, rival.maximum)
  return whole * (own.points / own.maximum - rival.points / rival.maximum)
}

function enginesOf(own: AuditReport, rival: AuditReport): readonly RivalEngine[] {
  return own.engines.flatMap(({ engine, name, open }) => {
    const other = rival.engines.find(candidate => candidate.engine === engine)
    return other ? [{ engine, name, own: open, rival: other.open }] : []
  })
}

function sentence(own: AuditReport, rival: AuditReport): Bilingual {
  if (!own.score || !rival.score) {
    return {
      fr: `L'un des deux sites n'a pas pu être noté : il n'y a rien à comparer.`,
      en: 'One of the two sites could not be scored: there is nothing to compare.',
    }
  }
  const lead = own.score.points - rival.score.points
  // Two scores closer than their uncertainty count as equal.
  if (Math.abs(lead) <= Math.max(own.score.band, rival.score.band)) {
    return {
      fr: `${own.site} et ${rival.site} sont au coude à coude : l'écart est plus petit que l'incertitude de la note.`,
      en: `${own.site} and ${rival.site} are neck and neck: the gap is smaller than the uncertainty of the score.`,
    }
  }
  const [first, second] = lead > 0 ? [own.site, rival.site] : [rival.site, own.site]
  const gap = Math.abs(lead)
  return {
    fr: `${first} est mieux préparé que ${second} de ${frenchCount(gap, 'point')}. Cela ne dit pas qui est le plus cité.`,
    en: `${first} is better prepared than ${second} by ${englishCount(gap, 'point')}. This does not say who is cited more.`,
  }
}
