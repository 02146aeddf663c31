import { log } from './log.ts'

/** An item, and how many times it came. */
export interface Counted<Item> {
  readonly item: Item
  readonly count: number
}

/**
 * Gathers what may be stored a little later, and stores it in one piece: when it is late, and at the end.
 * Items that say the same are one with their number.
 */
export interface WriteBuffer<Item> {
  add(item: Item, count?: number): void
  /** Stores what is there, and waits until it is stored. What fails is logged and lost. */
  flush(): Promise<void>
}

interface Waiting<Item> extends Counted<Item> {
  count: number
}

interface BufferOptions<Item> {
  readonly name: string
  readonly write: (items: readonly Counted<Item>[]) => Promise<void>
  /** Items with the same key say the same. */
  readonly keyOf: (item: Item) => string
}

/** How long an item waits, in milliseconds. */
const delay = 2_000
/** Different items that wait at most, so that a flood cannot fill the memory: more are dropped and logged. */
const itemsMax = 5_000

export function writeBuffer<Item>({ name, write, keyOf }: BufferOptions<Item>): WriteBuffer<Item> {
  let waiting = new Map<string, Waiting<Item>>()
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (dropped > 0) log('warning', 'Too much came at once; some was not recorded.', { name, dropped })
    dropped = 0
    const items = [...waiting.values()]
    waiting = new Map()
    if (items.length === 0) return
    await write(items).catch((error: unknown) =>
      log('error', 'A record could not be stored.', { name, error }),
    )
  }

  return {
    flush,
    add(item, count = 1) {
      const key = keyOf(item)
      const same = waiting.get(key)
      if (same) same.count += count
      else if (waiting.size < itemsMax) waiting.set(key, { item, count })
      else dropped += count
      timer ??= setTimeout(flush, delay).unref()
    },
  }
}
