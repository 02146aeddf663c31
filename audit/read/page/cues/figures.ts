import type { Lexicon } from '../../text/lexicon/index.ts'

const number = String.raw`(?<![\p{L}\p{N}.,/#-])(?:\d{1,3}(?:[ .,]\d{3})+|\d{1,12})(?:[.,]\d{1,6})?(?![\d/])`
const numbers = new RegExp(`([€$£] ?)?${number}`, 'gu')

/**
 * The figures of a text that say of what they are figures: percentages, amounts, measures, counts of
 * something and dated years. A number alone (a page, a version, a postcode) is not a figure.
 * The text has plain spaces.
 */
export function figuresIn(text: string, lexicon: Lexicon): readonly string[] {
  return [...text.matchAll(numbers)].flatMap(match => {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40)
    const before = text.slice(Math.max(0, match.index - 24), match.index)
    const base = match[1]
      ? ''
      : isStatusCode(match[0], after)
        ? null
        : baseOf(match[0], before, after, lexicon)
    return base === null ? [] : [match[0] + base]
  })
}

/** "A 404 page", "a 200 response": the number names an answer of a server; "200 responses" counts them. */
function isStatusCode(figure: string, after: string): boolean {
  return /^[1-5]\d\d$/u.test(figure) && /^ (?:answer|error|page|response|status)(?!\p{L})/u.test(after)
}

/** What the number counts, as written after it; empty when it is a dated year; null when nothing says. */
function baseOf(figure: string, before: string, after: string, lexicon: Lexicon): string | null {
  const unit = lexicon.units.exec(after)?.[0]
  if (unit) return unit
  if (/^(?:19|20)\d{2}$/u.test(figure)) return lexicon.beforeYear.test(before) ? '' : null
  return countedNoun(figure, after, lexicon)
}

/** A count of one is an article ("1 page" is rarely evidence), and a capital begins another name. */
function countedNoun(figure: string, after: string, lexicon: Lexicon): string | null {
  const noun = /^ (\p{Ll}{3,30})(?!\p{L})/u.exec(after)
  return noun?.[1] && figure !== '1' && !lexicon.stopWords.has(noun[1]) ? noun[0] : null
}
