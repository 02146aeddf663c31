import { log } from '../log.ts'

/** An item, and how many times it came: the same object, or the same text. */
export interface Counted<Item> {
  readonly item: Item
  readonly count: number
}

/**
 * Gathers what may be stored a little later, and stores it in one piece: when it is late, and at the end.
 * An item that comes again is counted.
 */
export interface WriteBuffer<Item> {
  add(item: Item, count?: number): void
  /** Stores what is there, and waits until it is stored. What fails is logged and lost. */
  flush(): Promise<void>
}

interface BufferOptions<Item> {
  readonly name: string
  /** Items that are stored in a UTC day: of those beyond only the number is told. No limit by default. */
  readonly perDay?: number
  readonly write: (items: readonly Counted<Item>[]) => Promise<void>
}

const dayLength = 24 * 60 * 60_000
/** How long an item waits, in milliseconds. */
const delay = 2_000
/** Different items that wait at most, so that a flood cannot fill the memory: more are dropped and logged. */
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
    const items = [...waiting].map(([item, count]) => ({ item, count })).slice(0, perDay - storedToday)
    storedToday += items.length
    dropped += waiting.size - items.length
    if (dropped > 0) log('warning', 'Too much came at once; some was not recorded.', { name, dropped })
    dropped = 0
    waiting = new Map()
    if (items.length === 0) return
    await write(items).catch((error: unknown) =>
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
