import type { Lexicon } from '../../text/lexicon/index.ts'

const number = String.raw`(?<![\p{L}\p{N}.,/#]|\d:|(?<!(?<![\d-])\d{1,3})-)(?:\d{1,3}(?:[ .,]\d{3})+|\d{1,12})(?:[.,]\d{1,6})?(?![\d/])`
const numbers = new RegExp(`([€$£] ?)?${number}`, 'gu')

/**
 * The figures of a text: percentages, amounts, measures, counts of something and dated years. A number
 * alone (a page, a version, a postcode) is not a figure. The text must have plain spaces.
 */
export function figuresIn(text: string, lexicon: Lexicon): readonly string[] {
  return [...text.matchAll(numbers)].flatMap(match => {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40)
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    const figure = match[0]
    if (isPartOfName(figure, before, after, lexicon)) return []
    const unit = match[1] ? '' : unitOf(figure, before, after, lexicon)
    return unit === null ? [] : [figure + unit]
  })
}

/**
 * A number that is or belongs to a name: a status code, "Figure 6.12", "Fortune 500", the `$1` of a program;
 * and the 0 of a counter that a script will animate.
 */
function isPartOfName(figure: string, before: string, after: string, lexicon: Lexicon): boolean {
  if (isStatusCode(figure, after) || /^\$\d$/u.test(figure) || /^0+$/u.test(figure)) return true
  if (/^(?:(?:19|20)\d{2}$|[€$£])/u.test(figure) || lexicon.units.test(after)) return false
  return lexicon.label.test(before) || nameBefore.test(before)
}

/** A word with a capital within a sentence: at its beginning, any word has one. */
const nameBefore = /\p{Ll}[,;]? \p{Lu}[\p{L}'-]* $/u

/** In "a 404 page" and "a 200 response" the number is a status code; "200 responses" is a count. */
function isStatusCode(figure: string, after: string): boolean {
  return /^[1-5]\d\d$/u.test(figure) && /^ (?:answer|error|page|response|status)(?!\p{L})/u.test(after)
}

/** What the number counts, as written after it; empty for a dated year; null when nothing says. */
function unitOf(figure: string, before: string, after: string, lexicon: Lexicon): string | null {
  const unit = lexicon.units.exec(after)?.[0]
  if (unit) return unit
  if (/^(?:19|20)\d{2}$/u.test(figure)) return lexicon.beforeYear.test(before) ? '' : null
  return countedNoun(figure, after, lexicon) ?? countedGroup(before, after, lexicon)
}

const magnitude = /^(?:thousand|million|billion|dozen)$/u

/**
 * A counted noun is in the plural. "1 page" is rarely evidence, a capital begins a name unless it touches the
 * number of a counter, and things are not counted in decimals.
 */
function countedNoun(figure: string, after: string, lexicon: Lexicon): string | null {
  const noun = /^(?:\+? |\+ ?\p{Lu}|\p{Lu})(\p{Ll}{3,30})(?!\p{L})/u.exec(after)
  if (!noun?.[1] || figure === '1') return null
  if (magnitude.test(noun[1])) return noun[0]
  if (/\d[.,]\d{1,2}$/u.test(figure)) return null
  return lexicon.plural.test(noun[1]) && !lexicon.stopWords.has(noun[1]) ? noun[0] : null
}

/** "Over 100 low-income pet owners": who says "over" counts, and what is counted may stand a few words further. */
function countedGroup(before: string, after: string, lexicon: Lexicon): string | null {
  if (!lexicon.approximately.test(before)) return null
  const group = groups
    .map(pattern => pattern.exec(after))
    .find(found => lexicon.plural.test(found?.[1] ?? ''))
  return group?.[0] ?? null
}

const groups = [1, 2].map(
  words => new RegExp(`^\\+?(?: \\p{Ll}[\\p{Ll}-]{2,20}){${words}} (\\p{Ll}{3,30})(?!\\p{L})`, 'u'),
)
