import { shownPath } from '#contracts/addresses/shown-address.ts'
import { percentage } from '#language/numbers.ts'
import { pageIdentity } from '../../read/addresses.ts'
import { alternatesOf } from '../../read/site/language-versions.ts'
import type { Page, Site } from '../../read/site/site-facts.ts'
import { numbersIn } from '../../read/text/numbers.ts'
import { between, graded, notApplicable, pageCheck, seen } from '../check.ts'
import { dominateAiSearch } from '../sources.ts'

/** Two versions with this share of figures in common are the same page; with half of it, two pages. */
const sameFigures = 0.8
const otherFigures = 0.4
/** A version shorter than this share of the other has lost something. */
const shortVersion = 0.6
/** Fewer figures are not enough to compare. */
const fewestFigures = 3
const shownFigures = 6

export const languageParity = pageCheck({
  id: 'language-parity',
  confidence: 'estimated',
  name: { fr: 'Les versions de langue disent la même chose', en: 'Language versions say the same' },
  why: {
    fr: 'Un moteur répond dans la langue de la question, avec la version qu’il y trouve. Si elle a perdu des chiffres ou des parties, la réponse en a perdu aussi. Ce contrôle ne rapporte aucun point.',
    en: 'An engine answers in the language of the question, with the version it finds there. If that one has lost figures or parts, so has the answer. This check earns no points.',
  },
  sources: [dominateAiSearch],
  decide(page, site) {
    const other = counterpartOf(page, site)
    if (!other) return notApplicable(alone)
    const missing = figuresMissingFrom(other, page)
    const share = Math.min(figuresShare(missing.length, figuresOf(page).size), lengthShare(page, other))
    const evidence =
      missing.length > 0
        ? [seen(other.address, 'main', `≠ ${missing.slice(0, shownFigures).join(' · ')}`)]
        : []
    return graded(share, sentence(page, other, missing), evidence)
  },
  fix: null,
})

/** The version of the page in the other language, if it was visited. */
function counterpartOf(page: Page, site: Site): Page | null {
  const named = new Set(
    alternatesOf(page, site).flatMap(({ address }) => (address ? [pageIdentity(address)] : [])),
  )
  return (
    site.pages.find(
      other =>
        other !== page &&
        other.language.read !== null &&
        page.language.read !== null &&
        other.language.read !== page.language.read &&
        named.has(pageIdentity(other.address)),
    ) ?? null
  )
}

/** Without numbers of one digit, which are often written in letters. */
function figuresOf({ text, language }: Page): ReadonlySet<string> {
  const { read } = language
  if (read === null) return new Set()
  const numbers = text.blocks.flatMap(block => numbersIn(block.text, read))
  return new Set(numbers.filter(number => number.length > 1))
}

function figuresMissingFrom(version: Page, page: Page): readonly string[] {
  const there = figuresOf(version)
  return [...figuresOf(page)].filter(figure => !there.has(figure))
}

function figuresShare(missing: number, whole: number): number {
  return whole < fewestFigures ? 1 : between(otherFigures, sameFigures, 1 - missing / whole)
}

/** Only the shorter version loses points; French takes about a fifth more words than English. */
function lengthShare(page: Page, other: Page): number {
  return between(0, shortVersion, page.text.words / Math.max(1, other.text.words))
}

function sentence(page: Page, other: Page, missing: readonly string[]) {
  const shared = 1 - missing.length / Math.max(1, figuresOf(page).size)
  const path = shownPath(other.address)
  return {
    fr: `${percentage(shared, 'fr')} des chiffres de la page se retrouvent dans ${path}, qui compte ${other.text.words} mots contre ${page.text.words} ici.`,
    en: `${percentage(shared, 'en')} of the figures of the page are found in ${path}, which has ${other.text.words} words against ${page.text.words} here.`,
  }
}

const alone = {
  fr: 'La page ne nomme aucune version, parmi les pages lues, dans l’autre langue que lit l’audit.',
  en: 'The page names no version, among the pages read, in the other language that the audit reads.',
}
