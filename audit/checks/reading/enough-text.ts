import type { Bilingual } from '#contracts/languages.ts'
import { englishCount } from '#language/counts.ts'
import { indexingBan } from '../../read/page/showable.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { between, failed, graded, notApplicable, nothingToJudge, pageCheck, seen } from '../check.ts'
import { isOfItsDay, leftoverIn, mayBeShort, placeholderIn } from '../linguistic.ts'
import { absorption, googleAiGuide } from '../sources.ts'

/** In words: with fewer than `none`, there is no passage to quote; with `full`, there is room for several. */
const none = 20
const full = 60
/** A page a little under the full length loses what it lacks of it, and is no fault to announce. */
const announced = 50
/** The share of a page that says enough, with a remainder of its draft in it. */
const unpolished = 0.7

export const enoughText = pageCheck({
  id: 'enough-text',
  confidence: 'moderate',
  name: { fr: 'La page dit quelque chose', en: 'The page says something' },
  why: {
    fr: 'Un moteur ne cite que ce qui est écrit. Les pages qui pèsent dans les réponses sont plus longues que les autres (étude de 18 151 pages, 2026) ; une page qui charge encore ou qui attend son texte n’a rien à citer.',
    en: 'An engine cites only what is written. The pages that weigh in answers are longer than others (study of 18,151 pages, 2026); a page that is still loading or waits for its text has nothing to cite.',
  },
  sources: [absorption, googleAiGuide],
  decide(page) {
    if (mayBeShort(page) || isUnindexed(page)) return notApplicable(short)
    const waiting = placeholderIn(page)
    if (waiting) return failed(unfinished, [seen(page.address, waiting.selector, waiting.text)])
    const { words } = page.text
    const leftover = words < full ? undefined : leftoverIn(page)
    if (leftover) return graded(unpolished, draft, [seen(page.address, leftover.selector, leftover.text)])
    const share = between(none, full, words)
    if (words < full && (words >= announced || isShortByNature(page)))
      return { ...nothingToJudge(little(words)), share }
    return graded(share, wordCount(words))
  },
  fix: {
    title: { fr: 'Écrire la page, ou la retirer', en: 'Write the page, or take it away' },
    action: {
      fr: 'Dites ce que la page annonce en quelques phrases complètes, dans le HTML envoyé. Ce qui n’a rien à dire rejoint une autre page.',
      en: 'Say what the page announces in a few complete sentences, in the HTML as sent. What has nothing to say joins another page.',
    },
    effort: 'medium',
  },
})

function isUnindexed({ robotsDirectives }: Page): boolean {
  return indexingBan(robotsDirectives, 'googlebot') !== null
}

/** Fewer pictures may only accompany a text. */
const fewestPictures = 4

/**
 * Whether a page is short for a reason: an announcement, links to other pages, or something else than words. A start
 * page has to say what the site is, whatever it shows.
 */
function isShortByNature(page: Page): boolean {
  if (isOfItsDay(page) || isOfLinks(page)) return true
  const { pictures, players, fields } = page.wordless
  const hasTable = page.text.blocks.some(({ kind }) => kind === 'table')
  return page.role !== 'home' && (hasTable || pictures >= fewestPictures || players + fields > 0)
}

/** Half of its words or more lead elsewhere. */
function isOfLinks({ text: { blocks, words } }: Page): boolean {
  const linked = blocks.flatMap(({ links }) => links.map(link => link.text.split(' ').length))
  return 2 * linked.reduce((sum, count) => sum + count, 0) >= words && linked.length >= fewestLinks
}

const fewestLinks = 3

const short = {
  fr: 'Une liste, un formulaire, une page de règles ou une page qui refuse l’index peut être courte.',
  en: 'A list, a form, a page of rules or a page that refuses the index may be short.',
}

const unfinished = {
  fr: 'La page montre un texte provisoire à la place du sien.',
  en: 'The page shows a placeholder in the place of its text.',
}

const draft = {
  fr: 'Un reste de brouillon se lit dans la page.',
  en: 'A remainder of a draft can be read in the page.',
}

function little(words: number): Bilingual {
  const count = wordCount(words)
  return {
    fr: `${count.fr} La page peut avoir une raison d’être courte ; elle offre peu à citer.`,
    en: `${count.en} The page may have a reason to be short; it offers little to cite.`,
  }
}

function wordCount(words: number): Bilingual {
  return {
    fr: `Le texte principal compte ${words < 2 ? `${words} mot` : `${words} mots`}.`,
    en: `The main text has ${englishCount(words, 'word')}.`,
  }
}
