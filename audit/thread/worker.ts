import { parentPort } from 'node:worker_threads'
import type { AuditReport } from '#contracts/audit-report.ts'
import type { PageFacts } from '../facts/page-facts.ts'
import { readPage } from '../facts/read-page.ts'
import type { PageReading } from '../facts/site-facts.ts'
import { judge } from '../judge.ts'
import type { Exchange, Visit } from '../visit.ts'

/** What the thread can be asked, and what it answers to each. */
export type Task =
  | { readonly kind: 'read'; readonly exchange: Exchange }
  | { readonly kind: 'judge'; readonly visit: Visit; readonly readings: readonly PageReading[] }

export interface Results {
  readonly read: PageFacts
  readonly judge: AuditReport
}

export type Answer = { readonly result: Results[keyof Results] } | { readonly error: string }

parentPort?.on('message', (task: Task) => parentPort?.postMessage(answerTo(task)))
// The first message says that the code is loaded.
parentPort?.postMessage('ready')

function answerTo(task: Task): Answer {
  try {
    return { result: task.kind === 'read' ? readPage(task.exchange) : judge(task.visit, task.readings) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
