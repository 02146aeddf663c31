import { parentPort } from 'node:worker_threads'
import type { Exchange } from '../visit.ts'
import type { PageFacts } from './page-facts.ts'
import { readPage } from './read-page.ts'

/** What the reading thread answers: the facts of a page, or why there are none. */
export type WorkerAnswer = { readonly facts: PageFacts } | { readonly error: string }

parentPort?.on('message', (exchange: Exchange) => parentPort?.postMessage(answerTo(exchange)))

function answerTo(exchange: Exchange): WorkerAnswer {
  try {
    return { facts: readPage(exchange) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
