import type { Evidence } from '#contracts/audit-report.ts'

/** The longest quotation of evidence, in characters, as the contract says. */
const longestQuote = 300

/** What was seen, and where: the text of a visited site is quoted, never interpreted. */
export function seen(address: string, where: string, quote: string): Evidence {
  return { address, where, quote: shortened(quote) }
}

function shortened(quote: string): string {
  return quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote - 1)}…`
}
