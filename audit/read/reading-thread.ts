import { parentPort } from 'node:worker_threads'
import type { Exchange } from '../visit.ts'
import type { PageFacts } from './page/page-facts.ts'
import { readPage } from './page/read-page.ts'

export type Answer = { readonly facts: PageFacts } | { readonly error: string }

parentPort?.on('message', (page: Exchange) => parentPort?.postMessage(answerTo(page)))
// The first message says that the code is loaded.
parentPort?.postMessage('ready')

function answerTo(page: Exchange): Answer {
  try {
    return { facts: readPage(page) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
