/** More objects than this in one page are not read: they describe a catalog, not the page. */
export const mostNodes = 2_000
/** Longest text kept of a value: enough to compare with the visible text. */
export const longestValue = 2_000
