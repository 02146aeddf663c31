import type { Bilingual } from '#contracts/languages.ts'
import { shownPath } from '#contracts/addresses/shown-address.ts'
import type { Page } from '../../read/site/site-facts.ts'
import { fold } from '../../read/text/fold.ts'
import { graded, notApplicable, pageCheck, seen } from '../check.ts'
import { googleTitles } from '../sources.ts'

/** The title identifies a page; its description only helps. */
const worth = { title: 0.7, description: 0.3 }

export const ownTitles = pageCheck({
  id: 'own-titles',
  confidence: 'high',
  name: {
    fr: 'Le titre et la description ne servent qu’à cette page',
    en: 'The title and the description belong to this page alone',
  },
  why: {
    fr: 'Google demande un titre distinct pour chaque page : avec le même partout, ni un moteur ni un lecteur ne sait laquelle répond.',
    en: 'Google asks for a distinct title on each page: with the same one everywhere, neither an engine nor a reader can tell which page answers.',
  },
  sources: [googleTitles],
  decide(page, site) {
    if (page.role === 'list') return notApplicable(list)
    const others = site.pages.filter(other => isAnother(other, page))
    if (others.length === 0) return notApplicable(alone)
    const title = page.head.titles[0] ?? ''
    const duplicates = {
      title: title === '' ? page : duplicateOf(title, others, ({ head }) => head.titles[0] ?? ''),
      description: duplicateOf(page.head.description ?? '', others, ({ head }) => head.description ?? ''),
    }
    const share = 1 - (duplicates.title ? worth.title : 0) - (duplicates.description ? worth.description : 0)
    const shown = duplicates.title ? title : (page.head.description ?? '')
    const where = duplicates.title ? 'title' : 'meta[name=description]'
    const evidence = duplicates.title || duplicates.description ? [seen(page.address, where, shown)] : []
    return graded(share, sentence(page, duplicates), evidence)
  },
  fix: {
    title: { fr: 'Donner un titre propre à chaque page', en: 'Give each page a title of its own' },
    action: {
      fr: 'Commencez le titre par le sujet de la page, puis le nom du site. Faites de même pour la description, ou retirez celle qui est répétée.',
      en: 'Begin the title with the subject of the page, then the name of the site. Do the same for the description, or take the repeated one away.',
    },
    effort: 'low',
  },
})

/** Pages of a list may share its title, a name is the same in two languages, and the same content is one page. */
function isAnother(other: Page, page: Page): boolean {
  return (
    other !== page &&
    other.role !== 'list' &&
    !isInAnotherLanguage(other, page) &&
    other.exchange.sha256 !== page.exchange.sha256
  )
}

function isInAnotherLanguage({ language: one }: Page, { language: other }: Page): boolean {
  const [first, second] = [one, other].map(({ declared, detected }) => (detected ?? declared)?.slice(0, 2))
  return first !== undefined && second !== undefined && first !== second
}

function duplicateOf(text: string, others: readonly Page[], of: (page: Page) => string): Page | undefined {
  return text === '' ? undefined : others.find(other => fold(of(other)) === fold(text))
}

interface Duplicates {
  readonly title: Page | undefined
  readonly description: Page | undefined
}

const list = {
  fr: 'Les pages d’une liste peuvent porter son titre.',
  en: 'The pages of a list may bear its title.',
}

const alone = {
  fr: 'Aucune autre page n’a été lue à laquelle comparer celle-ci.',
  en: 'No other page was read to compare this one with.',
}

function sentence(page: Page, { title, description }: Duplicates): Bilingual {
  if (title === page) return { fr: 'La page n’a pas de titre.', en: 'The page has no title.' }
  const duplicate = title ?? description
  if (!duplicate) {
    return {
      fr: 'Aucune autre page lue n’a ce titre ni cette description.',
      en: 'No other page that was read has this title or this description.',
    }
  }
  const path = shownPath(duplicate.address)
  return title
    ? { fr: `La page ${path} porte le même titre.`, en: `The page ${path} bears the same title.` }
    : { fr: `La page ${path} porte la même description.`, en: `The page ${path} bears the same description.` }
}
