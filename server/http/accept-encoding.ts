/** How a body can be sent: `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The encoding to send, among those on offer, for an `Accept-Encoding` header (RFC 9110, 12.5.3).
 * A client that accepts none of them gets `identity`, which every client can read.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: { has(encoding: Encoding): boolean },
): Encoding {
  return acceptableEncodings(header ?? '').find(encoding => offered.has(encoding)) ?? 'identity'
}

/** Browsers send a handful of headers. The bound keeps one who invents them from filling the memory. */
const remembered = new Map<string, readonly Encoding[]>()
const rememberedMax = 100

function acceptableEncodings(header: string): readonly Encoding[] {
  const known = remembered.get(header)
  if (known) return known
  const ranked = rank(header)
  if (remembered.size < rememberedMax) remembered.set(header, ranked)
  return ranked
}

/** Smallest first: the order of what a client likes equally well. */
const bySize: readonly Encoding[] = ['br', 'gzip', 'identity']

/** What a client accepts, what it likes best first. */
function rank(header: string): readonly Encoding[] {
  const qualities = parseQualities(header)
  return bySize
    .map(encoding => ({ encoding, quality: qualityOf(encoding, qualities) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ encoding }) => encoding)
}

/** `identity` is acceptable unless it is refused, but liked less than anything that is named. */
function qualityOf(encoding: Encoding, qualities: ReadonlyMap<string, number>): number {
  const named = qualities.get(encoding) ?? qualities.get('*')
  return named ?? (encoding === 'identity' ? 0.0001 : 0)
}

function parseQualities(header: string): ReadonlyMap<string, number> {
  return new Map(header.toLowerCase().split(',').map(parseQuality))
}

function parseQuality(entry: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = entry.split(';').map(part => part.trim())
  const quality = parameters.find(parameter => parameter.startsWith('q='))
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
