import type { Query } from './database.ts'

/** All columns, including those that visitors may not write: the database refuses these itself. */
export async function readEventColumns(query: Query): Promise<readonly string[]> {
  const columns = await query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = 'public.analytics_events'::regclass and attnum > 0 and not attisdropped`,
  )
  return columns.map(({ name }) => name)
}

/** Stores events as rows of these columns, null where one is missing. The columns are among those above. */
export async function insertEvents(
  query: Query,
  {
    columns,
    rows,
  }: { readonly columns: readonly string[]; readonly rows: readonly Readonly<Record<string, unknown>>[] },
): Promise<void> {
  const list = columns.map(column => `"${column}"`).join(', ')
  await query(
    `insert into analytics_events (${list})
     select ${list} from jsonb_populate_recordset(null::analytics_events, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
