import type { PageLink } from '../look/candidates.ts'
import type { UnreadPage } from '../read/site/site-facts.ts'
import { unreadReason } from '../read/unread-reason.ts'
import type { Exchange, Visit, VisitedPage } from '../visit.ts'
import { type Auditor, TaskError } from './auditor.ts'
import type { ReadPage, SealedReading } from './worker.ts'

/** Reads every page of a visit, in its order. A page that cannot be read says why; the others go on. */
export function readPages(visit: Visit, auditor: Auditor): Promise<readonly SealedReading[]> {
  return Promise.all(visit.pages.map(page => readTwice(page, auditor)))
}

/** The page as it was sent, and as a browser left it. */
async function readTwice({ exchange, rendering }: VisitedPage, auditor: Auditor): Promise<SealedReading> {
  const sent = await readOne(exchange, auditor)
  if (!sent.facts) return sent
  const rendered = rendering && (await readOne({ ...exchange, body: rendering.html }, auditor))
  return { facts: sent.facts, rendered: rendered?.facts ?? null }
}

/** Where a page leads. Nowhere when it cannot be read. */
export async function linksOf(exchange: Exchange, auditor: Auditor): Promise<readonly PageLink[]> {
  const read = await readOne(exchange, auditor)
  return read.facts ? read.links : []
}

async function readOne(exchange: Exchange, auditor: Auditor): Promise<ReadPage | UnreadPage> {
  const reason = unreadReason(exchange)
  if (reason) return { facts: null, reason }
  try {
    return await auditor.readPage(exchange)
  } catch (error) {
    if (error instanceof TaskError && error.code === 'too-heavy') return { facts: null, reason: 'too-heavy' }
    throw error
  }
}
