import type { AuditReport, Finding } from './audit-report.ts'

/** Points as every outlet of a report shows them, to one decimal. */
export interface ShownPoints {
  readonly points: number
  readonly maximum: number
}

/** Points that were lost stay visible: no rounding makes them whole, nor nothing of what was won. */
export function shownPoints({ points, maximum }: ShownPoints): ShownPoints {
  const whole = tenths(maximum)
  const [least, most] = [points > 0 ? 1 : 0, points < maximum ? whole - 1 : whole]
  return { points: Math.max(0, Math.min(most, Math.max(least, tenths(points)))) / 10, maximum: whole / 10 }
}

type PillarLine = Pick<AuditReport['pillars'][number], 'pillar'>
type FindingLine = Pick<Finding, 'pillar' | 'points' | 'maximum'>

interface ShownPillars<Pillar extends PillarLine> {
  readonly pillars: readonly (Pillar & ShownPoints)[]
  /** What the rows add up to. */
  readonly total: ShownPoints
}

/** The pillars with the points of their checks as these are shown, so that every sum holds before the eye. */
export function shownPillars<Pillar extends PillarLine>(report: {
  readonly pillars: readonly Pillar[]
  readonly findings: readonly FindingLine[]
}): ShownPillars<Pillar> {
  const pillars = report.pillars.map(pillar => ({
    ...pillar,
    ...sumOf(report.findings.filter(finding => finding.pillar === pillar.pillar).map(shownPoints)),
  }))
  return { pillars, total: sumOf(pillars) }
}

function sumOf(parts: readonly ShownPoints[]): ShownPoints {
  const sum = (key: keyof ShownPoints) => parts.reduce((sum, part) => sum + tenths(part[key]), 0) / 10
  return { points: sum('points'), maximum: sum('maximum') }
}

function tenths(value: number): number {
  return Math.round(value * 10)
}
