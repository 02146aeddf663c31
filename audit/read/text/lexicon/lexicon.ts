import type { Language } from '#contracts/languages.ts'

/**
 * The words by which a language shows what its sentences do. Every pattern exists in every language
 * the audit reads, so that a page and its faithful translation are judged alike.
 *
 * Patterns are matched against text with plain spaces and straight apostrophes (`plain`).
 */
export interface Lexicon {
  readonly language: Language
  /** Names the origin of a statement: "according to", "a study by". */
  readonly attribution: RegExp
  /** Says that someone speaks: "says", "according to". */
  readonly speech: RegExp
  /** Says that the authors measured or asked for themselves: "we measured", "our survey". */
  readonly firstHand: RegExp
  /** Announces figures made up to show something: "illustrative example", "suppose". */
  readonly example: RegExp
  /** The verb of a definition: "is a", "refers to". */
  readonly definition: RegExp
  /** Opens a sentence by which a site says in the first person what it is: "We are a law firm". */
  readonly presentation: RegExp
  readonly comparison: RegExp
  /** A superlative or a promise that asks for proof: "the best", "guaranteed". */
  readonly superlative: RegExp
  /** A beginning that leans on the sentence before: "It …", "As seen above". */
  readonly dangling: RegExp
  /** A sentence that enumerates in running text: "first … then … finally". */
  readonly enumeration: RegExp
  /** How a question begins or turns round its verb; a call such as "Ready to start?" does neither. */
  readonly question: RegExp
  /** A question put to the reader so that they buy or write: "Do you need a quote?". */
  readonly call: RegExp
  /** Announces what clients said: "testimonials", "what our clients say". */
  readonly testimonials: RegExp
  /** Numbers an issue of a series: "n° 12", "issue 12". */
  readonly issue: RegExp
  /** Opens a text that follows its time: a guide, a price list, a comparison. */
  readonly kept: RegExp
  /** A share or a multiple that somebody counted: "38% of homes", "twice as many". */
  readonly statistic: RegExp
  /** A limit, an offer or a rule in figures, which nobody counted: "up to 50%", "a 20% discount". */
  readonly allowance: RegExp
  /** Speaks of a year only as seen from the day of writing: "this year", "next year". */
  readonly relativeYear: RegExp
  /** The future tense of announcements: "will launch", "is coming in". */
  readonly future: RegExp
  /** What follows a number to make it a measure: units, currencies, spans of time. */
  readonly units: RegExp
  /** What comes before a number to make it the name of a part: "Figure", "chapter". */
  readonly label: RegExp
  /** A word that may stand in the plural, as what is counted does. */
  readonly plural: RegExp
  /** Who speaks, when a site speaks of itself: "we", "our". */
  readonly ourselves: RegExp
  /** What comes before a year to make it a date: "in", "since", a month. */
  readonly beforeYear: RegExp
  readonly months: readonly string[]
  /** A day written out, "12 March 2026": its day, month and year. */
  readonly dayFirst: RegExp
  /** The same as "March 12, 2026": its month, day and year. */
  readonly monthFirst: RegExp
  /** The same without a day: "March 2026". */
  readonly monthAndYear: RegExp
  readonly published: RegExp
  readonly updated: RegExp
  /** What comes before the name of an author. */
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

/** The patterns of a day written out, for the names of the months of a language. */
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

/** The end of a text before a number: a word that numbers the parts of something. */
export function labels(...words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})\\.? ?$`, 'iu')
}

/** Within the same sentence or the next one, the word that begins a following step. */
export function following(words: string): string {
  return `(?:[^.!?]{3,300}|[^.!?]{0,300}[.!?][^.!?]{0,200})(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`
}

/** Items after a colon, with two signs between them, each taken where it first stands. */
export const list =
  '[^.!?]{3}[^.!?,;]{0,300}[,;][^.!?]{3}(?:[^.!?,;]|[,;](?=[\\p{L}\\p{N}])){0,300}[,;](?![\\p{L}\\p{N}])'

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/u).filter(word => word !== ''))
}

/** Plain spaces and straight apostrophes: what the patterns expect. The length stays the same. */
export function plain(text: string): string {
  return text.replace(/[\u00a0\u202f\u2009]/gu, ' ').replace(/[’ʼ]/gu, "'")
}
