import { isIPv6 } from 'node:net'
import type { ExchangeFailure, FailureCode } from '../../visit.ts'

/** Thrown where we refuse to go on; `fetchAddress` records it as a value. */
export class Refusal extends Error {
  readonly failure: ExchangeFailure

  constructor(code: FailureCode, detail: string) {
    super(`${code}: ${detail}`)
    this.name = 'Refusal'
    this.failure = { code, detail }
  }
}

/**
 * Translates any error, from any layer, into one of our codes. The error's own stable code becomes the
 * detail; its message does not, since it contains our addresses and the file names of our libraries.
 */
export function failureOf(error: unknown): ExchangeFailure {
  if (error instanceof Refusal) return error.failure
  const causes = error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error]
  // Node tries several addresses of a name and reports all their errors; the first explains the failure.
  const code = codeOf(causes[0])
  if (causes.every(isUnroutedIpv6)) return { code: 'ipv6-alone', detail: code }
  return { code: failureCodes.find(([pattern]) => pattern.test(code))?.[1] ?? 'bad-answer', detail: code }
}

/**
 * The first match decides. Codes of Node, OpenSSL, c-ares, undici, zlib, brotli and zstd; undici's HTTP
 * parser has none, so its errors are recognised by their name.
 */
const failureCodes: readonly (readonly [RegExp, FailureCode])[] = [
  [/^(ESERVFAIL|EREFUSED|ETIMEOUT|ECANCELLED|EBADRESP|EAI_AGAIN)$/, 'no-name-server'],
  [/^(ENOTFOUND|ENODATA|EAI_\w+|EBADNAME)$/, 'unknown-host'],
  [/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES)$/, 'refused'],
  [/^(ECONNRESET|EPIPE|ECONNABORTED|UND_ERR_SOCKET)$/, 'reset'],
  [
    /^(ETIMEDOUT|ABORT_ERR|AbortError|TimeoutError|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT|UND_ERR_ABORTED)$/,
    'too-slow',
  ],
  [
    /^ERR_SSL_(UNSUPPORTED_PROTOCOL|VERSION_TOO_LOW|TLSV1_ALERT_(PROTOCOL_VERSION|INSUFFICIENT_SECURITY)|(SSLV3|SSL\/TLS)_ALERT_HANDSHAKE_FAILURE|DH_KEY_TOO_SMALL|UNSAFE_LEGACY_RENEGOTIATION_DISABLED|LEGACY_SIGALG_DISALLOWED_OR_UNSUPPORTED)$/,
    'tls-too-old',
  ],
  [/^(ERR_SSL_|EPROTO$)/, 'tls-failed'],
  [
    /CERT|^(UNABLE_TO_VERIFY_LEAF_SIGNATURE|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|(EE|CA)_KEY_TOO_SMALL|CA_MD_TOO_WEAK)$/,
    'bad-certificate',
  ],
  [/^(UND_ERR_HEADERS_OVERFLOW|HPE_HEADER_OVERFLOW)$/, 'headers-too-large'],
  [/^(HTTPParserError|HPE_\w+)$/, 'not-http'],
  // Decompressors report Z_BUF_ERROR for an archive that ends too early.
  [/^(Z_BUF_ERROR|UND_ERR_RES_CONTENT_LENGTH_MISMATCH)$/, 'cut-short'],
  [/^(Z_\w+|ERR_ZLIB\w*|ERR_BROTLI\w*|ERR__?ERROR\w*|ZSTD_\w+|ERR_PADDING\w*)$/, 'bad-encoding'],
]

/** What names an error for a program; the name of its kind when it has no code. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** An IPv6 address that this machine has no route to. A name that also has an IPv4 address has an error for that too. */
function isUnroutedIpv6(error: unknown): boolean {
  if (!(error instanceof Error) || !('address' in error) || typeof error.address !== 'string') return false
  return isIPv6(error.address) && /^(ENETUNREACH|EHOSTUNREACH|EADDRNOTAVAIL)$/.test(codeOf(error))
}
