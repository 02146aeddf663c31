import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SiteModule, VisitorPage } from '#contracts/visitor-page.ts'
import { limits } from '../limits/limits.ts'
import { log } from '../log.ts'
import { Refusal } from '../refusal.ts'

/** A drawn page, with the content security policy of its inline code. */
export interface DrawnPage {
  readonly status: number
  readonly html: string
  readonly policy: string
}

/** What the built site does for the server, in a thread of its own, so that files and calls go on meanwhile. */
export interface SiteAnswers extends Pick<SiteModule, 'readServices'> {
  /** @throws Refusal 503 when too many drawings wait already. */
  draw(path: string, page: VisitorPage): Promise<DrawnPage>
}

export interface SiteThread extends SiteAnswers {
  close(): Promise<void>
}

export interface ThreadData {
  readonly entry: string
  readonly https: boolean
}

export interface Question {
  readonly id: number
  readonly name: keyof SiteAnswers
  readonly parameters: readonly unknown[]
}

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: string }

interface ThreadLimits {
  readonly atOnce: number
  readonly waiting: number
  readonly time: number
  readonly firstTime: number
}

interface Asked {
  readonly question: Question
  readonly resolve: (value: never) => void
  readonly reject: (error: Error) => void
  deadline?: NodeJS.Timeout
}

/**
 * Runs the built site in a thread, started by the first question. It gets a few questions at once while some
 * wait; one that takes too long ends the thread, and the next question starts another. The first ones have longer:
 * the thread loads the site meanwhile. Questions of the server itself are few, and not limited.
 */
export function openSiteThread(
  { buildFolder, https }: { readonly buildFolder: string; readonly https: boolean },
  { atOnce, waiting: waitingMax, time, firstTime }: ThreadLimits = limits.drawing,
): SiteThread {
  const entry = pathToFileURL(join(buildFolder, 'server/entry.mjs')).href
  let thread: Worker | null = null
  let hasAnswered = false
  let lastId = 0
  const waiting: Asked[] = []
  const running = new Map<number, Asked>()

  function ask<Value>(name: keyof SiteAnswers, parameters: readonly unknown[]): Promise<Value> {
    return new Promise((resolve, reject) => {
      lastId += 1
      waiting.push({ question: { id: lastId, name, parameters }, resolve, reject })
      proceed()
    })
  }

  function proceed(): void {
    while (running.size < atOnce) {
      const next = waiting.shift()
      if (!next) return
      running.set(next.question.id, next)
      const most = hasAnswered ? time : firstTime
      next.deadline = setTimeout(
        () => end(new Error(`A page was not drawn within ${most} ms.`)),
        most,
      ).unref()
      thread ??= start()
      thread.postMessage(next.question)
    }
  }

  function start(): Worker {
    const data: ThreadData = { entry, https }
    // React's other build, which it takes unless told otherwise, needs more than twice the time for a report.
    const env = { ...process.env, NODE_ENV: 'production' }
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data, env })
    worker.on('message', settle)
    worker.on('error', error => worker === thread && end(error))
    worker.unref()
    return worker
  }

  function settle(answer: Answer): void {
    const asked = running.get(answer.id)
    if (!asked) return
    hasAnswered = true
    running.delete(answer.id)
    clearTimeout(asked.deadline)
    if ('failure' in answer)
      asked.reject(new Error('The page could not be drawn.', { cause: answer.failure }))
    // The type of the answer belongs to the question: both sides have the same types.
    else asked.resolve(answer.value as never)
    proceed()
  }

  /** What the thread was doing is lost; waiting questions go to the next thread. */
  function end(error: Error): void {
    log('error', 'The thread that draws pages was ended.', { error })
    void thread?.terminate()
    thread = null
    hasAnswered = false
    lose([...running.values()], error)
    running.clear()
    proceed()
  }

  return {
    async draw(path, page) {
      if (waiting.length >= waitingMax) throw tooMany()
      return ask('draw', [path, page])
    },
    readServices: (...parameters) => ask('readServices', parameters),
    async close() {
      const last = thread
      thread = null
      // Otherwise their deadlines, or whoever ends later, would start another thread.
      lose([...running.values(), ...waiting.splice(0)], new Error('The server is ending.'))
      running.clear()
      await last?.terminate()
    },
  }
}

function lose(asked: readonly Asked[], error: Error): void {
  for (const { deadline, reject } of asked) {
    clearTimeout(deadline)
    reject(error)
  }
}

function tooMany(): Refusal {
  const message = 'Too many pages are being drawn. Try again in a few seconds.'
  return new Refusal(503, { code: '53400', message, retryAfter: 5 })
}
