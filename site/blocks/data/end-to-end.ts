/**
 * Where each part of a whole starts and ends, in percent of `total`: of all of them, unless they are only some. One that
 * is not long is too short for a label on a phone.
 */
export function endToEnd<Sized extends { readonly size: number }>(
  parts: readonly Sized[],
  total = parts.reduce((sum, { size }) => sum + size, 0),
) {
  const percent = (size: number) => `${(size / total) * 100}%`
  return parts.map((part, index) => {
    const before = parts.slice(0, index).reduce((sum, { size }) => sum + size, 0)
    return {
      part,
      start: percent(before),
      middle: percent(before + part.size / 2),
      end: percent(before + part.size),
      length: percent(part.size),
      isLong: part.size / total >= 0.05,
    }
  })
}
