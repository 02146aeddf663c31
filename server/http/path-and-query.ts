import type { FastifyRequest } from 'fastify'

/** The path as it was written, and the query with its question mark. */
export function pathAndQuery({ url }: FastifyRequest): { readonly path: string; readonly query: string } {
  const end = url.indexOf('?')
  return end < 0 ? { path: url, query: '' } : { path: url.slice(0, end), query: url.slice(end) }
}
