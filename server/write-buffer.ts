import { log } from './log.ts'

/** Gathers what may be stored a little later, and stores it in one piece: when it is late, and at the end. */
export interface WriteBuffer<Item> {
  add(item: Item): void
  /** Stores what is there, and waits until it is stored. What fails is logged and lost. */
  flush(): Promise<void>
}

interface BufferOptions<Item> {
  readonly name: string
  readonly write: (items: readonly Item[]) => Promise<void>
}

/** How long an item waits, in milliseconds. */
const delay = 2_000
/** Items that wait at most, so that a flood cannot fill the memory: more are dropped, and the log says so. */
const itemsMax = 5_000

export function writeBuffer<Item>({ name, write }: BufferOptions<Item>): WriteBuffer<Item> {
  let items: Item[] = []
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (dropped > 0) log('warning', 'Too much came at once; some was not recorded.', { name, dropped })
    dropped = 0
    const batch = items
    items = []
    if (batch.length === 0) return
    await write(batch).catch((error: unknown) =>
      log('error', 'A record could not be stored.', { name, error }),
    )
  }

  return {
    flush,
    add(item) {
      if (items.length < itemsMax) items.push(item)
      else dropped += 1
      timer ??= setTimeout(flush, delay).unref()
    },
  }
}
