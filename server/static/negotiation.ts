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
    .map(encoding => ({ encoding, quality: qualityOfEncoding(encoding, qualities) }))
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ encoding }) => encoding)
}

/** Smallest first: the order of equally preferred encodings. */
const bySize: readonly Encoding[] = ['br', 'gzip', 'identity']

/** `identity` is acceptable unless refused, and less preferred than any named encoding. */
function qualityOfEncoding(encoding: Encoding, qualities: Qualities): number {
  const named = qualities.get(encoding) ?? qualities.get('*')
  return named ?? (encoding === 'identity' ? 0.0001 : 0)
}

/**
 * Whether a client prefers Markdown to HTML, by its `Accept` header (RFC 9110, 12.5.1). When both are equal
 * the choice is ours: Markdown for a client that names it, as agents do and no browser does; HTML for any
 * other, also for one that refuses both.
 */
export function prefersMarkdown(header: string | undefined): boolean {
  return header !== undefined && prefers(header)
}

const prefers = remembering(header => {
  const qualities = parseQualities(header)
  const [markdown, html] = [qualityOfType('text/markdown', qualities), qualityOfType('text/html', qualities)]
  return markdown > html || (markdown === html && markdown > 0 && qualities.has('text/markdown'))
})

/** The most specific range that holds a type decides. */
function qualityOfType(type: string, qualities: Qualities): number {
  return qualities.get(type) ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0
}

/** What a client accepts, with its preference from 0 (refused) to 1 (RFC 9110, 12.4.2). */
type Qualities = ReadonlyMap<string, number>

/** Reads an `Accept` or `Accept-Encoding` header. Parameters other than `q` are ignored. */
function parseQualities(header: string): Qualities {
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
function remembering<T>(answer: (header: string) => T): (header: string) => T {
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
