import { readFileSync } from 'node:fs'

export type BadInputField = 'name' | 'email' | 'company' | 'phone' | 'message' | 'website'

/** A text, or how to make one: `times` is a number, or says how the limit of the field is met. */
type Value = string | { repeat: string; times: number | 'max' | 'max+1' | 'fill' } | { concat: Value[] }

/** What someone may type in a field, and whether it is stored to the letter or refused. */
export interface BadInput {
  readonly field: BadInputField
  readonly value: Value
  readonly expect: 'stored' | 'refused'
  /** What is stored when it is not the value itself. */
  readonly stored?: string
  readonly reason: string
}

// The file is ours, written by hand: its form is what the type says.
export const badInputs: readonly BadInput[] = JSON.parse(
  readFileSync(new URL('bad-inputs.json', import.meta.url), 'utf8'),
)

/** The text of a case, for a field that stores `limit` characters. */
export function textOfInput(value: Value, limit: number): string {
  if (typeof value === 'string') return value
  if ('concat' in value) return value.concat.map(part => textOfInput(part, limit)).join('')
  const length = [...value.repeat].length
  const times = { max: limit / length, 'max+1': limit + 1, fill: Math.floor(limit / length) }
  return value.repeat.repeat(typeof value.times === 'number' ? value.times : times[value.times])
}
