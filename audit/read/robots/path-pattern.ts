/**
 * Paths and patterns of robots.txt, normalised so that they can be compared character by
 * character (RFC 9309 §2.2.2 and §2.2.3).
 */

/** A path with its query; the characters that mean something in a pattern are escaped. */
export function normalPath(path: string): string {
  return normalEscapes(path).replaceAll('*', '%2A').replaceAll('$', '%24')
}

/** A pattern; `*` is kept, and `$` at its end. */
export function normalPattern(pattern: string): string {
  return normalEscapes(pattern).replaceAll(/\$(?!$)/g, '%24')
}

/**
 * Whether a normalised pattern matches the start of a normalised path. Each part between
 * stars is searched for once, from left to right: no backtracking, however hostile the pattern.
 */
export function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$')
  const [prefix = '', ...parts] = (anchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(prefix)) return false
  if (parts.length === 0) return !anchored || path.length === prefix.length

  const ending = anchored ? (parts.pop() ?? '') : ''
  let position = prefix.length
  for (const part of parts) {
    const found = path.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  return path.length - ending.length >= position && path.endsWith(ending)
}

/** Unreserved characters unescaped, all others escaped, with upper-case digits. */
export function normalEscapes(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent)
    .replaceAll(/%[0-9a-f]{2}/gi, octet => {
      const character = String.fromCharCode(Number.parseInt(octet.slice(1), 16))
      return /[\w.~-]/.test(character) ? character : octet.toUpperCase()
    })
}
