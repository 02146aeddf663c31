import { profiles, scorecard } from '#audit/judge/scorecard.ts'
import type { Confidence, PageRole, PillarId, SourceLink } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import { englishTypography, frenchTypography } from '#language/typography.ts'
import { inLanguage } from './bilingual.ts'

/** What the audit checks and what it is worth, in the language of a page. */
export interface Rubric {
  readonly version: string
  readonly points: number
  readonly checks: number
  /** How many of the points go to checks of each confidence. */
  readonly byConfidence: Readonly<Record<Confidence, number>>
  readonly pillars: readonly RubricPillar[]
  readonly profiles: readonly RubricProfile[]
}

/** A kind of page of which not everything is asked: the checks that it is spared, and why. */
interface RubricProfile {
  readonly role: PageRole
  readonly why: string
  readonly without: readonly string[]
}

export interface RubricPillar {
  readonly id: PillarId
  readonly name: string
  readonly points: number
  readonly checks: readonly RubricCheck[]
}

export interface RubricCheck {
  readonly id: string
  readonly name: string
  readonly why: string
  /** How to pass it; null where no general advice holds. */
  readonly pass: string | null
  readonly scope: 'page' | 'site'
  /** 0 for a check that is reported but not scored. */
  readonly points: number
  readonly confidence: Confidence
  readonly sources: readonly SourceLink[]
}

/** Read from the audit's own scorecard, so that no page can promise something else. */
export function rubric(language: Language): Rubric {
  const pillars = scorecard.pillars.map(({ id, name, checks }) => ({
    id,
    name,
    points: sum(checks.map(([, points]) => points)),
    checks: checks.map(([{ id, name, why, fix, scope, confidence, sources }, points]) => ({
      id,
      name,
      why,
      pass: fix?.action ?? null,
      scope,
      points,
      confidence,
      sources,
    })),
  }))
  return {
    version: scorecard.version,
    points: sum(pillars.map(({ points }) => points)),
    checks: sum(pillars.map(({ checks }) => checks.length)),
    byConfidence: {
      high: pointsOf(pillars, 'high'),
      moderate: pointsOf(pillars, 'moderate'),
      estimated: pointsOf(pillars, 'estimated'),
    },
    pillars: inLanguage(pillars, language, typography[language]),
    profiles: inLanguage(publishedProfiles, language, typography[language]),
  }
}

const publishedProfiles = Object.entries(profiles).map(([role, { without, why }]) => ({
  // `Object.entries` forgets whose keys these are; the type of `profiles` says it.
  role: role as PageRole,
  why,
  without,
}))

/** One check and its pillar. @throws for a check that is not in the rubric. */
export function checkInRubric({ pillars }: Rubric, id: string) {
  for (const pillar of pillars) {
    const check = pillar.checks.find(candidate => candidate.id === id)
    if (check) return { pillar, check }
  }
  throw new Error(`The rubric has no check "${id}": is its file in content/checks/ left over?`)
}

const typography = { fr: frenchTypography, en: englishTypography } as const

function pointsOf(
  pillars: readonly { readonly checks: readonly Pick<RubricCheck, 'points' | 'confidence'>[] }[],
  level: Confidence,
): number {
  const checks = pillars.flatMap(pillar => pillar.checks)
  return sum(checks.filter(({ confidence }) => confidence === level).map(({ points }) => points))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
