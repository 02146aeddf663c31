/** What a fallback face needs to know of a font, in units of its em. */
export interface FontMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Average advance of the characters of a text, spaces included. */
  readonly advance: number
}

/**
 * Reads the metrics of an OpenType font (`sfnt`, not compressed). `text` should be what the font
 * will set: the average advance is weighted by its letters. Source: the OpenType specification,
 * tables head, hhea, hmtx and cmap (format 4).
 */
export function fontMetrics(sfnt: Buffer, text: string): FontMetrics {
  const tables = tableOffsets(sfnt)
  const unitsPerEm = sfnt.readUInt16BE(tables('head') + 18)
  const hhea = tables('hhea')
  const advances = advanceReader(sfnt, tables('hmtx'), sfnt.readUInt16BE(hhea + 34))
  const glyphs = glyphReader(sfnt, tables('cmap'))
  const widths = [...text].map(character => advances(glyphs(character.charCodeAt(0))))
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(hhea + 6) / unitsPerEm,
    lineGap: sfnt.readInt16BE(hhea + 8) / unitsPerEm,
    advance: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  }
}

function tableOffsets(sfnt: Buffer): (tag: string) => number {
  const records = Array.from({ length: sfnt.readUInt16BE(4) }, (_record, index) => 12 + index * 16)
  return tag => {
    const record = records.find(start => sfnt.toString('latin1', start, start + 4) === tag)
    if (record === undefined) throw new Error(`The font has no table "${tag}".`)
    return sfnt.readUInt32BE(record + 8)
  }
}

/** Glyphs after the last full record of `hmtx` all have the advance of that record. */
function advanceReader(sfnt: Buffer, hmtx: number, fullRecords: number): (glyph: number) => number {
  return glyph => sfnt.readUInt16BE(hmtx + Math.min(glyph, fullRecords - 1) * 4)
}

function glyphReader(sfnt: Buffer, cmap: number): (code: number) => number {
  const format4 = subtable(sfnt, cmap)
  const segments = sfnt.readUInt16BE(format4 + 6) / 2
  const ends = format4 + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const ranges = deltas + segments * 2
  return code => {
    const segment = Array.from({ length: segments }, (_, index) => index * 2).find(
      offset => code <= sfnt.readUInt16BE(ends + offset),
    )
    if (segment === undefined || code < sfnt.readUInt16BE(starts + segment)) return 0
    const range = sfnt.readUInt16BE(ranges + segment)
    const delta = sfnt.readUInt16BE(deltas + segment)
    if (range === 0) return (code + delta) & 0xffff
    const glyph = sfnt.readUInt16BE(
      ranges + segment + range + (code - sfnt.readUInt16BE(starts + segment)) * 2,
    )
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff
  }
}

function subtable(sfnt: Buffer, cmap: number): number {
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index++) {
    const start = cmap + sfnt.readUInt32BE(cmap + 4 + index * 8 + 4)
    if (sfnt.readUInt16BE(start) === 4) return start
  }
  throw new Error('The font has no character map of format 4.')
}
