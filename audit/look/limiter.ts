/** Runs at most so many tasks at once; the others wait in order. */
export function limiter(atOnce: number) {
  let free = atOnce
  const waiting: (() => void)[] = []
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else await new Promise<void>(resolve => waiting.push(resolve))
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
