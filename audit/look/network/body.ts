import { Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib'
import type { Limits } from '../../limits.ts'
import { failureOf, Refusal } from './failures.ts'

export interface Body {
  /** Decompressed. */
  readonly bytes: Buffer
  /** Cut at the limit. */
  readonly truncated: boolean
  /** What interrupted the reading, or null. */
  readonly error: unknown
}

/**
 * Reads a body through its decompressors and stops the stream at the limit. Bytes are counted before
 * and after: a few compressed kilobytes may hold gigabytes, and gigabytes may hold nothing.
 */
export async function readBody(
  stream: Readable,
  encodings: readonly string[],
  limits: Limits,
): Promise<Body> {
  const collected = collectTo(limits.bodyBytes)
  // Without a decompressor both counts are the same, and the collector's cuts to the byte.
  const sent = countTo(encodings.length > 0 ? limits.bodyBytes : Number.POSITIVE_INFINITY, limits.bodyPieces)
  let error: unknown = null
  try {
    await pipeline([stream, sent.counter, ...decompressorsFor(encodings, limits), collected.sink])
  } catch (cause) {
    stream.destroy()
    // An empty body is compressed in name alone: the decompressor misses the end of its archive.
    const isEmpty = sent.bytes() === 0 && failureOf(cause).detail === 'Z_BUF_ERROR'
    error = isEmpty ? null : cause
  }
  const truncated = error instanceof LimitReached
  return { bytes: collected.bytes(), truncated, error: truncated ? null : error }
}

/** Reads what an archive holds, and a body that is none as it is: its server may have unpacked it and kept its name. */
export async function readArchive(
  stream: Readable,
  encodings: readonly string[],
  limits: Limits,
): Promise<Body> {
  const body = await readBody(stream, encodings, limits)
  if (body.bytes[0] !== 0x1f || body.bytes[1] !== 0x8b) return body
  const inner = await readBody(Readable.from([body.bytes]), ['gzip'], limits)
  if (body.truncated) return { ...inner, truncated: true, error: null }
  return { ...inner, error: body.error ?? inner.error }
}

/** The encodings in a `Content-Encoding` header, in the order they were applied. */
export function encodingsOf(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && !uncompressed.has(name))
}

/** Besides `identity`, the charsets and transfer encodings that servers write by mistake: browsers read on. */
const uncompressed = new Set(['identity', 'none', 'utf-8', 'utf8', 'iso-8859-1', 'binary', '7bit', '8bit'])

class LimitReached extends Error {}

function decompressorsFor(encodings: readonly string[], limits: Limits): Transform[] {
  const makers = encodings.map(name => decompressors.get(name))
  if (makers.length > limits.encodings || makers.includes(undefined)) {
    throw new Refusal('unknown-encoding', `Content-Encoding: ${encodings.join(', ').slice(0, 200)}`)
  }
  return makers.flatMap(make => make?.() ?? []).reverse()
}

const decompressors: ReadonlyMap<string, () => Transform> = new Map([
  ['gzip', () => createGunzip()],
  ['x-gzip', () => createGunzip()],
  ['deflate', () => createInflate()],
  ['br', () => createBrotliDecompress()],
  // RFC 9659 limits the window to 8 MB; zstd itself would allocate up to 128 MB.
  ['zstd', () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })],
])

function countTo(mostBytes: number, mostPieces: number) {
  let bytes = 0
  let pieces = 0
  const counter = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      pieces += 1
      if (bytes > mostBytes || pieces > mostPieces) done(new LimitReached())
      else done(null, piece)
    },
  })
  return { counter, bytes: () => bytes }
}

/** Collects into one buffer that grows: keeping a view per piece costs a hundred times a small piece's bytes. */
function collectTo(limit: number) {
  let buffer: Buffer = Buffer.alloc(0)
  let length = 0
  const sink = new Writable({
    write(piece: Buffer, _encoding, done) {
      const kept = piece.subarray(0, limit - length)
      if (length + kept.length > buffer.length) buffer = grown(buffer, length + kept.length)
      length += kept.copy(buffer, length)
      done(kept.length < piece.length ? new LimitReached() : null)
    },
  })
  return { sink, bytes: () => buffer.subarray(0, length) }
}

function grown(buffer: Buffer, needed: number): Buffer {
  const larger = Buffer.alloc(Math.max(needed, 2 * buffer.length))
  buffer.copy(larger)
  return larger
}
