import type { FastifyInstance } from 'fastify'
import { type CrawlerVisit, recordCrawlerVisits } from '#database/crawlers.ts'
import type { House } from '../house.ts'
import { pathAndQuery } from '../http/exchange.ts'
import { writeBuffer } from '../write-buffer.ts'
import { crawlerOf } from './crawler-of.ts'
import { currentVisit } from './current-visits.ts'

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
      // Asked now: a connection that has been closed has no address any more.
      const identity = crawlerRanges?.holds(crawler.name, request.ip) ? 'verified' : 'claimed'
      reply.raw.on('close', () => {
        const { path } = pathAndQuery(request)
        buffer.add(currentVisit(crawler, path, { status: reply.raw.statusCode, identity }))
      })
    }
    done()
  })
  app.addHook('onClose', () => buffer.flush())
}
