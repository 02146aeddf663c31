import { create } from 'fontkitten'

/**
 * The font with spaces as wide before every letter. Newsreader narrows a space by up to a third between a
 * full stop and a T, an A or a V, where two sentences then seem to run together. Of the pairs of its
 * table "GPOS" (https://learn.microsoft.com/typography/opentype/spec/gpos), those with a space get no value.
 */
export function withoutSpaceKerning(sfnt: Buffer): Buffer {
  const font = create(sfnt)
  if (font.isCollection) throw new Error('A file of one font is needed, not a collection.')
  const spaces = new Set([' ', '\u00a0'].map(space => font.glyphForCodePoint(space.codePointAt(0) ?? 0).id))
  const file = Buffer.from(sfnt)
  for (const table of pairTables(file)) clear(table, spaces)
  return file
}

/** Where the tables of pairs begin: lookups of type 2, behind an extension (type 9) or not. */
function pairTables(file: Buffer): readonly Buffer[] {
  const gpos = tableOf(file, 'GPOS')
  if (!gpos) return []
  const lookups = gpos.subarray(gpos.readUInt16BE(8))
  return offsetsAt(lookups, 0).flatMap(start => {
    const lookup = lookups.subarray(start)
    const type = lookup.readUInt16BE(0)
    return offsetsAt(lookup, 4).flatMap(offset => {
      const table = lookup.subarray(offset)
      if (type === 2) return table
      return type === 9 && table.readUInt16BE(2) === 2 ? table.subarray(table.readUInt32BE(4)) : []
    })
  })
}

function tableOf(file: Buffer, tag: string): Buffer | undefined {
  const records = Array.from({ length: file.readUInt16BE(4) }, (_none, index) => 12 + 16 * index)
  const record = records.find(at => file.toString('latin1', at, at + 4) === tag)
  return record === undefined ? undefined : file.subarray(file.readUInt32BE(record + 8))
}

function clear(table: Buffer, spaces: ReadonlySet<number>): void {
  const size = bytesOf(table.readUInt16BE(4)) + bytesOf(table.readUInt16BE(6))
  const covered = coveredBy(table.subarray(table.readUInt16BE(2)))
  if (table.readUInt16BE(0) === 1) {
    for (const [index, offset] of offsetsAt(table, 8).entries())
      clearPairs(table.subarray(offset), { first: covered[index] ?? -1, size, spaces })
    return
  }
  const columns = table.readUInt16BE(14)
  const from = classesOf(table.subarray(table.readUInt16BE(8)), spaces)
  const to = classesOf(table.subarray(table.readUInt16BE(10)), spaces)
  // The class 0 of what comes first has every covered glyph that is in no other.
  const isFirst = covered.some(glyph => spaces.has(glyph))
  for (let cell = 0; cell < table.readUInt16BE(12) * columns; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns]
    if ((isFirst && from.has(row)) || (column > 0 && to.has(column)))
      table.fill(0, 16 + cell * size, 16 + (cell + 1) * size)
  }
}

interface Pairs {
  /** The glyph that comes first in all of them. */
  readonly first: number
  /** Of the values of one, in bytes. */
  readonly size: number
  readonly spaces: ReadonlySet<number>
}

/** A count of 16 bits, then as many times the glyph that comes second, and its values. */
function clearPairs(pairs: Buffer, { first, size, spaces }: Pairs): void {
  for (let at = 2; at < 2 + (2 + size) * pairs.readUInt16BE(0); at += 2 + size)
    if (spaces.has(first) || spaces.has(pairs.readUInt16BE(at))) pairs.fill(0, at + 2, at + 2 + size)
}

/** A count of 16 bits, then as many offsets. */
function offsetsAt(table: Buffer, at: number): readonly number[] {
  return Array.from({ length: table.readUInt16BE(at) }, (_none, index) =>
    table.readUInt16BE(at + 2 + 2 * index),
  )
}

/** The length of a value: two bytes for each bit of its format. */
function bytesOf(format: number): number {
  return 2 * format.toString(2).replaceAll('0', '').length
}

function coveredBy(coverage: Buffer): readonly number[] {
  if (coverage.readUInt16BE(0) === 1) return offsetsAt(coverage, 2)
  return rangesAt(coverage).flatMap(({ start, end }) =>
    Array.from({ length: end - start + 1 }, (_none, index) => start + index),
  )
}

/** The classes of the spaces, which may have no other glyph: it would lose its kerning with them. */
function classesOf(definition: Buffer, spaces: ReadonlySet<number>): ReadonlySet<number> {
  const members =
    definition.readUInt16BE(0) === 1
      ? Array.from({ length: definition.readUInt16BE(4) }, (_none, index) => ({
          start: definition.readUInt16BE(2) + index,
          end: definition.readUInt16BE(2) + index,
          value: definition.readUInt16BE(6 + 2 * index),
        }))
      : rangesAt(definition)
  const classes = new Set([...spaces].map(space => classOf(space, members)))
  const shared = members.find(
    ({ start, end, value }) =>
      value > 0 && classes.has(value) && !(spaces.has(start) && spaces.has(end) && end - start < spaces.size),
  )
  if (shared) throw new Error(`Glyph ${shared.start} is kerned as a space is.`)
  return classes
}

interface Range {
  readonly start: number
  readonly end: number
  readonly value: number
}

function classOf(glyph: number, members: readonly Range[]): number {
  return members.find(({ start, end }) => start <= glyph && glyph <= end)?.value ?? 0
}

function rangesAt(table: Buffer): readonly Range[] {
  return Array.from({ length: table.readUInt16BE(2) }, (_none, index) => ({
    start: table.readUInt16BE(4 + 6 * index),
    end: table.readUInt16BE(6 + 6 * index),
    value: table.readUInt16BE(8 + 6 * index),
  }))
}
