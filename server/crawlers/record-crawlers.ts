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

/** Records each visit of an AI crawler after the answer, in batches: no answer waits for it. */
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
      // Read now: a closed connection no longer has an address.
      const identity = crawlerRanges?.holds(crawler.name, request.ip) ? 'verified' : 'claimed'
      reply.raw.on('close', () => {
        // It left before there was an answer: Node's status is 200 until then.
        if (!reply.raw.headersSent) return
        const path = recordedPath(pathAndQuery(request).path, reply.raw.statusCode, site)
        buffer.add(currentVisit(crawler, path, { status: reply.raw.statusCode, identity }))
      })
    }
    done()
  })
  app.addHook('onClose', () => buffer.flush())
}

/** Only paths that exist are kept: anybody may ask for any other, so all of those are counted as one. */
function recordedPath(path: string, status: number, { files }: BuiltSite): string {
  const isShortened = measuredPath(path) !== path
  return status < 400 && (files.has(path) || isShortened) ? path : elsewhere
}

const elsewhere = '(elsewhere)'
