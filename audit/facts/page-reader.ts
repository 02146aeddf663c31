import { Worker } from 'node:worker_threads'
import type { Exchange } from '../visit.ts'
import type { PageFacts } from './page-facts.ts'
import type { WorkerAnswer } from './worker.ts'

/** Limits of the reading of one page. */
export const readingLimits = {
  /**
   * The worst of nine hostile pages of a megabyte took parse5 0.8 s; a page that needs five times that
   * is not one that a crawler would wait for.
   */
  deadlineMs: 4_000,
  /** An ordinary page of a megabyte needs about 50 MB. */
  memoryMb: 256,
} as const

export type ReadingLimits = { readonly [Name in keyof typeof readingLimits]: number }

export interface PageReader {
  /** The facts of a page. Rejects with a `ReadingError`; the next page can still be read. */
  readPage(exchange: Exchange): Promise<PageFacts>
  /** Stops the thread. A reading under way is rejected. */
  close(): Promise<void>
}

export class ReadingError extends Error {
  readonly code: 'too-heavy' | 'unreadable' | 'closed'

  constructor(code: ReadingError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReadingError'
    this.code = code
  }
}

/**
 * Reads pages in a thread of its own, one after the other: hostile markup can hold up that thread, not
 * the caller, and the thread is stopped at the deadline and started anew for the next page. A page that
 * was read is not read again.
 */
export function openPageReader(limits: ReadingLimits = readingLimits): PageReader {
  const known = new WeakMap<Exchange, Promise<PageFacts>>()
  let thread = startThread(limits)
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  async function readNext(exchange: Exchange): Promise<PageFacts> {
    if (closed) throw new ReadingError('closed', 'The page reader is closed.')
    try {
      return await ask(thread, exchange, limits.deadlineMs)
    } catch (error) {
      await thread.terminate()
      if (!closed) thread = startThread(limits)
      throw error
    }
  }

  return {
    readPage(exchange) {
      const reading = known.get(exchange) ?? last.then(() => readNext(exchange))
      known.set(exchange, reading)
      last = reading.catch(() => undefined)
      return reading
    },
    async close() {
      closed = true
      await thread.terminate()
    },
  }
}

function startThread({ memoryMb }: ReadingLimits): Worker {
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  // Between two pages nobody listens for its end; the next page will find it out.
  thread.on('error', () => undefined)
  thread.unref()
  return thread
}

/** Sends one page to the thread and waits for its facts, its failure, its end or the deadline. */
function ask(thread: Worker, exchange: Exchange, deadlineMs: number): Promise<PageFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<PageFacts>()
  const onAnswer = (answer: WorkerAnswer) =>
    'facts' in answer ? resolve(answer.facts) : reject(new ReadingError('unreadable', answer.error))
  const onError = (cause: Error) =>
    reject(new ReadingError('too-heavy', `Reading the page stopped: ${cause.message}`, { cause }))
  const onExit = () => reject(new ReadingError('closed', 'The reading thread ended.'))
  const onDeadline = () =>
    reject(new ReadingError('too-heavy', `Reading the page took more than ${deadlineMs} ms.`))

  const deadline = setTimeout(onDeadline, deadlineMs)
  thread.on('message', onAnswer).on('error', onError).on('exit', onExit)
  thread.postMessage(exchange)
  return promise.finally(() => {
    clearTimeout(deadline)
    thread.off('message', onAnswer).off('error', onError).off('exit', onExit)
  })
}
