import type { FastifyInstance } from 'fastify'
import { measuredPath } from '#contracts/analytics-event.ts'
import { type CrawlerVisit, recordCrawlerVisits } from '#database/crawlers.ts'
import type { House } from '../house.ts'
import { pathAndQuery } from '../http/exchange.ts'
import { writeBuffer } from '../write-buffer.ts'
import { crawlerOf } from './crawler-of.ts'

/**
 * Records each visit of a crawler of artificial intelligence once it has been answered, a little later and
 * together with others: no answer waits for it.
 */
export function installCrawlers(app: FastifyInstance, { environment, database }: House): void {
  const { crawlerLog, crawlerRanges } = environment
  if (!crawlerLog) return
  const buffer = writeBuffer<CrawlerVisit>({
    name: 'crawler visits',
    write: visits => database.transaction(query => recordCrawlerVisits(query, visits)),
  })
  app.addHook('onRequest', (request, reply, done) => {
    const crawler = crawlerOf(request.headers)
    if (crawler) {
      const { name: agent, operator, purpose } = crawler
      const path = measuredPath(pathAndQuery(request).path).slice(0, pathLengthMax)
      const identity = crawlerRanges?.holds(agent, request.ip) ? 'verified' : 'claimed'
      const visited_at = `${new Date().toISOString().slice(0, 19)}Z`
      reply.raw.once('close', () => {
        const { statusCode: status } = reply.raw
        buffer.add({ agent, operator, purpose, path, status, identity, visited_at })
      })
    }
    done()
  })
  app.addHook('onClose', () => buffer.flush())
}

/** What the table takes. */
const pathLengthMax = 2048
