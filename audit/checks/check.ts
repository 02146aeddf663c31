import type { Confidence, Evidence, Fix, Patch, SourceLink, Verdict } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import type { Page, Site } from '../read/site/site-facts.ts'

export { seen } from '../read/evidence.ts'

/** What is common to all checks. Their points are only in `audit/judge/scorecard.ts`. */
interface Description {
  /** Also the name of its file. */
  readonly id: string
  readonly confidence: Confidence
  readonly name: Bilingual
  readonly why: Bilingual
  readonly sources: readonly SourceLink[]
}

export interface PageCheck extends Description {
  readonly scope: 'page'
  decide(page: Page, site: Site): Outcome
  readonly fix: PageRemedy | null
}

export interface SiteCheck extends Description {
  readonly scope: 'site'
  decide(site: Site): Outcome
  readonly fix: Remedy | null
}

export type Check = PageCheck | SiteCheck

export interface Remedy {
  readonly title: Bilingual
  readonly action: Bilingual
  readonly effort: Fix['effort']
}

interface PageRemedy extends Remedy {
  /** A text to copy that the page says already in another place; null when only its owner can write it. */
  patch?(page: Page, site: Site): Patch | null
}

export interface Outcome {
  readonly verdict: Verdict
  /** The share of the points won, 0 to 1; null when the check does not count. */
  readonly share: number | null
  readonly sentence: Bilingual
  readonly evidence: readonly Evidence[]
}

export function pageCheck(check: Omit<PageCheck, 'scope'>): PageCheck {
  return { scope: 'page', ...check }
}

export function siteCheck(check: Omit<SiteCheck, 'scope'>): SiteCheck {
  return { scope: 'site', ...check }
}

export function passed(sentence: Bilingual, evidence: readonly Evidence[] = []): Outcome {
  return { verdict: 'passed', share: 1, sentence, evidence }
}

export function failed(sentence: Bilingual, evidence: readonly Evidence[] = []): Outcome {
  return { verdict: 'failed', share: 0, sentence, evidence }
}

/** Passed at 1, failed at 0, partial between. */
export function graded(share: number, sentence: Bilingual, evidence: readonly Evidence[] = []): Outcome {
  if (share >= 1) return passed(sentence, evidence)
  return share <= 0 ? failed(sentence, evidence) : { verdict: 'partial', share, sentence, evidence }
}

export function notApplicable(sentence: Bilingual): Outcome {
  return { verdict: 'not-applicable', share: null, sentence, evidence: [] }
}

export function nothingToJudge(sentence: Bilingual): Outcome {
  return { verdict: 'nothing-to-judge', share: 0, sentence, evidence: [] }
}

/** More would bring more, and what is there is no fault. */
export function roomToGrow(share: number, sentence: Bilingual): Outcome {
  return { verdict: 'room-to-grow', share, sentence, evidence: [] }
}

export function couldNotTell(sentence: Bilingual, evidence: readonly Evidence[] = []): Outcome {
  return { verdict: 'could-not-tell', share: null, sentence, evidence }
}

/** 0 at the worst value or beyond, 1 at the best, linear in between. */
export function between(worst: number, best: number, value: number): number {
  return Math.min(1, Math.max(0, (value - worst) / (best - worst)))
}
