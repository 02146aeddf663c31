import type { Query } from '#database/database.ts'

/**
 * What visitors may call and insert into, as the database itself says: a procedure that is granted
 * to `anon` can be called without a line of TypeScript.
 */
export interface Catalogue {
  readonly procedures: ReadonlyMap<string, Procedure>
  readonly tables: ReadonlyMap<string, Table>
}

export interface Procedure {
  /** SQL types by parameter name. */
  readonly parameters: Readonly<Record<string, string>>
  /** Parameters without a default. */
  readonly required: readonly string[]
}

export interface Table {
  /** All columns, those that `anon` may not write included: the database refuses these itself. */
  readonly columns: readonly string[]
}

/** Reads it once, when the server starts. Only procedures that answer one `jsonb` are calls. */
export async function readCatalogue(query: Query): Promise<Catalogue> {
  const procedures = await query<Procedure & { name: string }>(selectProcedures)
  const tables = await query<Table & { name: string }>(selectTables)
  return {
    procedures: new Map(procedures.map(procedure => [procedure.name, procedure])),
    tables: new Map(tables.map(table => [table.name, table])),
  }
}

const selectProcedures = `
  select
    proname::text as name,
    coalesce(
      (select jsonb_object_agg(argument, format_type(type, null))
       from unnest(proargnames, proargtypes::oid[]) as arguments (argument, type)),
      '{}'
    ) as parameters,
    to_jsonb(coalesce(proargnames[:pronargs - pronargdefaults], '{}')) as required
  from pg_proc
  where pronamespace = 'public'::regnamespace
    and prokind = 'f' and prorettype = 'jsonb'::regtype and not proretset
    and has_function_privilege('anon', oid, 'execute')`

const selectTables = `
  select
    relname::text as name,
    (select jsonb_agg(attname order by attnum)
     from pg_attribute
     where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns
  from pg_class
  where relnamespace = 'public'::regnamespace
    and relkind in ('r', 'p') and has_any_column_privilege('anon', oid, 'insert')`
