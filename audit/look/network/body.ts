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
  const chunks: Buffer[] = []
  let error: unknown = null
  try {
    const decompressors = decompressorsFor(encodings, limits)
    const wire = decompressors.length > 0 ? [countTo(limits.bodyBytes)] : []
    await pipeline([stream, ...wire, ...decompressors, collectTo(limits.bodyBytes, chunks)])
  } catch (cause) {
    stream.destroy()
    error = cause
  }
  const truncated = error instanceof LimitReached
  return { bytes: Buffer.concat(chunks), truncated, error: truncated ? null : error }
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

function countTo(limit: number): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > limit) done(new LimitReached())
      else done(null, chunk)
    },
  })
}

function collectTo(limit: number, chunks: Buffer[]): Writable {
  let room = limit
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk.subarray(0, room))
      room -= chunk.length
      done(room < 0 ? new LimitReached() : null)
    },
  })
}
