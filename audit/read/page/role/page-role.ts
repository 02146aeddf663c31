import type { PageRole } from '#contracts/audit-report.ts'
import { lengthOf, linkedLength } from '../main-text/menu.ts'
import type { PageFacts } from '../page-facts.ts'
import { statedRole } from './stated-role.ts'

/**
 * The role of a page: the one that it states, or else by the program that made it, its links, its date and its
 * authors. Without these, the guess by its address and the link to it stays. Home and legal pages are always guessed.
 */
export function roleOfPage(page: PageFacts, guessed: PageRole): PageRole {
  if (guessed === 'home' || guessed === 'legal') return guessed
  const stated = statedRole(page)
  // Some programs call every page of a site an article: the address is more reliable then.
  if (stated === 'article' && keptGuesses.has(guessed)) return guessed
  if (stated) return stated
  if (isDocumentation(page)) return 'documentation'
  return isListing(page) && possibleLists.has(guessed) ? 'list' : signedRole(page, guessed)
}

const keptGuesses: ReadonlySet<PageRole> = new Set(['about', 'faq', 'list'])

/** Programs that make documentation, by their `generator` meta. Some also make a blog, whose posts have authors. */
const documentationGenerators =
  /^(?:docusaurus|mkdocs|sphinx|vuepress|vitepress|gitbook|mdbook|doxygen|javadoc|pkgdown|starlight|docfx|antora|asciidoctor|nextra|docsify)\b/iu

function isDocumentation({ head, authors }: PageFacts): boolean {
  return authors.length === 0 && documentationGenerators.test(head.generator ?? '')
}

/** A page whose text is mostly links to other pages of the site is an index, whatever it is called. */
function isListing({ text: { blocks } }: PageFacts): boolean {
  const whole = blocks.reduce((sum, { text }) => sum + lengthOf(text), 0)
  const linked = blocks.reduce((sum, block) => sum + linkedLength(block), 0)
  const count = blocks.flatMap(({ links }) => links.filter(({ external }) => !external)).length
  return count >= fewestLinksOfList && linked >= linkedShareOfList * whole
}

/** Our choice. */
const fewestLinksOfList = 6
const linkedShareOfList = 0.5
const possibleLists: ReadonlySet<PageRole> = new Set(['other', 'article', 'service', 'documentation'])

/** A text with an author, and a type or a date, is an article, whatever its address. */
function signedRole({ head, dates, authors, text }: PageFacts, guessed: PageRole): PageRole {
  if (authors.length === 0) return guessed
  if (head.openGraphType === 'article') return keptGuesses.has(guessed) ? guessed : 'article'
  const isDated = dates.some(({ event }) => event === 'published')
  return guessed === 'other' && isDated && text.words >= fewestWordsOfArticle ? 'article' : guessed
}

/** A shorter page may announce an event and name its host. Our choice. */
const fewestWordsOfArticle = 150
