import type { PageRole } from '#contracts/audit-report.ts'
import type { PageFacts, StructuredNode } from '../page-facts.ts'

/**
 * What a page is, by what it says of itself: its structured data and `og:type` first, then the program that
 * made it, then its date and its signature. Its address and the link that led to it, by which it was chosen,
 * decide where it says nothing. A home page and a legal one are what their place makes them.
 */
export function roleOfPage(page: PageFacts, guessed: PageRole): PageRole {
  if (guessed === 'home' || guessed === 'legal') return guessed
  const stated = statedRole(page)
  // Several programs call every page of a site an article: what its place names otherwise is not one.
  if (stated === 'article' && distinct.has(guessed)) return guessed
  return stated ?? (isManual(page) ? 'documentation' : shownRole(page, guessed))
}

const distinct: ReadonlySet<PageRole> = new Set(['about', 'faq', 'list'])

function statedRole({ structuredData, head, dates, authors }: PageFacts): PageRole | null {
  const subjects = structuredData.nodes.filter(isSubject)
  const stated = roleTypes.find(([, types]) => subjects.some(node => types.test(node.types.join(' '))))
  const [role] = stated ?? [null]
  // Below a list, each post may be described as an article of its own.
  if (role === 'article' && subjects.filter(node => articleType.test(node.types.join(' '))).length > 1)
    return 'list'
  if (role) return role
  if (head.openGraphType === 'product') return 'product'
  const isSigned = authors.length > 0 || dates.some(({ source }) => source === 'meta')
  return head.openGraphType === 'article' && isSigned ? 'article' : null
}

/** What the page is about, not what it is made of: an author, an offer, a crumb. */
function isSubject({ parent }: StructuredNode): boolean {
  return parent === null || parent.property === 'mainEntity' || parent.property === 'mainEntityOfPage'
}

const articleType = /\b\w*(?:Article|BlogPosting|SocialMediaPosting|Report)\b/u

/** In the order in which they win: an article may answer questions, and a product too. */
const roleTypes: readonly (readonly [PageRole, RegExp])[] = [
  ['documentation', /\b(?:TechArticle|APIReference)\b/u],
  ['article', articleType],
  ['product', /\b(?:Product|ProductGroup|IndividualProduct)\b/u],
  ['service', /\bService\b/u],
  ['faq', /\b(?:FAQPage|QAPage)\b/u],
  ['about', /\b(?:AboutPage|ProfilePage)\b/u],
  ['legal', /\bContactPage\b/u],
  ['list', /\b(?:CollectionPage|SearchResultsPage|ItemList|Blog)\b/u],
]

/** Programs that make manuals, by the name they leave in the page. Some also keep a blog: its posts are signed. */
const manualMakers =
  /^(?:docusaurus|mkdocs|sphinx|vuepress|vitepress|gitbook|mdbook|doxygen|javadoc|pkgdown|starlight|docfx|antora|asciidoctor|nextra|docsify)\b/iu

function isManual({ head, authors }: PageFacts): boolean {
  return authors.length === 0 && manualMakers.test(head.generator ?? '')
}

/** A text with a date of its own and a name is an article, wherever it stands. */
function shownRole({ dates, authors, text }: PageFacts, guessed: PageRole): PageRole {
  const isDated = dates.some(({ event }) => event === 'published')
  const isText = text.words >= fewestWordsOfArticle
  return guessed === 'other' && isDated && isText && authors.length > 0 ? 'article' : guessed
}

/** A shorter page may announce an event and say who keeps it. Our choice. */
const fewestWordsOfArticle = 150
