import { type Bilingual, type Language, languages } from '#contracts/languages.ts'
import { bilingual } from './bilingual.ts'

/**
 * The length of an answer that stands alone, in words. A convention of the trade rather than a proven rule;
 * kept because a reader can take in that much at once.
 */
const words = { least: 40, most: 60 } as const

/** An answer or a definition in both languages, of 40 to 60 words in each. */
export function shortAnswer() {
  return bilingual().superRefine((texts: Bilingual, context) => {
    for (const language of languages) {
      const count = wordCount(texts[language])
      if (count >= words.least && count <= words.most) continue
      context.addIssue({ code: 'custom', path: [language], message: refusal(language, count) })
    }
  })
}

/** Counts words in a text as it is typed: parts between spaces with a letter or a digit. */
export function wordCount(text: string): number {
  return text
    .replace(sourceCalls, '')
    .replace(linkAddresses, '')
    .split(/\s+/u)
    .filter(word => /[\p{L}\p{N}]/u.test(word)).length
}

const sourceCalls = /\[\[[^\]]+\]\]/gu
const linkAddresses = /\]\([^)]+\)/gu

function refusal(language: Language, count: number): string {
  const name = { fr: 'French', en: 'English' }[language]
  const change = count < words.least ? `add ${words.least - count}` : `remove ${count - words.most}`
  return `The ${name} text has ${count} words; an answer that stands alone has ${words.least} to ${words.most}: ${change} at least.`
}
