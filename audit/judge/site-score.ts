import type { EngineAccess, Score } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { type CappingGate, cappingGate, gateChecks, gateNames } from './gates.ts'
import type { CheckResult } from './run-checks.ts'
import { cap, scoreOf } from './score.ts'

export interface SiteScore {
  readonly score: Score
  /** Points of the score for one point of a check. */
  readonly scale: number
  /** The check whose fix lifts the cap and the points lost to the cap; null without a cap. */
  readonly gate: { readonly check: string; readonly lost: number } | null
}

/** The score of the site, capped when a decisive engine fails a gate; null when nothing could be judged. */
export function scoreSite(
  results: readonly CheckResult[],
  engines: readonly EngineAccess[],
): SiteScore | null {
  const open = scoreOf(results.map(({ mark }) => mark))
  if (!open) return null
  const capping = cappingGate(engines)
  const points = capping ? Math.min(open.points, cap) : open.points
  return {
    score: {
      points: Math.round(points),
      band: Math.round(open.band),
      cappedBy: capping?.gate ?? null,
      sentence: capping ? cappedSentence(capping) : sentence(results),
    },
    scale: 100 / results.reduce((sum, result) => sum + result.points.maximum, 0),
    gate: capping && { check: gateChecks[capping.gate], lost: open.points - points },
  }
}

function cappedSentence({ gate, engines }: CappingGate): Bilingual {
  return {
    fr: `La note est plafonnée à ${cap} : pour ${engines.join(', ')}, la condition « ${gateNames[gate].fr} » n'est pas remplie.`,
    en: `The score is capped at ${cap}: for ${engines.join(', ')}, the condition “${gateNames[gate].en}” does not hold.`,
  }
}

/** Names the check that loses the most points: what is read first should be repaired first. */
function sentence(results: readonly CheckResult[]): Bilingual {
  const [heaviest] = [...results].sort((one, other) => lossOf(other) - lossOf(one))
  if (!heaviest || lossOf(heaviest) < 0.05) {
    return {
      fr: 'Tout ce qui a pu être vérifié sur ce site est en ordre. La note mesure la préparation du site, pas ses citations.',
      en: 'Everything that could be checked on this site is in order. The score measures readiness, not citations.',
    }
  }
  const { check, points } = heaviest
  return {
    fr: `Le contrôle qui coûte le plus à ce site : « ${check.name.fr} » (${figure(points.points, 'fr')} sur ${figure(points.maximum, 'fr')}). La note mesure la préparation du site, pas ses citations.`,
    en: `The check that costs this site the most: “${check.name.en}” (${figure(points.points, 'en')} of ${figure(points.maximum, 'en')}). The score measures readiness, not citations.`,
  }
}

function lossOf({ points }: CheckResult): number {
  return points.maximum - points.points
}
