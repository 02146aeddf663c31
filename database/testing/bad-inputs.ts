import { readFileSync } from 'node:fs'

export type BadInputField = 'name' | 'email' | 'company' | 'phone' | 'message' | 'website'

/** A text, or how to build one: `times` is a number, or relates to the limit of the field. */
type Value = string | { repeat: string; times: number | 'max' | 'max+1' | 'fill' } | { concat: Value[] }

/** What someone may type in a field, and whether it is stored unchanged or refused. */
interface BadInput {
  readonly field: BadInputField
  readonly value: Value
  readonly expect: 'stored' | 'refused'
  /** Where the stored text differs from the value. */
  readonly stored?: string
  readonly reason: string
}

// The file is ours and has the form of this type.
export const badInputs: readonly BadInput[] = JSON.parse(
  readFileSync(new URL('bad-inputs.json', import.meta.url), 'utf8'),
)

/** The text of a case, for a field of at most `limit` characters. */
export function textOfInput(value: Value, limit: number): string {
  if (typeof value === 'string') return value
  if ('concat' in value) return value.concat.map(part => textOfInput(part, limit)).join('')
  const length = [...value.repeat].length
  const times = { max: limit / length, 'max+1': limit + 1, fill: Math.floor(limit / length) }
  return value.repeat.repeat(typeof value.times === 'number' ? value.times : times[value.times])
}
