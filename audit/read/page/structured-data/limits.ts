/** A page with more objects describes a catalog, not itself. */
export const mostNodes = 2_000
/** In characters: enough to compare a value with the visible text. */
export const longestValue = 2_000
