import { scorecard } from '#audit/judge/scorecard.ts'
import { shownPillars } from '#contracts/report-points.ts'
import type { Report } from '../report.ts'
import { unmeasuredPoints } from './points.ts'

/** Where points of the rubric went. The four parts add up to the whole, to the tenth that is shown. */
export interface Account {
  readonly won: number
  readonly lost: number
  /** Of checks that could not tell. */
  readonly unmeasured: number
  /** Of checks that have no object on the site, or not on every page. */
  readonly aside: number
  readonly whole: number
}

type Accounted = Pick<Report, 'rubricVersion' | 'pillars' | 'findings'>

/** All points of the rubric; null for a report of another one, whose points are not known here. */
export function accountOf(report: Accounted): Account | null {
  if (report.rubricVersion !== scorecard.version) return null
  const { total } = shownPillars(report)
  const unmeasured = scorecard.pillars.reduce((sum, { id }) => sum + unmeasuredPoints(report, id), 0)
  return account(total, unmeasured, pointsOf(scorecard.pillars))
}

/** The points of a pillar; those of a report of another rubric end with what was at stake. */
export function accountOfPillar(report: Accounted, shown: Shown & Pick<Pillar, 'pillar'>): Account {
  const isKnown = report.rubricVersion === scorecard.version
  const whole = pointsOf(scorecard.pillars.filter(({ id }) => id === shown.pillar))
  return account(shown, unmeasuredPoints(report, shown.pillar), isKnown ? whole : shown.maximum)
}

type Pillar = Report['pillars'][number]
type Shown = Pick<Pillar, 'points' | 'maximum'>

function account({ points, maximum }: Shown, unmeasured: number, whole: number): Account {
  return {
    won: points,
    lost: tenth(maximum - points),
    unmeasured,
    aside: Math.max(0, tenth(whole - maximum - unmeasured)),
    whole,
  }
}

function pointsOf(pillars: typeof scorecard.pillars): number {
  return pillars.flatMap(({ checks }) => checks).reduce((sum, [, points]) => sum + points, 0)
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
