import type { Query } from '#database/database.ts'
import { Refusal } from '../http/refusal.ts'
import type { Catalogue, Procedure } from './catalogue.ts'
import { badBody } from './json-body.ts'
import { quoted } from './quoted.ts'

/** A call that the catalogue knows, ready to be run. */
export interface ProcedureCall {
  readonly sql: string
  readonly values: readonly unknown[]
}

/**
 * The call that a body asks for: an object with the parameters by their names.
 *
 * @throws Refusal PGRST102 when the body is no object, PGRST202 when there is no such procedure.
 */
export function procedureCall({ procedures }: Catalogue, name: string, body: unknown): ProcedureCall {
  const parameters = parametersOf(body)
  const names = Object.keys(parameters)
  const procedure = procedures.get(name)
  if (!procedure || !fits(procedure, names)) throw unknownProcedure(name, names)
  const list = names.map(
    (parameter, index) => `${quoted(parameter)} => $${index + 1}::${procedure.parameters[parameter]}`,
  )
  return {
    // Materialized: the headers are read once the procedure has run.
    sql: `
      with called as materialized (select public.${quoted(name)}(${list.join(', ')})::text as answer)
      select answer, current_setting('response.headers', true) as headers from called`,
    values: names.map(parameter => sqlValue(parameters[parameter], procedure.parameters[parameter])),
  }
}

export interface CallResult {
  /** JSON text: it goes out as the database wrote it. */
  readonly answer: string
  /** The headers that the procedure asked for, as it does of PostgREST: JSON text, a list of objects. */
  readonly headers: string | null
}

export async function runCall(query: Query, { sql, values }: ProcedureCall): Promise<CallResult> {
  const [row] = await query<{ answer: string | null; headers: string | null }>(sql, values)
  return { answer: row?.answer ?? 'null', headers: row?.headers || null }
}

function parametersOf(body: unknown): Readonly<Record<string, unknown>> {
  if (body === undefined) return {}
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw badBody('The body must be a JSON object of parameters')
}

function fits({ parameters, required }: Procedure, names: readonly string[]): boolean {
  return names.every(name => Object.hasOwn(parameters, name)) && required.every(name => names.includes(name))
}

function unknownProcedure(name: string, names: readonly string[]): Refusal {
  const signature = `public.${name}(${[...names].sort().join(', ')})`
  return new Refusal(404, {
    code: 'PGRST202',
    message: `Could not find the function ${signature} in the schema cache`,
  })
}

/** As PostgREST does: a text parameter takes any JSON value, written as text. */
function sqlValue(value: unknown, type: string | undefined): unknown {
  const isPlain = value === null || typeof value === 'string'
  return isPlain && type !== 'jsonb' ? value : JSON.stringify(value)
}
