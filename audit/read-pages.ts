import type { PageFacts } from './facts/page-facts.ts'
import type { PageReading } from './facts/site-facts.ts'
import type { PageLink } from './retrieve/candidates.ts'
import { type Auditor, TaskError } from './thread/auditor.ts'
import type { Exchange, Visit, VisitedPage } from './visit.ts'

/** Reads every page of a visit, in its order. A page that cannot be read says why; the others go on. */
export function readPages(visit: Visit, auditor: Auditor): Promise<readonly PageReading[]> {
  return Promise.all(visit.pages.map(page => readTwice(page, auditor)))
}

/** The page as it was sent, and as a browser left it. */
async function readTwice({ exchange, rendering }: VisitedPage, auditor: Auditor): Promise<PageReading> {
  const sent = await readOne(exchange, auditor)
  if (!sent.facts || !rendering) return sent
  const { facts } = await readOne({ ...exchange, body: rendering.html }, auditor)
  return { ...sent, rendered: facts }
}

/** Where a page leads: its links, and its versions in other languages. None when it cannot be read. */
export async function linksOf(exchange: Exchange, auditor: Auditor): Promise<readonly PageLink[]> {
  const { facts } = await readOne(exchange, auditor)
  return facts ? [...facts.links, ...versionsOf(facts)] : []
}

function versionsOf({ head }: PageFacts): readonly PageLink[] {
  return head.alternates.map(({ written, language }) => ({ address: written, text: '', hreflang: language }))
}

async function readOne(exchange: Exchange, auditor: Auditor): Promise<PageReading> {
  if (exchange.status === null) return { facts: null, reason: 'no-answer' }
  if (exchange.status >= 400) return { facts: null, reason: 'http-error' }
  if (!isHtml(exchange)) return { facts: null, reason: 'not-a-page' }
  try {
    return { facts: await auditor.readPage(exchange), rendered: null }
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
