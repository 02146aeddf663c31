/** What a client accepts, with its preference from 0 (refused) to 1 (RFC 9110, 12.4.2). */
export type Qualities = ReadonlyMap<string, number>

/** Reads an `Accept` or `Accept-Encoding` header. Parameters other than `q` are ignored. */
export function parseQualities(header: string): Qualities {
  return new Map(header.toLowerCase().split(',').map(parseQuality))
}

function parseQuality(entry: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = entry.split(';').map(part => part.trim())
  const quality = parameters.find(parameter => parameter.startsWith('q='))
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}

/**
 * Caches the answers of a function of a header: browsers send only a handful of different headers. The
 * bound keeps invented headers from filling the memory.
 */
export function remembering<T>(answer: (header: string) => T): (header: string) => T {
  const remembered = new Map<string, T>()
  return header => {
    const known = remembered.get(header)
    if (known !== undefined) return known
    const found = answer(header)
    if (remembered.size < rememberedMax) remembered.set(header, found)
    return found
  }
}

const rememberedMax = 100
