import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import type { Block, Cue, CueKind } from '../read/page/page-facts.ts'
import { guessKind } from '../read/page/role/page-kind.ts'
import type { Page } from '../read/site/site-facts.ts'
import { fold } from '../read/text/fold.ts'
import { type Lexicon, lexicons, plain } from '../read/text/lexicon/index.ts'
import { couldNotTell, notApplicable, nothingToJudge, type Outcome } from './check.ts'

/** In words: evidence or structure is not expected of a shorter text. */
export const shortText = 60

/** Pages of rules and forms, where nobody expects evidence or definitions. */
export function isUtility({ address, role }: Page): boolean {
  const { kind } = guessKind(address, '')
  return role === 'legal' || kind === 'contact' || kind === 'legal' || form.test(address)
}

const form =
  /\/(?:log-?in|sign-?(?:in|up)|auth|register|connexion|mon-compte|espace-(?:client|membre|adherent)s?|(?:espace-)?membres|members|admin|devis|quote|rendez-?vous|rdv|r[eé]servation|reserver|booking|book[\w-]*|(?:free-?)?trial|essai(?:-gratuit)?|apply|publish[\w-]*|checkout|cart|panier|merci|thank-?you)(?:\/index)?(?:\.\w{2,5})?\/?$/iu

/** Decides a check that applies to pages with content, not to pages of rules and forms. */
export function readingContent(
  page: Page,
  decide: (lexicon: Lexicon) => Outcome,
  fewestWords = shortText,
): Outcome {
  return isUtility(page) ? notApplicable(utility) : readingWords(page, decide, fewestWords)
}

/**
 * The same for what a page needs to be cited: a page that is too short for it loses the points, whatever its
 * language, since a page that says nothing earns nothing. Another check reports, once, that it is short.
 */
export function expectingContent(
  page: Page,
  decide: (lexicon: Lexicon) => Outcome,
  roomNeeded = shortText,
): Outcome {
  const { words } = page.text
  if (words < shortText && !mayBeShort(page)) return nothingToJudge(tooThin(words))
  return placeholderIn(page) ? nothingToJudge(provisional) : readingContent(page, decide, roomNeeded)
}

/** Whether a page argues, so that it owes proof: an article, but no news and no recipe. */
export function argues(page: Page): boolean {
  return page.role === 'article' && !isOfItsDay(page) && !isInstruction(page)
}

/** A recipe or instructions say what to do: their steps are what is cited. */
function isInstruction({ structuredData: { nodes } }: Page): boolean {
  return nodes.some(({ types }) => types.includes('Recipe') || types.includes('HowTo'))
}

/** News, an announcement or an issue of a newsletter: its address or its title contains a date or a number. */
export function isOfItsDay({ address, role, head, headings, language }: Page): boolean {
  const lexicon = language.read && lexicons[language.read]
  if (role === 'home' || !lexicon) return false
  const named = [head.titles[0] ?? '', headings.find(({ level }) => level === 1)?.text ?? ''].map(plain)
  const patterns = [lexicon.issue, lexicon.dayFirst, lexicon.monthFirst, lexicon.monthAndYear]
  return dayInPath.test(address) || named.some(text => patterns.some(pattern => pattern.test(text)))
}

const dayInPath = /\/20\d\d[-/][01]?\d[-/]|-20\d\d-[01]\d-[0-3]\d(?:\.\w{2,5})?\/?$/u

export function mayBeShort(page: Page): boolean {
  return isUtility(page) || page.role === 'list' || gallery.test(page.address)
}

const gallery =
  /\/(?:(?:galerie|gallery|photos?|pictures|portfolio|plan)[\w-]*|acces|lieu|nous-trouver|find-us|directions)(?:\.\w{2,5})?\/?$/iu

/**
 * A text that stands in for one to come. Longer pages may speak of loading, and quote Cicero; documentation shows what
 * a program does with it.
 */
export function placeholderIn({ text, role }: Page): Block | undefined {
  if (role === 'documentation') return undefined
  const isWaiting = text.words < shortText ? loading : sample
  return text.blocks.find(block => block.kind !== 'code' && isWaiting.test(fold(block.text)))
}

const filling = 'lorem ipsum dolor|anim pariatur cliche reprehenderit|pellentesque habitant morbi'
const sample = new RegExp(`^(?:${filling})`, 'u')
const loading = new RegExp(
  `^(?:${filling})|^(?:(?:page )?(?:loading|chargement)(?: en cours)?(?: please wait)?|coming soon|bientot disponible|(?:site|page) en (?:construction|travaux|maintenance)|under construction|redirecting(?: to\\b.{0,200})?)$`,
  'u',
)

/** What a draft or an assistant left in a text that people read. */
export function leftoverIn({ text, role }: Page): Block | undefined {
  if (role === 'documentation') return undefined
  return text.blocks.find(
    ({ kind, text }) => kind !== 'code' && leftovers.some(leftover => leftover.test(text)),
  )
}

const leftovers: readonly RegExp[] = [
  // "[À COMPLÉTER]"
  /[[{]\s?[àa] (?:compl[ée]ter|remplir|d[ée]finir|renseigner|pr[ée]ciser|confirmer)(?!\p{L})/iu,
  // "[Your company]", "[insérer votre texte]"
  /[[{]\s?(?:insert|insérer|your|votre) (?:your |votre )?(?:name|company|business|city|address|phone|e-?mail|text|logo|nom|entreprise|ville|adresse|texte)(?!\p{L})/iu,
  // "[cite: 12]"
  /\[cite: ?\d/u,
  // In capitals: Spanish has the word.
  /(?<!\p{L})(?:TODO|FIXME) ?:/u,
  /(?<!\p{L})lorem ipsum dolor sit/iu,
]

const provisional = {
  fr: 'La page montre un texte provisoire : elle perd ces points, et un autre contrôle le signale.',
  en: 'The page shows a placeholder: it loses these points, and another check reports that.',
}

function tooThin(words: number): Bilingual {
  return {
    fr: `La page n'a que ${frenchCount(words, 'mot')} : trop peu pour contenir ce qu'un moteur citerait. Elle perd ces points, et un autre contrôle dit qu'elle est courte.`,
    en: `The page has only ${englishCount(words, 'word')}: too few to hold what an engine would cite. It loses these points, and another check says that it is short.`,
  }
}

const utility = {
  fr: "Page de service (contact, mentions légales) : ce contrôle ne s'y applique pas.",
  en: 'Service page (contact, legal notice): this check does not apply to it.',
}

/** Decides a check about the words of a page, if there are enough of them in a language that the audit reads. */
export function readingWords(
  page: Page,
  decide: (lexicon: Lexicon) => Outcome,
  fewestWords = shortText,
): Outcome {
  const { read, detected, declared } = page.language
  const { words } = page.text
  if (words < fewestWords) return notApplicable(tooShort(words, fewestWords))
  return read === null ? unreadLanguage(detected ?? declared) : decide(lexicons[read])
}

function unreadLanguage(code: string | null): Outcome {
  return couldNotTell({
    fr: `Ce contrôle lit le français et l'anglais ; la page est dans une autre langue (${code ?? 'inconnue'}).`,
    en: `This check reads French and English; the page is in another language (${code ?? 'unknown'}).`,
  })
}

function tooShort(words: number, fewestWords: number): Bilingual {
  return {
    fr: `La page est trop courte pour ce contrôle : ${frenchCount(words, 'mot')}, il en faut ${fewestWords}.`,
    en: `The page is too short for this check: ${englishCount(words, 'word')}, where ${fewestWords} are needed.`,
  }
}

/** "Hi! I'm Jeanne, chimney sweep": who speaks says so. */
export function introduces(text: string): boolean {
  return introduction.test(fold(text))
}

const introduction =
  /^(?:(?:hi|hello|hey|bonjour|salut) )?(?:i m|i am|my name is|we are|je suis|je m appelle|moi c est|nous sommes) \p{L}/u

export interface PlacedCue extends Cue {
  readonly block: Block
}

/** An answer is quoted with the question above it, which names its subject. */
export function answersIn({ text: { blocks } }: Page): ReadonlySet<Block> {
  return new Set(blocks.filter((_, place) => blocks[place - 1]?.text.trimEnd().endsWith('?')))
}

/** Each sentence with the block that it stands in. */
export function sentencesIn({ text }: Page): readonly Pick<PlacedCue, 'block' | 'text'>[] {
  return text.blocks.flatMap(block => block.sentences.map(sentence => ({ block, text: sentence })))
}

export function cuesOf(page: Page, ...kinds: readonly CueKind[]): readonly PlacedCue[] {
  return page.text.blocks.flatMap(block =>
    block.cues.filter(({ kind }) => kinds.includes(kind)).map(cue => ({ ...cue, block })),
  )
}

export function hasCue(block: Block, ...kinds: readonly CueKind[]): boolean {
  return block.cues.some(({ kind }) => kinds.includes(kind))
}
