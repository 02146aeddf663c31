import { parentPort } from 'node:worker_threads'
import type { AuditReport } from '#contracts/audit-report.ts'
import { judge } from '../judge/judge.ts'
import { limits } from '../limits.ts'
import type { PageLink } from '../look/candidates.ts'
import type { PageFacts } from '../read/page/page-facts.ts'
import { readPage } from '../read/page/read-page.ts'
import type { PageReading } from '../read/site/site-facts.ts'
import type { Exchange, Visit, VisitedPage } from '../visit.ts'
import { type SealedPage, seal, unseal } from './sealed-page.ts'

/**
 * What the thread can be asked, and what it answers to each. A visit to judge comes without the texts of
 * its pages: those that were read are in their readings.
 */
export type Task =
  | { readonly kind: 'read'; readonly exchange: Exchange }
  | { readonly kind: 'judge'; readonly visit: Visit; readonly readings: readonly SealedReading[] }

export interface Results {
  readonly read: ReadPage
  readonly judge: AuditReport
}

export interface ReadPage {
  /** Where the page leads: its links, and its versions in other languages; no more than are followed. */
  readonly links: readonly PageLink[]
  readonly facts: SealedPage
}

export type SealedReading = PageReading<SealedPage>

export type Answer = { readonly result: Results[keyof Results] } | { readonly error: string }

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)))
// The first message says that the code is loaded.
parentPort?.postMessage('ready')

function answerTo(task: Task): Answer {
  try {
    return { result: task.kind === 'read' ? read(task.exchange) : judgeSealed(task.visit, task.readings) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

function read(exchange: Exchange): ReadPage {
  const facts = readPage(exchange)
  return { links: linksOf(facts).slice(0, limits.linksPerFile), facts: seal({ body: exchange.body, facts }) }
}

function linksOf({ links, head }: PageFacts): readonly PageLink[] {
  const versions = head.alternates.map(({ written, language }) => ({
    address: written,
    text: '',
    hreflang: language,
  }))
  return [...links.map(({ address, text }) => ({ address, text })), ...versions]
}

function judgeSealed(visit: Visit, sealed: readonly SealedReading[]): AuditReport {
  const opened = sealed.map(open)
  const pages = visit.pages.map((page, index) => withBody(page, opened[index]?.body ?? ''))
  return judge(
    { ...visit, pages },
    opened.map(({ reading }) => reading),
  )
}

function open(sealed: SealedReading): { readonly body: string; readonly reading: PageReading } {
  if (!sealed.facts) return { body: '', reading: sealed }
  const { body, facts } = unseal(sealed.facts)
  return { body, reading: { facts, rendered: sealed.rendered && unseal(sealed.rendered).facts } }
}

function withBody(page: VisitedPage, body: string): VisitedPage {
  return { ...page, exchange: { ...page.exchange, body } }
}
