/**
 * What `work` answers, and the time in milliseconds that the processor spent on it in this thread: a busy machine does
 * not lengthen it.
 */
export function timed<Answer>(work: () => Answer): { readonly answer: Answer; readonly took: number } {
  const before = process.threadCpuUsage()
  const answer = work()
  const { user, system } = process.threadCpuUsage(before)
  return { answer, took: (user + system) / 1_000 }
}
