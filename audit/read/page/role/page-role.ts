import type { PageRole } from '#contracts/audit-report.ts'
import { lengthOf, linkedLength } from '../main-text/menu.ts'
import type { PageFacts } from '../page-facts.ts'
import { statedRole } from './stated-role.ts'

/**
 * What a page is, by what it says of itself first, then by the program that made it, its date and its signature.
 * Its address and the link that led to it, by which it was chosen, decide where it says nothing. A home page and
 * a legal one are what their place makes them.
 */
export function roleOfPage(page: PageFacts, guessed: PageRole): PageRole {
  if (guessed === 'home' || guessed === 'legal') return guessed
  const stated = statedRole(page)
  // Several programs call every page of a site an article: what its place names otherwise is not one.
  if (stated === 'article' && distinct.has(guessed)) return guessed
  if (stated) return stated
  if (isManual(page)) return 'documentation'
  return isListing(page) && mayList.has(guessed) ? 'list' : shownRole(page, guessed)
}

const distinct: ReadonlySet<PageRole> = new Set(['about', 'faq', 'list'])

/** Programs that make manuals, by the name they leave in the page. Some also keep a blog: its posts are signed. */
const manualMakers =
  /^(?:docusaurus|mkdocs|sphinx|vuepress|vitepress|gitbook|mdbook|doxygen|javadoc|pkgdown|starlight|docfx|antora|asciidoctor|nextra|docsify)\b/iu

function isManual({ head, authors }: PageFacts): boolean {
  return authors.length === 0 && manualMakers.test(head.generator ?? '')
}

/** What most of its text leads elsewhere on the site is an index, whatever it is called. */
function isListing({ text: { blocks } }: PageFacts): boolean {
  const whole = blocks.reduce((sum, { text }) => sum + lengthOf(text), 0)
  const linked = blocks.reduce((sum, block) => sum + linkedLength(block), 0)
  const count = blocks.flatMap(({ links }) => links.filter(({ external }) => !external)).length
  return count >= fewestLinksOfList && linked >= linkedShareOfList * whole
}

/** Our choice. */
const fewestLinksOfList = 6
const linkedShareOfList = 0.5
const mayList: ReadonlySet<PageRole> = new Set(['other', 'article', 'service', 'documentation'])

/** A text with a name, and a type or a date of its own, is an article, wherever it stands. */
function shownRole({ head, dates, authors, text }: PageFacts, guessed: PageRole): PageRole {
  if (authors.length === 0) return guessed
  if (head.openGraphType === 'article') return distinct.has(guessed) ? guessed : 'article'
  const isDated = dates.some(({ event }) => event === 'published')
  return guessed === 'other' && isDated && text.words >= fewestWordsOfArticle ? 'article' : guessed
}

/** A shorter page may announce an event and say who keeps it. Our choice. */
const fewestWordsOfArticle = 150
