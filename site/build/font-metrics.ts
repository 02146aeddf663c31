import { create } from 'fontkitten'

/** The measures that a fallback face needs, in units of the em. */
export interface FontMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Average advance of the characters of a text, spaces included. */
  readonly advance: number
}

/** `text` should be what the font will set: the average advance is weighted by its letters. */
export function fontMetrics(file: Buffer, text: string): FontMetrics {
  const font = create(file)
  if (font.isCollection) throw new Error('A file of one font is needed, not a collection.')
  const { unitsPerEm, ascent, descent, lineGap } = font
  const widths = [...text].map(
    character => font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth,
  )
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    advance: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  }
}
