import type { Language } from '#contracts/languages.ts'

const segmenters: Readonly<Record<Language, Intl.Segmenter>> = {
  fr: new Intl.Segmenter('fr', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
}

/**
 * The sentences of a text by Unicode's rules, joined where those take the full stop of an abbreviation or of
 * an initial for the end of one: "Dr. Martin", « l'art. 12 », "J. K. Rowling".
 */
export function sentencesOf(text: string, language: Language): readonly string[] {
  const starts: number[] = []
  let before: string | null = null
  for (const { segment, index } of segmenters[language].segment(text)) {
    if (before === null || !continues(before, segment, language)) starts.push(index)
    before = segment
  }
  return starts
    .map((start, place) => text.slice(start, starts[place + 1]).trim())
    .filter(sentence => sentence !== '')
}

function continues(before: string, after: string, language: Language): boolean {
  const end = before.slice(-longestEnd).trimEnd()
  return abbreviations[language].test(end) || initials.test(end) || continuation.test(after)
}

/** Characters at the end of a segment that are searched for an abbreviation. */
const longestEnd = 24

/** A sentence begins neither with a lower-case letter nor with a closing quotation mark. */
const continuation = /^\s*(?:\p{Ll}|»)/u

/** "J.", "J. K.", "J.-P.": initials of a name. */
const initials = /(?:^|[\s(«“"])(?:\p{Lu}\.[ -]?){1,3}$/u

const abbreviations: Readonly<Record<Language, RegExp>> = {
  fr: ending(
    'M|MM|Mme|Mmes|Mlle|Dr|Pr|Me|St|Ste|art|al|p|pp|av|apr|chap|vol|éd|fig|cf|env|janv|févr|avr|juil|sept|oct|nov|déc|tél|bd|hab|coll|dir|trad|réf',
  ),
  en: ending(
    'Mr|Mrs|Ms|Dr|Prof|St|Mt|Sr|Jr|Gen|Sen|Rep|Gov|Lt|Col|Sgt|Fig|Figs|Vol|vs|p|pp|ed|eds|cf|e\\.g|i\\.e|al|approx|ca|Jan|Feb|Mar|Apr|Aug|Sept|Sep|Oct|Nov|Dec|dept|Ave|Blvd|Rev|Hon',
  ),
}

function ending(words: string): RegExp {
  return new RegExp(`(?:^|[\\s('’(«“"])(?:${words})\\.$`, 'u')
}
