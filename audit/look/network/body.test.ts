import { Readable } from 'node:stream'
import { constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { limits } from '../../limits.ts'
import { readBody } from './body.ts'

test('a body is read whole, however it is divided into pieces', async () => {
  const body = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251))
  const sizes = [1, 7, 1_000, 0, 65_536, 3]
  async function* pieces() {
    for (let at = 0, turn = 0; at < body.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1
      yield body.subarray(at, at + size)
      at += size
    }
  }
  const read = await readBody(Readable.from(pieces()), [], limits)
  expect(read.truncated).toBe(false)
  expect(read.bytes.equals(body)).toBe(true)
})

test('a body that arrives in single bytes is cut by its number of pieces, long before its size', async () => {
  let sent = 0
  async function* bytes() {
    for (; sent < 1_000_000; sent += 1) yield Buffer.from('x')
  }
  const read = await readBody(Readable.from(bytes()), [], limits)
  expect(read).toMatchObject({ truncated: true, error: null })
  expect(read.bytes.length).toBeLessThanOrEqual(limits.bodyPieces)
  expect(sent).toBeLessThan(limits.bodyPieces + 1_000)
})

test('a body beyond the limit is cut exactly there', async () => {
  const read = await readBody(Readable.from([Buffer.alloc(700), Buffer.alloc(700)]), [], {
    ...limits,
    bodyBytes: 1_000,
  })
  expect([read.truncated, read.bytes.length]).toEqual([true, 1_000])
})

test.each(['gzip', 'deflate', 'br', 'zstd'])(
  'an empty body said to be in %s is empty, not broken',
  async name => {
    const read = await readBody(Readable.from([]), [name], limits)
    expect(read).toMatchObject({ truncated: false, error: null })
    expect(read.bytes).toHaveLength(0)
  },
)
test('a compressed body that holds nothing is cut by what came of it', async () => {
  let sent = 0
  async function* nothings() {
    for (const nothing = gzipSync(''); sent < 10_000; sent += nothing.length) yield nothing
  }
  const read = await readBody(Readable.from(nothings()), ['gzip'], { ...limits, bodyBytes: 1_000 })
  expect(read).toMatchObject({ truncated: true, error: null })
  expect(read.bytes).toHaveLength(0)
  expect(sent).toBeLessThan(2_000)
})

test('a body that asks for a window of more than 8 MB to be unpacked is refused', async () => {
  const packed = (windowLog: number) =>
    zstdCompressSync(Buffer.alloc(20_000_000), {
      params: {
        [constants.ZSTD_c_windowLog]: windowLog,
        // Otherwise the window is as large as what is packed.
        [constants.ZSTD_c_contentSizeFlag]: 0,
      },
    })
  const read = (windowLog: number) =>
    readBody(Readable.from([packed(windowLog)]), ['zstd'], { ...limits, bodyBytes: 1_000 })
  expect(await read(23)).toMatchObject({ truncated: true, error: null })
  expect(await read(24)).toMatchObject({
    truncated: false,
    error: { code: 'ZSTD_error_frameParameter_windowTooLarge' },
  })
})
