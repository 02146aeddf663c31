/** What still fits in a line or two, in characters. */
const longest = 100
/** What is kept of the end, which often tells one address from another. */
const ending = 30

/** An address, or a path, as people are shown it: a very long one loses its middle. Links and files keep it whole. */
export function shownAddress(address: string): string {
  const signs = [...address]
  if (signs.length <= longest) return address
  return [...signs.slice(0, longest - ending - 1), '…', ...signs.slice(-ending)].join('')
}
