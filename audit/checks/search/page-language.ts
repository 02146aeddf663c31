import { type Bilingual, languages } from '#contracts/languages.ts'
import { languagePatch } from '../../fixes/language-patch.ts'
import type { Block } from '../../read/page/page-facts.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { lexicons } from '../../read/text/lexicon/index.ts'
import { primaryLanguage } from '../../read/text/primary-language.ts'
import { countStopWords } from '../../read/text/terms.ts'
import { couldNotTell, failed, notApplicable, pageCheck, passed, seen } from '../check.ts'
import { dominateAiSearch, htmlLanguage } from '../sources.ts'

/** In words: a shorter form may be in the language of its program. */
const roomToTell = 100

/** In words: a piece of a page that a generator left has a title and a link. */
const fewestWords = 20

export const pageLanguage = pageCheck({
  id: 'page-language',
  confidence: 'high',
  name: {
    fr: 'La page annonce sa langue, et la bonne',
    en: 'The page states its language, and the right one',
  },
  why: {
    fr: 'L’attribut « lang » dit aux machines dans quelle langue lire la page. Les moteurs répondent dans celle de la question : une page qui en annonce une autre est mal lue, à voix haute aussi.',
    en: 'The “lang” attribute tells machines in which language to read the page. Engines answer in that of the question: a page that states another is read badly, aloud too.',
  },
  sources: [htmlLanguage, dominateAiSearch],
  decide({ address, language, text }) {
    const { declared, detected } = language
    const code = declared === null ? null : primaryLanguage(declared)
    if (detected === null || text.words < roomToTell)
      return declared === null && text.words >= fewestWords ? failed(unstated) : notApplicable(tooShort)
    if (code === null) return failed(unstated)
    if (!isInSentences(text, detected)) return notApplicable(tooShort)
    if (code === detected) return passed(right(code))
    if (isMixed(text.blocks, code, detected)) return couldNotTell(mixed(code, detected))
    if (!isToldApart(code, detected, language)) return couldNotTell(alike(code))
    return failed(wrong(code, detected), [seen(address, 'html[lang]', declared ?? '')])
  },
  fix: {
    title: { fr: 'Annoncer la langue de la page', en: 'State the language of the page' },
    action: {
      fr: 'Écrivez sur la balise html le code de la langue du texte : <html lang=fr> pour une page en français.',
      en: 'On the html tag, write the code of the language of the text: <html lang=en> for a page in English.',
    },
    effort: 'low',
    patch: languagePatch,
  },
})

/** Of our two languages, stop words confirm that a text is in one. What is no language, such as `jp`, is wrong anyway. */
function isToldApart(declared: string, detected: string, { isDetectable }: Page['language']): boolean {
  if (languages.some(known => known === detected)) return true
  if (isDetectable) return !(serboCroatian.has(declared) && serboCroatian.has(detected))
  return !isLanguage(declared)
}

/** In Latin letters, one written language for detection. */
const serboCroatian = new Set(['hr', 'sr'])

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

function isLanguage(code: string): boolean {
  return /^[a-z]{2,3}$/u.test(code) && languageNames.of(code) !== undefined
}

/** Settings and commands are made of words of a language, and are written in none: "stage: build, cache: key". */
function isInSentences({ blocks, words }: Page['text'], detected: string): boolean {
  const stopWords = stopWordsIn(blocks, detected)
  return stopWords === undefined || fewestStopWords * words <= stopWords
}

/** For each word: in sentences, more than every third word is one. */
const fewestStopWords = 0.1

/** Titles and commands in another language may outweigh the words that say in which one a page is written. */
function isMixed(blocks: readonly Block[], declared: string, detected: string): boolean {
  const [own, other] = [declared, detected].map(code => stopWordsIn(blocks, code))
  return own !== undefined && other !== undefined && 2 * own >= other
}

/** Undefined where no lexicon knows the stop words of the language. */
function stopWordsIn(blocks: readonly Block[], code: string): number | undefined {
  const language = languages.find(known => known === code)
  if (!language) return undefined
  const prose = blocks.filter(({ kind }) => kind !== 'code')
  return countStopWords(prose.map(block => block.text).join('\n'), lexicons[language])
}

const unstated = {
  fr: 'La page n’annonce pas sa langue (attribut lang absent).',
  en: 'The page does not state its language (no lang attribute).',
}

const tooShort = {
  fr: 'La page a trop peu de mots pour que sa langue se reconnaisse.',
  en: 'The page has too few words to recognize its language.',
}

function alike(code: string): Bilingual {
  return {
    fr: `La page annonce une langue (${code}) que notre détection ne distingue pas de ses voisines.`,
    en: `The page states a language (${code}) that our detection does not tell from its neighbors.`,
  }
}

function right(code: string): Bilingual {
  return {
    fr: `La page annonce la langue dans laquelle elle est écrite (${code}).`,
    en: `The page states the language in which it is written (${code}).`,
  }
}

function mixed(declared: string, detected: string): Bilingual {
  return {
    fr: `La page mêle les mots de deux langues (${declared}, qu’elle annonce, et ${detected}).`,
    en: `The page mixes words of two languages (${declared}, which it states, and ${detected}).`,
  }
}

function wrong(declared: string, detected: string): Bilingual {
  return {
    fr: `La page annonce une langue (${declared}), et ses mots en montrent une autre (${detected}).`,
    en: `The page states one language (${declared}), and its words show another (${detected}).`,
  }
}
