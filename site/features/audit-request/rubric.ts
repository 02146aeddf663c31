import { scorecard } from '#audit/scorecard.ts'
import { frenchTypography } from '#contracts/french-typography.ts'
import type { Language } from '#contracts/languages.ts'
import { inLanguage } from '../../content/bilingual.ts'

/** What is checked and what it is worth, in the language of a page. */
export interface Rubric {
  readonly version: string
  readonly points: number
  readonly pillars: readonly RubricPillar[]
}

export interface RubricPillar {
  readonly name: string
  readonly points: number
  /** The checks that are worth something: the others are only reported. */
  readonly checks: readonly { readonly name: string; readonly points: number }[]
}

/** The rubric as the audit itself has it, so that the page cannot promise another. */
export function rubric(language: Language): Rubric {
  const pillars = scorecard.pillars.map(({ name, checks }) => ({
    name,
    points: sum(checks.map(([, points]) => points)),
    checks: checks
      .filter(([, points]) => points > 0)
      .map(([check, points]) => ({ name: check.name, points })),
  }))
  return {
    version: scorecard.version,
    points: sum(pillars.map(({ points }) => points)),
    pillars: inLanguage(pillars, language, language === 'fr' ? frenchTypography : undefined),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
