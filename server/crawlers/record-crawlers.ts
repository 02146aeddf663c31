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
    keyOf: ({ agent, status, identity, visited_at, path }) =>
      `${agent} ${status} ${identity} ${visited_at} ${path}`,
    write: visits => database.transaction(query => recordCrawlerVisits(query, visits)),
  })
  app.addHook('onRequest', (request, reply, done) => {
    const crawler = crawlerOf(request.headers)
    if (crawler) {
      const { name: agent, operator, purpose } = crawler
      const path = measuredPath(pathAndQuery(request).path).slice(0, pathLengthMax)
      const identity = crawlerRanges?.holds(agent, request.ip) ? 'verified' : 'claimed'
      const visited_at = thisSecond()
      reply.raw.on('close', () => {
        const { statusCode: status } = reply.raw
        buffer.add({ agent, operator, purpose, path, status, identity, visited_at })
      })
    }
    done()
  })
  app.addHook('onClose', () => buffer.flush())
}

let second = 0
let written = ''

/** Now to the second, ISO 8601; written once a second, because of thousands of visits. */
function thisSecond(): string {
  const now = Math.floor(Date.now() / 1_000)
  if (now !== second) {
    second = now
    written = `${new Date(now * 1_000).toISOString().slice(0, 19)}Z`
  }
  return written
}

/** What the table takes. */
const pathLengthMax = 2048
