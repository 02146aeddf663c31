import { type PageReader, ReadingError } from './facts/page-reader.ts'
import type { PageReading } from './facts/site-facts.ts'
import type { Exchange, Visit } from './visit.ts'

/** Reads every page of a visit, in its order. A page that cannot be read says why; the others go on. */
export function readPages(visit: Visit, reader: PageReader): Promise<readonly PageReading[]> {
  return Promise.all(visit.pages.map(({ exchange }) => readOne(exchange, reader)))
}

async function readOne(exchange: Exchange, reader: PageReader): Promise<PageReading> {
  if (exchange.status === null) return { facts: null, reason: 'no-answer' }
  if (exchange.status >= 400) return { facts: null, reason: 'http-error' }
  if (!isHtml(exchange)) return { facts: null, reason: 'not-a-page' }
  try {
    return { facts: await reader.readPage(exchange) }
  } catch (error) {
    if (error instanceof ReadingError && error.code === 'too-heavy')
      return { facts: null, reason: 'too-heavy' }
    throw error
  }
}

/** A server that names no type is given the benefit of the doubt when it sends markup. */
function isHtml({ headers, body }: Exchange): boolean {
  const type = headers['content-type']
  return type ? /^(?:text\/html|application\/xhtml\+xml)/iu.test(type.trim()) : body.includes('<html')
}
