import type { Evidence } from '#contracts/audit-report.ts'

/** In characters, as the contract says. */
const longestQuote = 300

/** A quotation of a visited site, with its place; never interpreted. */
export function seen(address: string, where: string, quote: string): Evidence {
  return { address, where, quote: shortened(quote) }
}

function shortened(quote: string): string {
  return quote.length <= longestQuote ? quote : `${quote.slice(0, longestQuote - 1)}…`
}
