import type { Language } from '#contracts/languages.ts'
import { withoutInvisible } from '../words.ts'

/**
 * Patterns that tell what a sentence does, such as quote or define. Every pattern exists in every language,
 * so that a page and its translation are judged alike.
 *
 * The text must have plain spaces and straight apostrophes (`plain`).
 */
export interface Lexicon {
  readonly language: Language
  /** Names the source of a statement: "according to", "a study by". */
  readonly attribution: RegExp
  /** Says that someone speaks: "says", "according to". */
  readonly speech: RegExp
  /** The authors' own measurement or survey: "we measured", "our survey". */
  readonly firstHand: RegExp
  /** The author tells what they did: "I built", "we tried". */
  readonly experience: RegExp
  /** Announces invented figures: "illustrative example", "suppose". */
  readonly example: RegExp
  /** The verb of a definition: "is a", "refers to". */
  readonly definition: RegExp
  /** Begins a sentence in which a site says what it is, in the first person: "We are a law firm". */
  readonly presentation: RegExp
  /** What a company or an association does: "helps", "brings together". */
  readonly activity: RegExp
  readonly comparison: RegExp
  /** A superlative or a promise that needs proof: "the best", "guaranteed". */
  readonly superlative: RegExp
  /** A beginning that depends on the sentence before: "It …", "As seen above". */
  readonly dangling: RegExp
  /** A sentence that enumerates in running text: "first … then … finally". */
  readonly enumeration: RegExp
  /** A question word or an inversion of subject and verb; a call such as "Ready to start?" has neither. */
  readonly question: RegExp
  /** A question that invites the reader to buy or write: "Do you need a quote?". */
  readonly call: RegExp
  /** Announces testimonials: "what our clients say". */
  readonly testimonials: RegExp
  /** Numbers an issue of a series: "n° 12", "issue 12". */
  readonly issue: RegExp
  /** The kind of a text that is kept up to date, at its beginning: a guide, a price list, a comparison. */
  readonly kept: RegExp
  /** A share or a multiple that somebody measured: "38% of homes", "twice as many". */
  readonly statistic: RegExp
  /** A limit, an offer or a rule in figures, which nobody measured: "up to 50%", "a 20% discount". */
  readonly allowance: RegExp
  /** A year relative to the day of writing: "this year", "next year". */
  readonly relativeYear: RegExp
  /** The future tense of announcements: "will launch", "is coming in". */
  readonly future: RegExp
  /** Follows a number that measures: units, currencies, durations. Counters leave out spaces: "120 kmOf roads". */
  readonly units: RegExp
  /** Precedes a number that was counted: "over", "about". */
  readonly approximately: RegExp
  /** Precedes a number that names a part: "Figure", "chapter". */
  readonly label: RegExp
  /** A word that may be a plural, as counted nouns are. */
  readonly plural: RegExp
  /** The site itself: "we", "our". */
  readonly ourselves: RegExp
  /** Precedes a year that is a date: "in", "since", a month. */
  readonly beforeYear: RegExp
  readonly months: readonly string[]
  /** "12 March 2026": captures day, month and year. */
  readonly dayFirst: RegExp
  /** "March 12, 2026": captures month, day and year. */
  readonly monthFirst: RegExp
  /** "March 2026". */
  readonly monthAndYear: RegExp
  readonly published: RegExp
  readonly updated: RegExp
  /** Precedes the name of an author. */
  readonly byline: RegExp
  readonly stopWords: ReadonlySet<string>
}

/** One pattern for several phrases, each matched as whole words, whatever their case. */
export function phrases(...alternatives: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** The same at the beginning of a text. */
export function openings(...alternatives: readonly string[]): RegExp {
  return new RegExp(`^[«“"(\\s]*(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** The patterns of dates, from the names of the months of a language. */
export function writtenDays(
  months: readonly string[],
): Pick<Lexicon, 'months' | 'dayFirst' | 'monthFirst' | 'monthAndYear'> {
  const names = months.join('|')
  return {
    months,
    dayFirst: new RegExp(`(\\d{1,2})(?:er|st|nd|rd|th)? (${names})\\.?,? (\\d{4})`, 'iu'),
    monthAndYear: new RegExp(`(?<!\\p{L})(?:${names}) (?:19|20)\\d{2}(?!\\d)`, 'iu'),
    monthFirst: new RegExp(`(${names}) (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})`, 'iu'),
  }
}

/** The end of a text before a number, such as "Figure" or "chapter". */
export function labels(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})\\.? ?$`, 'iu')
}

/** One of these words, which begin the next step, in the same sentence or the one after. */
export function following(words: string): string {
  return `(?:[^.!?]{3,300}|[^.!?]{0,300}[.!?][^.!?]{0,200})(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`
}

/** Items after a colon with at least two separators, each at its first position: the expression stays linear. */
export const list =
  '[^.!?]{3}[^.!?,;]{0,300}[,;][^.!?]{3}(?:[^.!?,;]|[,;](?=[\\p{L}\\p{N}])){0,300}[,;](?![\\p{L}\\p{N}])'

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter(word => word !== ''))
}

/** With plain spaces and straight apostrophes, and without invisible characters, as the patterns expect. */
export function plain(text: string): string {
  return withoutInvisible(text)
    .replace(/[\u00a0\u202f\u2009]/gu, ' ')
    .replace(/[’ʼ]/gu, "'")
}
