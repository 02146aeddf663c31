import type { Calls, ProcedureName } from '#contracts/calls.ts'
import type { Database, Query } from './database.ts'

/** The procedures that a visitor may call, with their parameters, any of which may be left out. */
const procedures: { readonly [Name in ProcedureName]: readonly (keyof Calls[Name])[] } = {
  create_lead_from_contact_form: [
    'p_name',
    'p_email',
    'p_phone',
    'p_company',
    'p_message',
    'p_language',
    'p_utm_data',
  ],
  create_free_audit_from_form: [
    'p_name',
    'p_email',
    'p_company',
    'p_website',
    'p_language',
    'p_utm_data',
    'p_project_source',
  ],
}

/** Whether a visitor may call a procedure of this name, and with parameters of these names. */
export function isCallable(name: string, parameters: readonly string[]): name is ProcedureName {
  const known: readonly string[] | undefined = Object.entries(procedures).find(([own]) => own === name)?.[1]
  return known !== undefined && parameters.every(parameter => known.includes(parameter))
}

interface CallResult<Answer> {
  readonly answer: Answer
  /** After a limit was met: when to come back, in seconds. Otherwise null. */
  readonly wait: number | null
}

/**
 * Calls a procedure with named parameters (`isCallable`). A text parameter takes any JSON value, written as
 * text, as in PostgREST.
 *
 * @throws DatabaseError `22021` for a text that cannot be stored.
 */
export async function callProcedure<Answer>(
  query: Query,
  name: ProcedureName,
  parameters: Readonly<Record<string, unknown>>,
): Promise<CallResult<Answer>> {
  const given = Object.entries(parameters)
  const list = given.map(([parameter], index) => `${parameter} => $${index + 1}::${typeOf(parameter)}`)
  // Materialized, so that the setting is read after the procedure has run.
  const [result] = await query<CallResult<Answer>>(
    `with called as materialized (select ${name}(${list}) as answer)
     select answer, ${secondsToWait} as wait from called`,
    given.map(([parameter, value]) => sqlValue(value, typeOf(parameter))),
  )
  if (!result) throw new Error(`${name} gave no answer.`)
  return result
}

function typeOf(parameter: string): 'text' | 'jsonb' {
  return parameter === 'p_utm_data' ? 'jsonb' : 'text'
}

function sqlValue(value: unknown, type: 'text' | 'jsonb'): unknown {
  const isPlain = value === null || typeof value === 'string'
  return isPlain && type === 'text' ? value : JSON.stringify(value)
}

/** The response header that a procedure sets, in PostgREST's form: `[{"Retry-After": "60"}]`. */
const secondsToWait = `(nullif(current_setting('response.headers', true), '')::jsonb #>> '{0,Retry-After}')::integer`

/** The same without a call: to be read in the transaction that may have met a limit. */
export async function readWait(query: Query): Promise<number | null> {
  const [row] = await query<{ wait: number | null }>(`select ${secondsToWait} as wait`)
  return row?.wait ?? null
}

/** Releases a lead that was held back only for lack of a token; see `confirm_lead`. */
export async function confirmLead(query: Query, leadId: string): Promise<void> {
  await query('select confirm_lead($1)', [leadId])
}

/** What procedures may know about a visitor: the settings of README.md, "Roles". */
export interface Visitor {
  /** That the request came from; limits count its network. */
  readonly address?: string | undefined
  /** Audits that this network may request in a day; by default what limits.sql says. */
  readonly audits?: number | undefined
  readonly key?: string | undefined
  readonly suspicion?: string | undefined
  readonly token?: string | undefined
  readonly aiConsent?: string | undefined
  /** The digest of the token of a member's session, in hexadecimal digits. */
  readonly session?: string | undefined
}

/** Runs a transaction with the rights of a visitor: those of the role `anon`. */
export function asVisitor<T>(
  database: Database,
  work: (query: Query) => Promise<T>,
  visitor: Visitor = {},
): Promise<T> {
  return transactionOf(visitor, 'anon', { database, work })
}

/** Runs a transaction with the rights of a visitor of the desk, signed in or not: those of the role `desk`. */
export function atDesk<T>(
  database: Database,
  work: (query: Query) => Promise<T>,
  visitor: Visitor,
): Promise<T> {
  return transactionOf(visitor, 'desk', { database, work })
}

/** Runs a transaction for a visitor with the rights of the server: for actions that are no calls. */
export function forVisitor<T>(
  database: Database,
  work: (query: Query) => Promise<T>,
  visitor: Visitor,
): Promise<T> {
  return transactionOf(visitor, 'none', { database, work })
}

/** One statement sets everything, and it ends with the transaction. */
function transactionOf<T>(
  { address, audits, key, suspicion, token, aiConsent, session }: Visitor,
  role: 'anon' | 'desk' | 'none',
  { database, work }: { readonly database: Database; readonly work: (query: Query) => Promise<T> },
): Promise<T> {
  return database.transaction(async query => {
    await query(
      `select set_config('request.headers', $1, true), set_config('site.audits_per_network_per_day', $2, true),
              set_config('site.suspicion', $3, true), set_config('site.form_token', $4, true),
              set_config('site.ai_consent', $5, true), set_config('site.desk_session', $6, true),
              set_config('role', $7, true)`,
      [
        JSON.stringify({ 'x-forwarded-for': address, 'idempotency-key': key }),
        String(audits ?? ''),
        suspicion ?? '',
        token ?? '',
        aiConsent ?? '',
        session ?? '',
        role,
      ],
    )
    return work(query)
  })
}
