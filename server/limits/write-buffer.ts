import { log } from '../log.ts'

/** An item, and how often it was added: as the same object, or the same text. */
export interface Counted<Item> {
  readonly item: Item
  readonly count: number
}

/** Collects items and stores them together, after a delay and at the end. Equal items are counted. */
export interface WriteBuffer<Item> {
  add(item: Item, count?: number): void
  /** Stores what is waiting. A failure is logged, and its items are lost. */
  flush(): Promise<void>
}

interface BufferOptions<Item> {
  readonly name: string
  /** The most items stored in a UTC day: only the number of the others is logged. No limit by default. */
  readonly perDay?: number
  readonly write: (items: readonly Counted<Item>[]) => Promise<void>
}

const dayLength = 24 * 60 * 60_000
/** In milliseconds. */
const delay = 2_000
/** The most different items that wait, so that a flood cannot fill the memory: more are dropped and logged. */
const itemsMax = 5_000

export function writeBuffer<Item>({
  name,
  write,
  perDay = Number.POSITIVE_INFINITY,
}: BufferOptions<Item>): WriteBuffer<Item> {
  let day = 0
  let storedToday = 0
  let waiting = new Map<Item, number>()
  let dropped = 0
  let timer: NodeJS.Timeout | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const today = Math.floor(Date.now() / dayLength)
    if (today !== day) storedToday = 0
    day = today
    const left = perDay - storedToday
    const items = [...waiting].map(([item, count]) => ({ item, count }))
    for (const { count } of items.slice(left)) dropped += count
    if (dropped > 0) log('warning', 'Too much came at once; some was not recorded.', { name, dropped })
    dropped = 0
    waiting = new Map()
    const stored = items.slice(0, left)
    if (stored.length === 0) return
    storedToday += stored.length
    await write(stored).catch((error: unknown) =>
      log('error', 'A record could not be stored.', { name, error }),
    )
  }

  return {
    flush,
    add(item, count = 1) {
      const known = waiting.get(item)
      if (known !== undefined || waiting.size < itemsMax) waiting.set(item, (known ?? 0) + count)
      else dropped += count
      timer ??= setTimeout(flush, delay).unref()
    },
  }
}
