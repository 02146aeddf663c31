import { type AuditReport, reportBytesMax, robotsCharactersMax } from '#contracts/audit-report.ts'
import { limits } from '../limits.ts'

/** Maximum length of a list, by its name. */
const mostItems: Readonly<Record<string, number>> = { evidence: 6, segments: 60 }
/** Of any other list: checks, crawlers, pages, documents. */
const mostItemsByDefault = 200

/** In characters: maximum length of a text, by its name or by that of its list. */
const longest: Readonly<Record<string, number>> = {
  address: limits.addressCharacters,
  url: limits.addressCharacters,
  pages: limits.addressCharacters,
  where: 200,
  place: 200,
  text: 1_800,
  removed: 4_000,
  added: 4_000,
  robotsTxt: robotsCharactersMax,
}
/** Of any other text: our sentences, which quote the site, its titles, its rules. */
const longestByDefault = 600

/**
 * Limits the size of a report, whatever the site and the checks put into it: it is stored, sent and drawn. A patch
 * that is too long is removed, since half of one would break a page.
 */
export function bounded(report: AuditReport): AuditReport {
  const fixes = report.fixes.map(fix => ({
    ...fix,
    patch: fix.patch && isShort(fix.patch) ? fix.patch : null,
  }))
  // `shortened` keeps the type of its argument: it only shortens lists and texts.
  return shortened({ ...report, fixes }, '') as AuditReport
}

/** Hundreds of short texts can still be too much. */
export function isSmallEnough(report: AuditReport): boolean {
  return Buffer.byteLength(JSON.stringify(report)) <= reportBytesMax
}

function isShort({ removed, added }: { readonly removed: string; readonly added: string }): boolean {
  return removed.length <= limitFor(longest, 'removed', 0) && added.length <= limitFor(longest, 'added', 0)
}

function shortened(value: unknown, name: string): unknown {
  if (typeof value === 'string') return cut(value, limitFor(longest, name, longestByDefault))
  if (Array.isArray(value)) {
    return value.slice(0, limitFor(mostItems, name, mostItemsByDefault)).map(item => shortened(item, name))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item, key)]))
}

function limitFor(table: Readonly<Record<string, number>>, name: string, otherwise: number): number {
  return Object.hasOwn(table, name) ? (table[name] ?? otherwise) : otherwise
}

/**
 * Data in a page may contain NUL and lone surrogates, which PostgreSQL cannot store, and characters that reverse the
 * order in which what follows is shown, in our sentences too.
 */
function cut(written: string, length: number): string {
  const readable = written.replaceAll(reordering, '')
  const text = readable.length <= length ? readable : `${readable.slice(0, length - 1)}…`
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}

/** The embeddings, overrides and isolates of the Unicode bidirectional algorithm. Marks reorder nothing of ours. */
const reordering = /[\u202a-\u202e\u2066-\u2069]/gu
