/** How a body can be sent: `identity` is as it is. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Smallest first: what is chosen when a client likes several equally well. */
const bySize: readonly Encoding[] = ['br', 'gzip', 'identity']

/**
 * The encoding to send, among those on offer, for an `Accept-Encoding` header (RFC 9110, 12.5.3).
 * A client that accepts none of them gets `identity`, which every client can read.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: { has(encoding: Encoding): boolean },
): Encoding {
  const qualities = parseQualities(header)
  const acceptable = bySize
    .filter(encoding => offered.has(encoding))
    .map(encoding => ({ encoding, quality: qualityOf(encoding, qualities) }))
    .filter(({ quality }) => quality > 0)
  const best = Math.max(...acceptable.map(({ quality }) => quality))
  return acceptable.find(({ quality }) => quality === best)?.encoding ?? 'identity'
}

/** Without the header or a wildcard, `identity` is acceptable, but liked less than anything that is named. */
function qualityOf(encoding: Encoding, qualities: ReadonlyMap<string, number>): number {
  const named = qualities.get(encoding) ?? qualities.get('*')
  return named ?? (encoding === 'identity' ? 0.0001 : 0)
}

function parseQualities(header: string | undefined): ReadonlyMap<string, number> {
  const entries = (header ?? '').toLowerCase().split(',')
  return new Map(entries.map(entry => parseQuality(entry)))
}

function parseQuality(entry: string): readonly [name: string, quality: number] {
  const [name = '', ...parameters] = entry.split(';').map(part => part.trim())
  const quality = parameters.find(parameter => parameter.startsWith('q='))
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0]
}
