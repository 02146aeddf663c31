import type { ExchangeFailure, FailureCode } from '../../visit.ts'

/** A refusal of our own, thrown where it is found and recorded as a value by `fetchAddress`. */
export class Refusal extends Error {
  readonly failure: ExchangeFailure

  constructor(code: FailureCode, detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'Refusal'
    this.failure = { code, detail }
  }
}

/** Names what the network did: any error, from any layer, becomes one of our codes. */
export function failureOf(error: unknown): ExchangeFailure {
  if (error instanceof Refusal) return error.failure
  const { code, message } = rootOf(error)
  return { code: failureCodes.find(([pattern]) => pattern.test(code))?.[1] ?? 'bad-answer', detail: message }
}

/** First match wins. Codes of Node, OpenSSL, c-ares, undici, zlib, brotli and zstd. */
const failureCodes: readonly (readonly [RegExp, FailureCode])[] = [
  [/^(ENOTFOUND|ENODATA|ESERVFAIL|EREFUSED|ETIMEOUT|EAI_\w+|EBADRESP|EBADNAME|ECANCELLED)$/, 'unknown-host'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES)$/, 'refused'],
  [/^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/, 'reset'],
  [
    /^(ETIMEDOUT|ABORT_ERR|AbortError|TimeoutError|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|UND_ERR_ABORTED)$/,
    'too-slow',
  ],
  [
    /CERT|^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/,
    'bad-certificate',
  ],
  [/^(Z_\w+|ERR_ZLIB\w*|ERR_BROTLI\w*|ERR__?ERROR\w*|ZSTD_\w+|ERR_PADDING\w*)$/, 'bad-encoding'],
]

/** Node tries several addresses of a name and reports all their errors; the first one tells. */
function rootOf(error: unknown): { code: string; message: string } {
  if (error instanceof AggregateError && error.errors.length > 0) return rootOf(error.errors[0])
  if (!(error instanceof Error)) return { code: '', message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return { code, message: `${code}: ${error.message}` }
}
