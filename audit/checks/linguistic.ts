import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import type { Block, Cue, CueKind } from '../read/page/page-facts.ts'
import { guessKind } from '../read/page/page-kind.ts'
import type { Page } from '../read/site/site-facts.ts'
import { type Lexicon, lexicons } from '../read/text/lexicon/index.ts'
import { couldNotTell, failed, notApplicable, type Outcome } from './check.ts'

/** Text too short to expect evidence or structure of it, in words. */
const shortText = 60

/** Pages of rules and forms: nobody expects evidence or definitions there. */
export function isUtility({ address }: Page): boolean {
  const { kind } = guessKind(address, '')
  return kind === 'contact' || kind === 'legal'
}

/**
 * Runs a decision about what a page that informs should hold. Pages of rules and forms are left out, as
 * are short ones and those in another language.
 */
export function readingContent(
  page: Page,
  decide: (lexicon: Lexicon) => Outcome,
  fewestWords = shortText,
): Outcome {
  return isUtility(page) ? notApplicable(utility) : readingWords(page, decide, fewestWords)
}

/**
 * The same for what a page that informs must hold: a service or an article too short to hold it fails,
 * since there is nothing in it to cite.
 */
export function expectingContent(
  page: Page,
  decide: (lexicon: Lexicon) => Outcome,
  fewestWords = shortText,
): Outcome {
  const short = page.language.read !== null && page.text.words < fewestWords
  const informs = page.role === 'service' || page.role === 'article'
  return short && informs && !isUtility(page)
    ? failed(tooThin(page.text.words))
    : readingContent(page, decide, fewestWords)
}

function tooThin(words: number): Bilingual {
  return {
    fr: `La page n'a que ${frenchCount(words, 'mot')} : trop peu pour contenir ce qu'un moteur citerait.`,
    en: `The page has only ${englishCount(words, 'word')}: too few to hold what an engine would cite.`,
  }
}

const utility = {
  fr: "Page de service (contact, mentions légales) : cette vérification ne s'y applique pas.",
  en: 'Service page (contact, legal notice): this check does not apply to it.',
}

/**
 * Runs a decision about the words of a page, when it has enough of them in a language that the audit
 * reads. A page in another language, or a short one, costs nothing.
 */
export function readingWords(
  page: Page,
  decide: (lexicon: Lexicon) => Outcome,
  fewestWords = shortText,
): Outcome {
  const { read, detected, declared } = page.language
  if (read === null) return unreadLanguage(detected ?? declared)
  if (page.text.words < fewestWords) return tooShort(page.text.words, fewestWords)
  return decide(lexicons[read])
}

function unreadLanguage(code: string | null): Outcome {
  return couldNotTell({
    fr: `Cette vérification lit le français et l'anglais ; la page est dans une autre langue (${code ?? 'inconnue'}).`,
    en: `This check reads French and English; the page is in another language (${code ?? 'unknown'}).`,
  })
}

function tooShort(words: number, fewestWords: number): Outcome {
  return notApplicable({
    fr: `La page est trop courte pour cette vérification : ${words} mots, il en faut ${fewestWords}.`,
    en: `The page is too short for this check: ${words} words, where ${fewestWords} are needed.`,
  })
}

export interface PlacedCue extends Cue {
  readonly block: Block
}

export function cuesOf(page: Page, ...kinds: readonly CueKind[]): readonly PlacedCue[] {
  return page.text.blocks.flatMap(block =>
    block.cues.filter(({ kind }) => kinds.includes(kind)).map(cue => ({ ...cue, block })),
  )
}

export function hasCue(block: Block, ...kinds: readonly CueKind[]): boolean {
  return block.cues.some(({ kind }) => kinds.includes(kind))
}
