import { parseQualities, type Qualities, remembering } from './qualities.ts'

/** `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The encoding to send, among those on offer, for an `Accept-Encoding` header (RFC 9110, 12.5.3). A client
 * that accepts none of them gets `identity`, which every client can read.
 */
export function chooseEncoding(
  header: string | undefined,
  offered: { has(encoding: Encoding): boolean },
): Encoding {
  return acceptableEncodings(header ?? '').find(encoding => offered.has(encoding)) ?? 'identity'
}

const acceptableEncodings = remembering(rank)

/** The accepted encodings, the preferred first. */
function rank(header: string): readonly Encoding[] {
  const qualities = parseQualities(header)
  return bySize
    .map(encoding => ({ encoding, quality: qualityOf(encoding, qualities) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ encoding }) => encoding)
}

/** Smallest first: the order of equally preferred encodings. */
const bySize: readonly Encoding[] = ['br', 'gzip', 'identity']

/** `identity` is acceptable unless refused, and less preferred than any named encoding. */
function qualityOf(encoding: Encoding, qualities: Qualities): number {
  const named = qualities.get(encoding) ?? qualities.get('*')
  return named ?? (encoding === 'identity' ? 0.0001 : 0)
}
