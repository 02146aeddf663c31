import { type AuditReport, reportBytesMax, robotsCharactersMax } from '#contracts/audit-report.ts'
import { limits } from '../limits.ts'

/** Items of a list of this name, at most. */
const mostItems: Readonly<Record<string, number>> = { evidence: 6, segments: 60 }
/** Those of any other: checks, crawlers, pages, documents. */
const mostItemsElsewhere = 200

/** Characters of a text of this name, or in a list of this name, at most. */
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
/** Those of any other: sentences of ours, which quote the site, its titles, its rules. */
const longestElsewhere = 600

/**
 * A report within its bounds, whatever the site and the checks put into it: each reader of it pays for its
 * size. A patch that is too long is left out, since half of one would break a page.
 */
export function bounded(report: AuditReport): AuditReport {
  const fixes = report.fixes.map(fix => ({
    ...fix,
    patch: fix.patch && isShort(fix.patch) ? fix.patch : null,
  }))
  // The walk keeps the shape of what it is given: it shortens lists and texts.
  return shortened({ ...report, fixes }, '') as AuditReport
}

/** Whether it may be kept: hundreds of short texts can still be too many. */
export function isStorable(report: AuditReport): boolean {
  return Buffer.byteLength(JSON.stringify(report)) <= reportBytesMax
}

function isShort({ removed, added }: { readonly removed: string; readonly added: string }): boolean {
  return removed.length <= limitOf(longest, 'removed', 0) && added.length <= limitOf(longest, 'added', 0)
}

function shortened(value: unknown, name: string): unknown {
  if (typeof value === 'string') return cut(value, limitOf(longest, name, longestElsewhere))
  if (Array.isArray(value)) {
    return value.slice(0, limitOf(mostItems, name, mostItemsElsewhere)).map(item => shortened(item, name))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item, key)]))
}

function limitOf(table: Readonly<Record<string, number>>, name: string, otherwise: number): number {
  return Object.hasOwn(table, name) ? (table[name] ?? otherwise) : otherwise
}

/** Data in a page may spell out NUL and halves of pairs of signs: neither is text, nor can PostgreSQL store it. */
function cut(written: string, length: number): string {
  const text = written.length <= length ? written : `${written.slice(0, length - 1)}…`
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
