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
  const { points, maximum } = shownPillars(report).total
  const whole = pointsOf(scorecard.pillars)
  const unmeasured = scorecard.pillars.reduce((sum, { id }) => sum + unmeasuredPoints(report, id), 0)
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
