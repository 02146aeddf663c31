/** In characters, two lines of text: an address of an article is hardly ever longer. */
const longest = 160
/** Kept from the end, which often tells one address from another. */
const ending = 40

/**
 * An address or a path as people see it: without its middle when it is very long. Links and files keep it
 * whole.
 */
export function shownAddress(address: string): string {
  const signs = [...address]
  if (signs.length <= longest) return address
  return [...signs.slice(0, longest - ending - 1), '…', ...signs.slice(-ending)].join('')
}

/** The path of an address, which is enough on a site that is known. */
export function shownPath(address: string): string {
  return shownAddress(new URL(address).pathname)
}
