/** Two lines of text, in characters: the address of an article hardly ever has more. */
const longest = 160
/** What is kept of the end, which often tells one address from another. */
const ending = 40

/** An address, or a path, as people are shown it: a very long one loses its middle. Links and files keep it whole. */
export function shownAddress(address: string): string {
  const signs = [...address]
  if (signs.length <= longest) return address
  return [...signs.slice(0, longest - ending - 1), '…', ...signs.slice(-ending)].join('')
}

/** The path of an address, which is enough on a site that is known. */
export function shownPath(address: string): string {
  return shownAddress(new URL(address).pathname)
}
