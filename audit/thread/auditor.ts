import { Worker } from 'node:worker_threads'
import type { AuditReport } from '#contracts/audit-report.ts'
import type { Exchange, Visit } from '../visit.ts'
import type { Answer, ReadPage, Results, SealedReading, Task } from './worker.ts'

/** Limits of one task: the reading of a page, or the judging of a visit. */
export const taskLimits = {
  /**
   * The worst of nine hostile pages of a megabyte took parse5 0.8 s; a page that needs five times that
   * is not one that a crawler would wait for.
   */
  deadlineMs: 4_000,
  /** Facts are bounded, and judging them is code of ours: this only ends a fault. A hundred pages need 2 s. */
  judgeMs: 30_000,
  /** An ordinary page of a megabyte needs about 50 MB. */
  memoryMb: 256,
} as const

export type TaskLimits = { readonly [Name in keyof typeof taskLimits]: number }

/** Reads pages and judges visits without holding up the thread of its caller. */
export interface Auditor {
  /** Where a page leads, and its facts. A page that was read is not read again. */
  readPage(exchange: Exchange): Promise<ReadPage>
  judge(visit: Visit, readings: readonly SealedReading[]): Promise<AuditReport>
  /** Stops the thread. A task under way is rejected. */
  close(): Promise<void>
}

/** Why a task has no result. The next one can still be done, unless the auditor is closed. */
export class TaskError extends Error {
  /** `too-heavy`: stopped by a limit. `failed`: an error of ours, whose trace is the message. */
  readonly code: 'too-heavy' | 'failed' | 'closed'

  constructor(code: TaskError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'TaskError'
    this.code = code
  }
}

/**
 * One thread, one task at a time: hostile markup can hold up that thread and no other. It loads its code
 * at once, while the site is still being asked; it is stopped at a deadline, and started anew for the
 * task after.
 */
export function openAuditor(limits: TaskLimits = taskLimits): Auditor {
  const known = new WeakMap<Exchange, Promise<ReadPage>>()
  let thread: Thread | null = startThread(limits)
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  async function perform<T extends Task>(task: T): Promise<Results[T['kind']]> {
    if (closed) throw new TaskError('closed', 'The auditor is closed.')
    thread ??= startThread(limits)
    try {
      await thread.ready
      const { deadlineMs, judgeMs } = limits
      return await ask(thread.worker, task, task.kind === 'read' ? deadlineMs : judgeMs)
    } catch (error) {
      await stop()
      throw error
    }
  }

  function enqueue<T extends Task>(task: T): Promise<Results[T['kind']]> {
    const result = last.then(() => perform(task))
    last = result.catch(() => undefined)
    return result
  }

  async function stop(): Promise<void> {
    const stopped = thread
    thread = null
    await stopped?.worker.terminate()
  }

  return {
    readPage(exchange) {
      const reading = known.get(exchange) ?? enqueue({ kind: 'read', exchange })
      known.set(exchange, reading)
      return reading
    },
    judge: (visit, readings) => enqueue({ kind: 'judge', visit: withoutTexts(visit), readings }),
    close() {
      closed = true
      return stop()
    },
  }
}

/** The thread has the texts of the pages in their readings: they are not copied to it a second time. */
function withoutTexts(visit: Visit): Visit {
  const pages = visit.pages.map(({ exchange, rendering, ...page }) => ({
    ...page,
    exchange: { ...exchange, body: '' },
    rendering: rendering && { ...rendering, html: '' },
  }))
  return { ...visit, pages }
}

interface Thread {
  readonly worker: Worker
  /** Its code is loaded. No deadline runs before: a busy machine is no fault of the page. */
  readonly ready: Promise<void>
}

function startThread({ memoryMb }: TaskLimits): Thread {
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  })
  worker.once('message', () => resolve())
  worker.on('error', cause =>
    reject(new TaskError('failed', `The thread failed: ${cause.message}`, { cause })),
  )
  worker.on('exit', () => reject(new TaskError('closed', 'The thread ended.')))
  // Its end is told to the task that waits for it; without one, nobody needs to know.
  ready.catch(() => undefined)
  return { worker, ready }
}

/** Sends one task to the thread and waits for its result, its failure, its end or the deadline. */
function ask<T extends Task>(worker: Worker, task: T, deadlineMs: number): Promise<Results[T['kind']]> {
  const { promise, resolve, reject } = Promise.withResolvers<Results[T['kind']]>()
  const onAnswer = (answer: Answer) =>
    // The thread answers each kind of task with the result of that kind: see `answerTo`.
    'result' in answer
      ? resolve(answer.result as Results[T['kind']])
      : reject(new TaskError('failed', answer.error))
  const onError = (cause: Error) =>
    reject(new TaskError('too-heavy', `The task was stopped: ${cause.message}`, { cause }))
  const onExit = () => reject(new TaskError('closed', 'The thread ended.'))
  const onDeadline = () => reject(new TaskError('too-heavy', `The task took more than ${deadlineMs} ms.`))

  const deadline = setTimeout(onDeadline, deadlineMs)
  worker.on('message', onAnswer).on('error', onError).on('exit', onExit)
  worker.postMessage(task)
  return promise.finally(() => {
    clearTimeout(deadline)
    worker.off('message', onAnswer).off('error', onError).off('exit', onExit)
  })
}
