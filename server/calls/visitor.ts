import type { FastifyRequest } from 'fastify'
import type { Query } from '#database/database.ts'
import type { House } from '../house.ts'

/**
 * Runs a transaction as the visitor: under the role `anon`, with the settings that the procedures
 * read (database/README.md, "Roles"). One statement sets them all, and they end with the
 * transaction.
 *
 * The only header passed on is `x-forwarded-for`, and it holds the address that the server saw (or
 * a trusted proxy did): whatever the visitor wrote there is dropped.
 */
export function asVisitor<T>(
  { database, environment }: Pick<House, 'database' | 'environment'>,
  { ip }: FastifyRequest,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  return database.transaction(async query => {
    await query(becomeVisitor, [
      JSON.stringify({ 'x-forwarded-for': ip }),
      String(environment.auditsPerNetworkPerDay),
    ])
    return work(query)
  })
}

const becomeVisitor = `
  select
    set_config('role', 'anon', true),
    set_config('request.headers', $1, true),
    set_config('ibid.audits_per_network_per_day', $2, true)`
