import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/database.ts'
import type { ServerContext } from '../context.ts'
import { limits } from '../limits/limits.ts'
import { type DiskSpace, megabytes } from '../maintenance/disk-space.ts'

/** How long the database may take to answer before the server counts as not ready, in milliseconds. */
const answerTimeMax = 500

/**
 * `/livez`: the process answers. `/readyz`: it should be given visitors: it is not stopping and its
 * database answers. A database that is down must not have the process restarted, so only the
 * second one asks it. A disk that is nearly full is said, and no reason to send visitors elsewhere: pages
 * are served without it.
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
