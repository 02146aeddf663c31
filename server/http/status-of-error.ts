import { codeOf } from '#database/database.ts'

/**
 * The HTTP status of an error: its own `statusCode` if it has one; for an error of PostgreSQL what PostgREST
 * answers to its SQLSTATE, with four exceptions; 503 when the database cannot be reached; otherwise 500.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html#http-status-codes
 */
export function statusOfError(error: unknown): number {
  if (!(error instanceof Error)) return 500
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode
  const code = sqlStateOf(error)
  if (code !== null) return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400
  return isLostConnection(error) ? 503 : 500
}

export function sqlStateOf(error: unknown): string | null {
  const code = codeOf(error)
  // Every SQLSTATE has a digit; a code of Node such as EPIPE has none.
  return code !== null && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null
}

/**
 * The first match counts. A privilege that `anon` lacks is 401: the client is not signed in. Four are unlike
 * PostgREST's: every call of ours writes, so a database that only reads (25006) is one that has failed over, and a
 * statement that was ended (57014) one that took too long. A transaction that was ended for the sake of others (40001,
 * 40P01) was, however often it was run again. All pass: come back later.
 */
const statuses: readonly (readonly [RegExp, number])[] = [
  [/^42501$/, 401],
  [/^42883$|^42P01$/, 404],
  [/^2350[35]$/, 409],
  [/^0L|^0P|^28/, 403],
  [/^08|^25006|^40001|^40P01|^53(?!400)|^57014|^57P0[123]/, 503],
  [/^09|^25|^2D|^3[89]|^3B|^40|^42P17|^53400|^5[4578]|^F0|^HV|^XX|^P0(?!001)/, 500],
]

/** pg and Node name a lost or refused connection in several ways, some without a code. */
function isLostConnection(error: Error): boolean {
  return (
    /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|ENOENT|EAI_)/.test(codeOf(error) ?? '') ||
    /Connection terminated|is not queryable|Query read timeout|timeout exceeded when trying to connect|PGlite is closed/.test(
      error.message,
    )
  )
}
