import { shownPath } from '#contracts/addresses/shown-address.ts'
import type { Confidence, Fix, Patch } from '#contracts/audit-report.ts'
import type { PageCheck, Remedy } from '../checks/check.ts'
import type { Page, Site } from '../read/site/site-facts.ts'
import type { CheckResult, PageCheckResult, PageOutcome, SiteCheckResult } from './run-checks.ts'
import { rounded } from './score.ts'

/** In points of the score: a smaller gain is not worth a line of the roadmap. */
const leastPoints = 0.1

export interface RoadmapContext {
  readonly site: Site
  /** Points of the score for one point of a check: more than 1 when some checks could not be judged. */
  readonly scale: number
  /** The check whose fix opens the gate that caps the score, or null; and the points lost to the cap. */
  readonly gate: { readonly check: string; readonly lost: number } | null
}

/**
 * What to do, best first: recoverable points times the confidence in them, divided by the effort; the fix that
 * lifts the cap of the score comes first. Its effort alone says by when each can be done.
 */
export function roadmap(results: readonly CheckResult[], context: RoadmapContext): readonly Fix[] {
  return results
    .flatMap(result => ranked(result, context))
    .filter(({ fix }) => fix.points >= leastPoints)
    .sort((one, other) => other.rank - one.rank)
    .map(({ fix }) => fix)
}

/** Editorial choices. */
const confidenceFactors: Readonly<Record<Confidence, number>> = { high: 1, moderate: 0.7, estimated: 0.4 }
const effortFactors: Readonly<Record<Fix['effort'], number>> = { low: 1, medium: 2, high: 4 }
const horizons: Readonly<Record<Fix['effort'], Fix['horizonDays']>> = { low: 30, medium: 60, high: 90 }

function ranked(result: CheckResult, { site, scale, gate }: RoadmapContext) {
  const fix = 'outcome' in result ? siteFix(result) : pagesFix(result, site)
  const { points, maximum } = result.points
  if (!fix || points >= maximum) return []
  const recoverable = (maximum - points) * scale
  if (gate?.check === fix.check) {
    return [{ rank: Number.POSITIVE_INFINITY, fix: { ...fix, points: rounded(recoverable + gate.lost) } }]
  }
  const rank = (recoverable * confidenceFactors[result.check.confidence]) / effortFactors[fix.effort]
  return [{ rank, fix: { ...fix, points: rounded(recoverable) } }]
}

/** Where there is nothing to judge, nothing is known to need mending. */
function siteFix({ check, outcome }: SiteCheckResult): Omit<Fix, 'points'> | null {
  if (!check.fix || outcome.verdict === 'nothing-to-judge') return null
  return { ...plan(check.id, check.fix), pages: [], patch: null }
}

/** With a patch for the page that loses the most, among those for which one can be written. */
function pagesFix({ check, outcomes }: PageCheckResult, site: Site): Omit<Fix, 'points'> | null {
  const losing = outcomes.filter(isLosing).sort((one, other) => one.share - other.share)
  if (!check.fix || losing.length === 0) return null
  return {
    ...plan(check.id, check.fix),
    pages: losing.map(({ page }) => page.address),
    patch: losing.map(({ page }) => patchFor(page, check, site)).find(patch => patch !== null) ?? null,
  }
}

/** A tag goes into one page, which is added to its place: `/services <head>`. */
function patchFor(page: Page, { fix }: PageCheck, site: Site): Patch | null {
  const patch = fix?.patch?.(page, site) ?? null
  return patch && { ...patch, place: `${shownPath(page.address)} ${patch.place}` }
}

function isLosing(outcome: PageOutcome): outcome is PageOutcome & { share: number } {
  return outcome.share !== null && outcome.share < 1 && outcome.verdict !== 'nothing-to-judge'
}

/** What a check asks to be done, and by when. */
export function plan(check: string, { title, action, effort }: Remedy) {
  return { check, title, action, effort, horizonDays: horizons[effort] }
}
