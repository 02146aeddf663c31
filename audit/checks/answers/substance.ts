import type { Bilingual } from '#contracts/languages.ts'
import { englishCount, frenchCount } from '#language/counts.ts'
import { pageIdentity, siteOf } from '../../read/addresses.ts'
import type { Block, Link } from '../../read/page/page-facts.ts'
import type { Site } from '../../read/site/site-facts.ts'
import { fold } from '../../read/text/fold.ts'
import { couldNotTell, graded, notApplicable, roomToGrow, siteCheck } from '../check.ts'
import { isUtility, placeholderIn } from '../linguistic.ts'
import { absorption, googleAiGuide } from '../sources.ts'

/**
 * In words of the pages read, at most twelve: `none` fill one short page, and `full` a third of a thousand on each.
 * Between them the share grows with the logarithm, since the second hundred words say more than the thirtieth.
 */
const none = 300
const full = 4000
/** Below it, blind readers found none of 79 sites half worth citing: only there is it called a fault. */
const thin = 500

export const substance = siteCheck({
  id: 'substance',
  confidence: 'moderate',
  name: { fr: 'Le site a de la matière à citer', en: 'The site has substance to quote' },
  why: {
    fr: 'Un moteur cite des passages : un site qui explique peu n’en a guère à offrir. Les pages qui pèsent dans les réponses sont plus longues que les autres (étude de 18 151 pages, 2026). Écrire pour faire nombre n’apporte rien : ce qui se répète ne compte qu’une fois.',
    en: 'An engine quotes passages: a site that explains little has few to offer. The pages that weigh in answers are longer than others (study of 18,151 pages, 2026). Padding brings nothing: what is repeated counts once.',
  },
  sources: [absorption, googleAiGuide],
  decide(site) {
    const pages = site.pages.filter(page => !isUtility(page))
    if (pages.length === 0) return notApplicable(onlyUtility)
    const words = wordsSaidBy(pages)
    const share = Math.log(Math.max(words, none) / none) / Math.log(full / none)
    const said = wordsSaid(pages.length, words)
    if (words < thin && areElsewhere(site)) return couldNotTell(elsewhere)
    if (words < thin)
      return graded(share, little(pages.some(placeholderIn) ? withoutPlaceholders(said) : said))
    return words < full ? roomToGrow(share, more(said)) : graded(1, said)
  },
  fix: {
    title: { fr: 'Écrire ce que vous savez', en: 'Write what you know' },
    action: {
      fr: 'Répondez par écrit aux questions que vos clients posent le plus : le déroulement, les prix, les délais, les cas particuliers. Une page par sujet, avec vos faits ; aucun remplissage.',
      en: 'Answer in writing what your clients ask most: how it works, what it costs, how long it takes, the special cases. One page per subject, with your own facts; no padding.',
    },
    effort: 'high',
  },
})

/** In pages: a start page that leads to fewer on another site only mentions it. */
const fewestElsewhere = 3

/** Whether the start page leads to no page of its own site and to several of another, by a `base` for instance. */
function areElsewhere({ pages: [start] }: Site): boolean {
  if (!start) return false
  const isOther = ({ address }: Link) => pageIdentity(address) !== pageIdentity(start.address)
  const bySite = Map.groupBy(start.links.filter(isOther), ({ address }) => siteOf(address))
  const pagesOf = (links: readonly Link[]) => new Set(links.map(({ address }) => pageIdentity(address))).size
  return (
    !bySite.has(siteOf(start.address)) && bySite.values().some(links => pagesOf(links) >= fewestElsewhere)
  )
}

/** Words of text, headings and code apart, of pages that have more than a placeholder; a text that returns counts once. */
function wordsSaidBy(pages: Site['pages']): number {
  const blocks = pages.filter(page => !placeholderIn(page)).flatMap(({ text }) => text.blocks.filter(isProse))
  const own = new Map(blocks.map(block => [fold(block.text), block.words]))
  return [...own.values()].reduce((sum, words) => sum + words, 0)
}

function isProse({ kind }: Block): boolean {
  return kind !== 'heading' && kind !== 'code'
}

function wordsSaid(pages: number, words: number): Bilingual {
  return {
    fr: `${pages === 1 ? 'La page lue compte' : `Les ${pages} pages lues comptent`} ${frenchCount(words, 'mot')}, sans les titres, les répétitions ni les pages de contact et de règles.`,
    en: `${pages === 1 ? 'The page read has' : `The ${pages} pages read have`} ${englishCount(words, 'word')}, headings, repetitions and pages of contact and rules apart.`,
  }
}

function withoutPlaceholders(said: Bilingual): Bilingual {
  return {
    fr: `${said.fr} Les pages dont le texte est provisoire ne sont pas comptées.`,
    en: `${said.en} Pages that show a placeholder are not counted.`,
  }
}

function little(said: Bilingual): Bilingual {
  return {
    fr: `${said.fr} Un moteur y trouve peu de passages à citer.`,
    en: `${said.en} An engine finds few passages to quote there.`,
  }
}

function more(said: Bilingual): Bilingual {
  return {
    fr: `${said.fr} Ce n’est pas une faute : les points croissent avec le texte, jusqu’à ${frenchCount(full, 'mot')}.`,
    en: `${said.en} That is no fault: the points grow with the text, up to ${englishCount(full, 'word')}.`,
  }
}

const elsewhere = {
  fr: 'Tous les liens de la page mènent à un autre site : ses pages y sont peut-être, et nous ne les avons pas lues.',
  en: 'All links of the page lead to another site: its pages may be there, and we have not read them.',
}

const onlyUtility = {
  fr: 'Seules des pages de contact ou de règles ont été lues.',
  en: 'Only pages of contact or rules were read.',
}
