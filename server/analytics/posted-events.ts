import { badBody } from '../calls/calls.route.ts'
import type { EventRow } from './intake.ts'

/** The events of one request, and the columns to fill: null where an event lacks one. */
export interface PostedEvents {
  readonly columns: readonly string[]
  readonly rows: readonly EventRow[]
}

/**
 * The events of a body: one, or an array of them. `columns` is the parameter that PostgREST's client adds
 * for an array: `"a","b"`.
 *
 * @throws Refusal PGRST102
 */
export function postedEvents(body: unknown, columns: string | undefined): PostedEvents {
  const rows = rowsOf(body)
  const named = columns === undefined ? sharedKeys(rows) : columnsOf(columns)
  if (named.length === 0 && rows.length > 0) throw badBody('A row has at least one column')
  return { columns: named, rows }
}

function rowsOf(body: unknown): readonly EventRow[] {
  const rows = Array.isArray(body) ? body : [body]
  if (rows.every(isObject)) return rows
  throw badBody('The body must be a JSON object or an array of them')
}

function isObject(value: unknown): value is EventRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sharedKeys(rows: readonly EventRow[]): readonly string[] {
  const keys = Object.keys(rows[0] ?? {})
  const isShared = (row: EventRow) =>
    Object.keys(row).length === keys.length && keys.every(key => Object.hasOwn(row, key))
  if (rows.every(isShared)) return keys
  throw badBody('All object keys must match')
}

function columnsOf(parameter: string): readonly string[] {
  return Array.from(parameter.matchAll(/"([^"]*)"|([^,"]+)/g), ([, inQuotes, bare]) => inQuotes ?? bare ?? '')
}
