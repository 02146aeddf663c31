import { limits } from '../limits.ts'
import type { Exchange, PageLink, Visit, VisitedPage } from '../visit.ts'
import type { PageFacts } from './page/page-facts.ts'
import { type Reader, ReadingError } from './reader.ts'
import type { ReadPage, UnreadPage } from './site/site-facts.ts'
import { unreadReason } from './unread-reason.ts'

/** Reads every page of a visit, in order. A page that cannot be read has a reason instead of facts. */
export function readPages(visit: Visit, reader: Reader): Promise<readonly ReadPage[]> {
  return Promise.all(visit.pages.map(page => readTwice(page, reader)))
}

/** The page as sent by the server, and as rendered by a browser. */
async function readTwice({ exchange, rendering }: VisitedPage, reader: Reader): Promise<ReadPage> {
  const sent = await readOne(exchange, reader)
  if (!sent.facts) return sent
  const rendered = rendering && (await readOne({ ...exchange, body: rendering.html }, reader))
  return { facts: sent.facts, rendered: rendered?.facts ?? null }
}

/** Where a page forwards to, its links and its versions in other languages; empty when it cannot be read. */
export async function linksOf(exchange: Exchange, reader: Reader): Promise<readonly PageLink[]> {
  const { facts } = await readOne(exchange, reader)
  if (!facts) return []
  const versions = facts.head.alternates.map(({ written, language }) => ({
    address: written,
    text: '',
    hreflang: language,
  }))
  const { forwardsTo } = facts.head
  const forward = forwardsTo === null ? [] : [{ address: forwardsTo, text: '', forwards: true }]
  const links = facts.links.map(({ address, text }) => ({ address, text }))
  return [...forward, ...links, ...versions].slice(0, limits.linksPerFile)
}

async function readOne(
  exchange: Exchange,
  reader: Reader,
): Promise<{ readonly facts: PageFacts } | UnreadPage> {
  const reason = unreadReason(exchange)
  if (reason) return { facts: null, reason }
  try {
    return { facts: await reader.read(exchange) }
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error
    if (error.code !== 'too-heavy' && error.code !== 'out-of-time') throw error
    return { facts: null, reason: error.code }
  }
}
