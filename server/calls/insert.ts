import type { Query } from '#database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Catalogue } from './catalogue.ts'
import { badBody } from './json-body.ts'
import { quoted } from './quoted.ts'

/** Rows for a table that the catalogue knows. */
export interface Insertion {
  readonly table: string
  readonly columns: readonly string[]
  /** The first of the columns that the table does not have: such an insertion is not to be run. */
  readonly unknownColumn: string | undefined
  readonly rows: readonly Record<string, unknown>[]
}

/**
 * The insertion that a body asks for: one row, or an array of rows. `columns` is the parameter
 * that the client adds for an array, `"a","b"`: the columns to fill, null where a row lacks one.
 *
 * @throws Refusal PGRST102 or PGRST205 (unknown table).
 */
export function insertion(
  { tables }: Catalogue,
  { table, body, columns }: { table: string; body: unknown; columns: string | undefined },
): Insertion {
  const known = tables.get(table)
  if (!known) throw unknownTable(table)
  const rows = rowsOf(body)
  const named = columns === undefined ? sharedKeys(rows) : columnsOf(columns)
  if (named.length === 0 && rows.length > 0) throw badBody('A row has at least one column')
  const unknownColumn = named.find(column => !known.columns.includes(column))
  return { table, columns: named, unknownColumn, rows }
}

/** @throws Refusal PGRST204 when there is a column that the table does not have. */
export function refuseUnknownColumn({ table, unknownColumn }: Insertion): void {
  if (unknownColumn === undefined) return
  const message = `Could not find the '${unknownColumn}' column of '${table}' in the schema cache`
  throw new Refusal(400, { code: 'PGRST204', message })
}

/** @throws Refusal PGRST204 for an unknown column, and whatever the database refuses. */
export async function runInsertion(query: Query, asked: Insertion): Promise<void> {
  const { table, columns, rows } = asked
  if (rows.length === 0) return
  refuseUnknownColumn(asked)
  const target = `public.${quoted(table)}`
  const list = columns.map(quoted).join(', ')
  await query(
    `insert into ${target} (${list}) select ${list} from jsonb_populate_recordset(null::${target}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}

function rowsOf(body: unknown): readonly Record<string, unknown>[] {
  const rows = Array.isArray(body) ? body : [body]
  if (rows.every(isObject)) return rows
  throw badBody('The body must be a JSON object or an array of them')
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sharedKeys(rows: readonly Record<string, unknown>[]): readonly string[] {
  const keys = Object.keys(rows[0] ?? {})
  const isShared = (row: Record<string, unknown>) =>
    Object.keys(row).length === keys.length && keys.every(key => Object.hasOwn(row, key))
  if (rows.every(isShared)) return keys
  throw badBody('All object keys must match')
}

function columnsOf(parameter: string): readonly string[] {
  return Array.from(parameter.matchAll(/"([^"]*)"|([^,"]+)/g), ([, inQuotes, bare]) => inQuotes ?? bare ?? '')
}

function unknownTable(table: string): Refusal {
  const message = `Could not find the table 'public.${table}' in the schema cache`
  return new Refusal(404, { code: 'PGRST205', message })
}
