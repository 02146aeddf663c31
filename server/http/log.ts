import type { FastifyServerOptions } from 'fastify'

/**
 * Failures only, one JSON object a line, on standard error: standard output says where the server
 * stands. No addresses, no queries, nothing that a visitor typed.
 */
export const logOptions = {
  level: 'warn',
  base: null,
  stream: process.stderr,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: label => ({ level: label }) },
  serializers: { err: describeError },
} satisfies FastifyServerOptions['logger']

interface ErrorDescription {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly [detail: string]: unknown
}

/** Only what every error has. An error of PostgreSQL also carries the row that it refused. */
function describeError(error: Error & { code?: unknown }): ErrorDescription {
  const { name, code, message, stack, cause } = error
  return {
    type: name,
    ...(code !== undefined && { code }),
    message,
    stack: stack ?? '',
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}
