import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Exchange } from '../visit.ts'
import type { PageFacts } from './page/page-facts.ts'
import type { Answer } from './reading-thread.ts'

export const readingLimits = {
  /**
   * Of the processor, for one page. The worst of nine hostile pages of a megabyte took parse5 0.8 s; no crawler
   * would spend five times as much on a page.
   */
  processorMs: 4_000,
  /** On the clock, for a thread that gets a quarter of a processor: beyond, the other pages would not be read. */
  deadlineMs: 16_000,
  /** An ordinary page of a megabyte needs about 50 MB. */
  memoryMb: 256,
} as const

export type ReadingLimits = { readonly [Name in keyof typeof readingLimits]: number }

/** Reads pages, each with limits of its own. */
export interface Reader {
  /** The same exchange is read only once. */
  read(page: Exchange): Promise<PageFacts>
  /** Stops the thread. A pending reading is rejected. */
  close(): Promise<void>
}

/** Why a page was not read. The next one can still be, unless the reader is closed. */
export class ReadingError extends Error {
  /**
   * `too-heavy`: the page exceeded a limit. `out-of-time`: the audit's time for reading was over.
   * `failed`: a bug of ours, with its stack trace as the message.
   */
  readonly code: 'too-heavy' | 'out-of-time' | 'failed' | 'closed'

  constructor(code: ReadingError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'ReadingError'
    this.code = code
  }
}

/**
 * Reads one page at a time in a thread, which is terminated at a limit and replaced for the next page.
 * The thread loads its code at once, while the site is still being fetched. Nothing is read after the signal aborts.
 */
export function openReader(limits: ReadingLimits = readingLimits, signal?: AbortSignal): Reader {
  const known = new WeakMap<Exchange, Promise<PageFacts>>()
  let thread: Thread | null = startThread(limits)
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  async function readNow(page: Exchange): Promise<PageFacts> {
    if (closed) throw new ReadingError('closed', 'The reader is closed.')
    if (signal?.aborted) throw outOfTime()
    thread ??= startThread(limits)
    try {
      await thread.ready
      return await ask(thread.worker, page, limits, signal)
    } catch (error) {
      await stop()
      throw error
    }
  }

  function enqueue(page: Exchange): Promise<PageFacts> {
    const facts = last.then(() => readNow(page))
    last = facts.catch(() => undefined)
    return facts
  }

  async function stop(): Promise<void> {
    const stopped = thread
    thread = null
    await stopped?.worker.terminate()
  }

  return {
    read(page) {
      const facts = known.get(page) ?? enqueue(page)
      known.set(page, facts)
      return facts
    },
    close() {
      closed = true
      return stop()
    },
  }
}

function outOfTime(): ReadingError {
  return new ReadingError('out-of-time', 'The time to read was over.')
}

interface Thread {
  readonly worker: Worker
  /** Resolves once its code is loaded. The limits count from then: a busy machine is not the fault of the page. */
  readonly ready: Promise<void>
}

function startThread({ memoryMb }: ReadingLimits): Thread {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('./reading-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  worker.once('message', () => resolve())
  worker.on('error', cause =>
    reject(new ReadingError('failed', `The thread failed: ${cause.message}`, { cause })),
  )
  worker.on('exit', () => reject(new ReadingError('closed', 'The thread ended.')))
  // A pending reading awaits this promise and is rejected; without one, the rejection is ignored.
  ready.catch(() => undefined)
  return { worker, ready }
}

function ask(
  worker: Worker,
  page: Exchange,
  { processorMs, deadlineMs }: ReadingLimits,
  signal: AbortSignal | undefined,
): Promise<PageFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<PageFacts>()
  const onAnswer = (answer: Answer) =>
    'facts' in answer ? resolve(answer.facts) : reject(new ReadingError('failed', answer.error))
  const onError = (cause: Error) =>
    reject(new ReadingError('too-heavy', `The reading was stopped: ${cause.message}`, { cause }))
  const onExit = () => reject(new ReadingError('closed', 'The thread ended.'))
  const onLimit = (limit: string) =>
    reject(new ReadingError('too-heavy', `The reading took more than ${limit}.`))
  const onAbort = () => reject(outOfTime())

  const deadline = setTimeout(() => onLimit(`${deadlineMs} ms`), deadlineMs)
  const ended = new AbortController()
  spent(worker, processorMs, ended.signal).then(
    () => onLimit(`${processorMs} ms of the processor`),
    () => undefined,
  )
  signal?.addEventListener('abort', onAbort)
  worker.on('message', onAnswer).on('error', onError).on('exit', onExit)
  worker.postMessage(page)
  return promise.finally(() => {
    clearTimeout(deadline)
    ended.abort()
    signal?.removeEventListener('abort', onAbort)
    worker.off('message', onAnswer).off('error', onError).off('exit', onExit)
  })
}

/** Between two questions to a thread that is about to reach its limit. */
const shortestPauseMs = 20

/**
 * Resolves once the thread has spent as much of the processor, which cannot be before as much time has passed.
 * Rejected when the signal aborts or the thread ends.
 */
async function spent(worker: Worker, processorMs: number, signal: AbortSignal): Promise<void> {
  const before = await worker.cpuUsage()
  let left = processorMs
  while (left > 0) {
    await sleep(Math.max(left, shortestPauseMs), undefined, { signal })
    const { user, system } = await worker.cpuUsage(before)
    left = processorMs - (user + system) / 1_000
  }
}
