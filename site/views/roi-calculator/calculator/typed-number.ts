import type { Language } from '#contracts/languages.ts'

type NumberProblem = 'empty' | 'malformed' | 'below' | 'above'

export type TypedNumber =
  | { readonly value: number; readonly problem: null }
  | { readonly value: null; readonly problem: NumberProblem }

interface Range {
  readonly minimum: number
  readonly maximum: number
}

/** Reads a number as people type it in a language: « 2 000 », « 2,5 », "2,000", "2.5". */
export function readNumber(text: string, language: Language, { minimum, maximum }: Range): TypedNumber {
  const digits = withoutGrouping(text, language).replace(',', '.')
  if (digits === '') return wrong('empty')
  if (!plainNumber.test(digits)) return wrong('malformed')
  const value = Number(digits)
  if (value < minimum) return wrong('below')
  if (value > maximum) return wrong('above')
  return { value, problem: null }
}

const plainNumber = /^-?(?:\d+\.?\d*|\.\d+)$/u

/** In English a comma before three digits groups thousands; in French it always begins the decimals. */
function withoutGrouping(text: string, language: Language): string {
  const compact = text.replace(/\s/gu, '').replace('−', '-')
  return language === 'en' ? compact.replace(/,(?=\d{3}(?!\d))/gu, '') : compact
}

function wrong(problem: NumberProblem): TypedNumber {
  return { value: null, problem }
}
