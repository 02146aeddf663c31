import type { PageRole } from '#contracts/audit-report.ts'
import type { PageFacts, StructuredData, StructuredNode } from '../page-facts.ts'
import { guessKind } from './page-kind.ts'

type Statement = Pick<PageFacts, 'address' | 'head' | 'structuredData'>

/**
 * What a page says that it is, by its structured data, then by its `og:type`; null when it does not say. Common
 * plugins write `article` on every page: a date or an address must agree.
 */
export function statedRole({ structuredData, head, address }: Statement): PageRole | null {
  const subjects = subjectsOf(structuredData)
  const [role] = roleTypes.find(([, types]) => subjects.some(node => isOne(node, types))) ?? [null]
  if (role === 'article')
    return countOf(subjects.filter(node => isOne(node, articleType))) > 1 ? 'list' : role
  if (role) return role
  if (head.openGraphType === 'product') return 'product'
  const isAgreed = head.isDated || guessKind(address, '').kind === 'article'
  return head.openGraphType === 'article' && isAgreed ? 'article' : null
}

/** Whether a page is to be read as an article: because it says so, because something hints at it, or not. */
export function articleKind(page: Statement): 'declared' | 'guessed' | 'none' {
  const role = statedRole(page)
  if (role === 'article' || role === 'documentation') return 'declared'
  const isHinted = page.head.openGraphType === 'article' || guessKind(page.address, '').kind === 'article'
  return isHinted ? 'guessed' : 'none'
}

/** What the page is about: not what it is made of, as an author or a crumb, nor what it cites. */
function subjectsOf({ nodes }: StructuredData): readonly StructuredNode[] {
  const referred = new Set(nodes.flatMap(referredBy))
  return nodes.filter(
    ({ parent, id }) =>
      (parent === null || aboutPage.has(parent.property)) && (id === null || !referred.has(id)),
  )
}

const aboutPage = new Set(['mainEntity', 'mainEntityOfPage'])

function referredBy({ references }: StructuredNode): readonly string[] {
  return Object.entries(references).flatMap(([property, ids]) => (aboutPage.has(property) ? [] : ids))
}

/** Below a list, each post may be described as an article of its own; the same article may be described twice. */
function countOf(articles: readonly StructuredNode[]): number {
  return new Set(articles.map(({ values }, index) => values['headline']?.[0] ?? index)).size
}

function isOne({ types }: StructuredNode, pattern: RegExp): boolean {
  return types.some(type => pattern.test(type))
}

const articleType = /^\w*(?:Article|BlogPosting|SocialMediaPosting|Report)$/u

/** In the order in which they win: an article may answer questions, and a product too. */
const roleTypes: readonly (readonly [PageRole, RegExp])[] = [
  ['documentation', /^(?:TechArticle|APIReference)$/u],
  ['article', articleType],
  ['product', /^(?:Product|ProductGroup|IndividualProduct)$/u],
  ['service', /^Service$/u],
  ['faq', /^(?:FAQPage|QAPage)$/u],
  ['about', /^(?:AboutPage|ProfilePage)$/u],
  ['legal', /^ContactPage$/u],
  ['list', /^(?:CollectionPage|SearchResultsPage|ItemList|Blog)$/u],
]
