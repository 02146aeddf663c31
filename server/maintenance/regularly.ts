import { log } from '../log.ts'

interface Task {
  /** In milliseconds. */
  readonly interval: number
  readonly work: () => Promise<unknown>
  /** What the log says when it fails; the next time it is tried again. */
  readonly failure: string
}

/** Does a task now, and again at each interval. Returns a function that stops it, once the present run has ended. */
export function regularly({ interval, work, failure }: Task): () => Promise<void> {
  const run = async () => {
    await work().catch((error: unknown) => log('error', failure, { error }))
  }
  let running = run()
  const timer = setInterval(() => {
    running = run()
  }, interval).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}
