import type { PillarId } from '#contracts/audit-report.ts'
import type { Outcome, PageCheck, SiteCheck } from '../checks/check.ts'
import { couldNotTell, notApplicable, seen } from '../checks/check.ts'
import { isAsked, profiles } from '../checks/profiles.ts'
import type { Page, Site } from '../read/site/site-facts.ts'
import { cutPage } from './problems.ts'
import { type Mark, type Points, pointsOf } from './score.ts'
import { roleWeights, type ScorecardLine, scorecard } from './scorecard.ts'

export type CheckResult = PageCheckResult | SiteCheckResult

interface Result {
  readonly pillar: PillarId
  readonly mark: Mark
  readonly points: Points
}

export interface PageCheckResult extends Result {
  readonly check: PageCheck
  readonly outcomes: readonly PageOutcome[]
}

export interface SiteCheckResult extends Result {
  readonly check: SiteCheck
  readonly outcome: Outcome
}

export interface PageOutcome extends Outcome {
  readonly page: Page
}

/** Runs every check of the scorecard, in its order, as long as there is time. */
export function runChecks(site: Site, isOver = never): readonly CheckResult[] {
  return scorecard.pillars.flatMap(({ id, checks }) => checks.map(line => runCheck(line, id, site, isOver)))
}

const never = () => false

export function runCheck(
  [check, points]: ScorecardLine,
  pillar: PillarId,
  site: Site,
  isOver = never,
): CheckResult {
  const inTime: Attempt = (address, decide) => (isOver() ? outOfTime : attempt(address, decide))
  return check.scope === 'page'
    ? runOnPages(check, { pillar, points }, site, inTime)
    : runOnSite(check, { pillar, points }, site, inTime)
}

type Attempt = (address: string, decide: () => Outcome) => Outcome

const outOfTime = couldNotTell({
  fr: "Le temps de l'audit était écoulé avant ce contrôle. Il ne compte pas dans la note.",
  en: 'The audit ran out of time before this check. It does not count in the score.',
})

interface Line {
  readonly pillar: PillarId
  readonly points: number
}

function runOnPages(
  check: PageCheck,
  { pillar, points }: Line,
  site: Site,
  inTime: Attempt,
): PageCheckResult {
  const outcomes = site.pages.map(page => ({
    page,
    ...withCutNote(
      page,
      inTime(page.address, () => decideOn(check, page, site)),
    ),
  }))
  const shares = outcomes.map(({ page, share }) => ({ weight: roleWeights[page.role], share }))
  const mark = { points, confidence: check.confidence, shares }
  return { check, pillar, outcomes, mark, points: pointsOf(mark) }
}

/** Checks that do not apply to a role do not count for its pages; the list of them is published. */
function decideOn(check: PageCheck, page: Page, site: Site): Outcome {
  const profile = profiles[page.role]
  return profile && !isAsked(check.id, page.role) ? notApplicable(profile.why) : check.decide(page, site)
}

/** Says of a truncated page that only its beginning was judged. */
function withCutNote({ exchange }: Page, outcome: Outcome): Outcome {
  if (!exchange.truncated) return outcome
  const { fr, en } = outcome.sentence
  return { ...outcome, sentence: { fr: `${fr} ${cutPage.fr}`, en: `${en} ${cutPage.en}` } }
}

function runOnSite(check: SiteCheck, { pillar, points }: Line, site: Site, inTime: Attempt): SiteCheckResult {
  const outcome = inTime(site.address, () => check.decide(site))
  const mark = { points, confidence: check.confidence, shares: [{ weight: 1, share: outcome.share }] }
  return { check, pillar, outcome, mark, points: pointsOf(mark) }
}

/** A check that throws could not tell: an error of ours never costs points. */
function attempt(address: string, decide: () => Outcome): Outcome {
  try {
    return decide()
  } catch (error) {
    return couldNotTell(
      {
        fr: "Ce contrôle s'est arrêté sur une erreur de notre part. Il ne compte pas dans la note.",
        en: 'This check stopped on an error of ours. It does not count in the score.',
      },
      [seen(address, 'audit', String(error))],
    )
  }
}
