interface SparingWriter<Value> {
  write(value: Value): void
  /** Drops a value that waits, and resolves once the running write is done. */
  stop(): Promise<void>
}

/**
 * Calls `write` at once with the first value, then at most once in `interval` milliseconds with the latest
 * one. A write that fails is dropped, since the next value says more.
 */
export function sparingWriter<Value>(
  write: (value: Value) => Promise<unknown>,
  interval: number,
): SparingWriter<Value> {
  let waiting: { readonly value: Value } | null = null
  let writing: Promise<unknown> = Promise.resolve()
  let pause: NodeJS.Timeout | null = null

  function writeWaiting(): void {
    pause = null
    if (!waiting) return
    writing = write(waiting.value).catch(() => {})
    waiting = null
    pause = setTimeout(writeWaiting, interval)
  }

  return {
    write(value) {
      waiting = { value }
      if (!pause) writeWaiting()
    },
    async stop() {
      waiting = null
      if (pause) clearTimeout(pause)
      await writing
    },
  }
}
