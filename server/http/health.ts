import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/database.ts'
import type { ServerContext } from '../context.ts'
import { limits } from '../limits/limits.ts'
import { type DiskSpace, megabytes } from '../maintenance/disk-space.ts'

/** In milliseconds: a database that takes longer counts as not ready. */
const answerTimeMax = 500

/**
 * `/livez`: the process answers. `/readyz`: it can be given visitors: it is not stopping and its database
 * answers. Only the second asks the database, because a database that is down must not have the process
 * restarted. A nearly full disk is reported, but does not make it unready: pages are served without it.
 */
export function installHealth(app: FastifyInstance, { database, disk, isStopping }: ServerContext): void {
  app.get('/livez', () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const status = isStopping()
      ? 'stopping'
      : (await answers(database))
        ? 'ready'
        : 'database does not answer'
    return reply.code(status === 'ready' ? 200 : 503).send({ status, ...(await warningOf(disk)) })
  })
}

async function warningOf(disk: DiskSpace): Promise<{ readonly warning?: string }> {
  const free = await disk.free()
  return free < limits.diskSpaceLow
    ? { warning: `The disk is nearly full: ${megabytes(free)} MB are free.` }
    : {}
}

async function answers(database: Database): Promise<boolean> {
  const answered = database
    .transaction(query => query('select 1'))
    .then(
      () => true,
      () => false,
    )
  return Promise.race([answered, delay(answerTimeMax, false, { ref: false })])
}
