import type { PageLink } from '../look/candidates.ts'
import type { UnreadPage } from '../read/site/site-facts.ts'
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
  if (exchange.status === null) return { facts: null, reason: 'no-answer' }
  if (exchange.status >= 400) return { facts: null, reason: 'http-error' }
  if (!isHtml(exchange)) return { facts: null, reason: 'not-a-page' }
  try {
    return await auditor.readPage(exchange)
  } catch (error) {
    if (error instanceof TaskError && error.code === 'too-heavy') return { facts: null, reason: 'too-heavy' }
    throw error
  }
}

/** A server that names no type is given the benefit of the doubt when it sends markup. */
function isHtml({ headers, body }: Exchange): boolean {
  const type = headers['content-type']
  return type ? /^(?:text\/html|application\/xhtml\+xml)/iu.test(type.trim()) : body.includes('<html')
}
