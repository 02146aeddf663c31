import { importLimits, type ImportRefusal, type ImportSource } from '#contracts/desk-crawlers.ts'
import { parsedAddress } from '#contracts/addresses/parsed-address.ts'
import type { ImportedPage } from '#database/desk/audience-and-crawlers.ts'

/** What a file says, or why it says nothing that can be kept. */
type ReadReport = { readonly source: ImportSource; readonly pages: readonly ImportedPage[] } | ImportRefusal

/**
 * Reads an export. Its first row tells whose it is:
 *
 * - Bing Webmaster Tools, AI Performance, "Pages" (`<site>_AIPageStatsReport_<m>_<d>_<yyyy>.csv`): `Page`,
 *   `Citations`; UTF-8 with a byte order mark, every cell in quotes, lines that end in CRLF.
 * - Search Console, Generative AI, `Pages.csv` of the downloaded archive: `Top pages`, `Impressions`. The first
 *   name is in the language of the member who exported it, the second is "Impressions" in French and English alike. The
 *   ordinary report has `Clicks` as well, and is refused: it is about another thing.
 *
 * No documentation states these columns. Read on 2026-11-22 in public repositories that import such files: for
 * Bing in the manual of an importer that names both, for Google in the fixtures of five importers.
 *
 * @param host Our own, without `www.`: a report of another site is refused.
 */
export function readReport(text: string, host: string): ReadReport {
  const rows = csvRows(text.replace(/^\ufeff/, ''))
  if ('line' in rows) return { problem: 'bad-row', line: rows.line }
  const [header, ...others] = rows.filter(({ cells }) => cells.some(cell => cell.trim() !== ''))
  const source = sourceOf(header?.cells ?? [])
  if (!source) return { problem: 'unknown-columns', line: 1 }
  if (others.length === 0) return { problem: 'no-rows', line: null }
  if (others.length > importLimits.rows) return { problem: 'too-many-rows', line: null }
  const pages: ImportedPage[] = []
  for (const { cells, line } of others) {
    const read = pageOf(cells, host)
    if (typeof read === 'string') return { problem: read, line }
    pages.push(read)
  }
  return { source, pages }
}

function sourceOf(header: readonly string[]): ImportSource | null {
  const names = header.map(name => name.trim().toLowerCase())
  if (names.length !== 2) return null
  if (names[0] === 'page' && names[1] === 'citations') return 'bing'
  return names[1] === 'impressions' ? 'google' : null
}

function pageOf(row: readonly string[], host: string): ImportedPage | 'bad-row' | 'other-site' {
  const [address = '', written = '', ...rest] = row
  const url = parsedAddress(address.trim())
  // Thousands are separated by spaces of any width, commas or points, by the language of the exporter.
  const digits = written.trim().replace(/(?<=\d)[\s,.\u202f\u00a0](?=\d{3}(?:\D|$))/gu, '')
  if (!url || rest.length > 0 || !/^\d{1,15}$/.test(digits)) return 'bad-row'
  if (url.hostname.replace(/^www\./, '') !== host) return 'other-site'
  return { page: url.pathname, figure: Number(digits) }
}

interface Row {
  readonly cells: readonly string[]
  /** From 1, counted in rows: cells of these exports have no line breaks. */
  readonly line: number
}

/** The rows of a text by RFC 4180, or the line of the first cell that is not valid. */
function csvRows(text: string): readonly Row[] | { readonly line: number } {
  // Sticky: what cannot be read ends the reading, and is not skipped.
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y
  const rows: { cells: string[]; line: number }[] = []
  let cells: string[] = []
  for (;;) {
    const read = cell.exec(text)
    if (!read) return { line: rows.length + 1 }
    const [, quoted, plain = '', end] = read
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    rows.push({ cells, line: rows.length + 1 })
    cells = []
    if (end === '') return rows
  }
}
