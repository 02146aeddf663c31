import { type Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from 'node:zlib'
import type { Limits } from '../../limits.ts'
import { Refusal } from './failures.ts'

export interface Body {
  /** Decompressed. */
  readonly bytes: Buffer
  /** Cut at the limit. */
  readonly truncated: boolean
  /** What broke off the reading, or null. */
  readonly error: unknown
}

/**
 * Reads a body through its decompressors and stops the stream at the limit. Bytes are counted on
 * both sides: a few compressed kilobytes may hold gigabytes, and gigabytes may hold nothing.
 */
export async function readBody(
  stream: Readable,
  encodings: readonly string[],
  limits: Limits,
): Promise<Body> {
  const collected = collectTo(limits.bodyBytes)
  let error: unknown = null
  try {
    const decompressors = decompressorsFor(encodings, limits)
    // Without a decompressor, what is collected is what came: it alone is cut at the limit of bytes.
    const bytes = decompressors.length > 0 ? limits.bodyBytes : Number.POSITIVE_INFINITY
    const wire = countTo(bytes, limits.bodyPieces)
    await pipeline([stream, wire, ...decompressors, collected.sink])
  } catch (cause) {
    stream.destroy()
    error = cause
  }
  const truncated = error instanceof LimitReached
  return { bytes: collected.bytes(), truncated, error: truncated ? null : error }
}

/** Names of `Content-Encoding`, first applied first. */
export function encodingsOf(header: string): string[] {
  return header
    .toLowerCase()
    .split(',')
    .map(name => name.trim())
    .filter(name => name !== '' && name !== 'identity')
}

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
  // RFC 9659 caps the window at 8 MB; zstd itself would set aside 128 MB on a stranger's word.
  ['zstd', () => createZstdDecompress({ params: { [constants.ZSTD_d_windowLogMax]: 23 } })],
])

function countTo(mostBytes: number, mostPieces: number): Transform {
  let bytes = 0
  let pieces = 0
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length
      pieces += 1
      if (bytes > mostBytes || pieces > mostPieces) done(new LimitReached())
      else done(null, piece)
    },
  })
}

/** One buffer that grows: a view of each piece would cost a hundred times the bytes of a small one. */
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
