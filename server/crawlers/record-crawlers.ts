import type { FastifyInstance } from 'fastify'
import { measuredPath } from '#contracts/analytics-event.ts'
import { type CrawlerVisit, recordCrawlerVisits } from '#database/crawlers.ts'
import type { ServerContext } from '../context.ts'
import { pathAndQuery } from '../http/path-and-query.ts'
import { limits } from '../limits/limits.ts'
import { writeBuffer } from '../limits/write-buffer.ts'
import type { BuiltSite } from '../static/built-site.ts'
import { crawlerOf } from './crawler-of.ts'
import { currentVisit } from './current-visits.ts'

/**
 * Records each visit of a crawler of artificial intelligence once it has been answered, a little later and
 * together with others: no answer waits for it.
 */
export function installCrawlers(
  app: FastifyInstance,
  { environment, database, disk, site }: ServerContext,
): void {
  const { crawlerLog, crawlerRanges } = environment
  if (!crawlerLog) return
  const buffer = writeBuffer<CrawlerVisit>({
    name: 'crawler visits',
    perDay: limits.crawlerVisitsPerDay,
    async write(visits) {
      await disk.refuseFull()
      await database.transaction(query => recordCrawlerVisits(query, visits))
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    const crawler = crawlerOf(request.headers)
    if (crawler) {
      // Asked now: a connection that has been closed has no address any more.
      const identity = crawlerRanges?.holds(crawler.name, request.ip) ? 'verified' : 'claimed'
      reply.raw.on('close', () => {
        const path = recordedPath(pathAndQuery(request).path, reply.raw.statusCode, site)
        buffer.add(currentVisit(crawler, path, { status: reply.raw.statusCode, identity }))
      })
    }
    done()
  })
  app.addHook('onClose', () => buffer.flush())
}

/** The path of what is there; anybody may ask for any other, which is counted under one. */
function recordedPath(path: string, status: number, { files }: BuiltSite): string {
  const isReport = measuredPath(path) !== path
  return status < 400 && (files.has(path) || isReport) ? path : elsewhere
}

const elsewhere = '(elsewhere)'
