import type { PageRole } from '#contracts/audit-report.ts'
import type { PageFacts, StructuredData, StructuredNode } from '../page-facts.ts'
import { guessKind } from './page-kind.ts'

type Statement = Pick<PageFacts, 'address' | 'head' | 'structuredData'>

/**
 * The role that a page states in its structured data, or else in its `og:type`; null when it states none. Common
 * plugins write `article` on every page: a date or the address must confirm it.
 */
export function statedRole({ structuredData, head, address }: Statement): PageRole | null {
  const subjects = subjectsOf(structuredData)
  const [role] = roleTypes.find(([, types]) => subjects.some(node => hasType(node, types))) ?? [null]
  if (role === 'article')
    return countOfArticles(subjects.filter(node => hasType(node, articleType))) > 1 ? 'list' : role
  if (role) return role
  if (head.openGraphType === 'product') return 'product'
  const isConfirmed = head.isDated || guessKind(address, '').kind === 'article'
  return head.openGraphType === 'article' && isConfirmed ? 'article' : null
}

/** Whether to read a page as an article: because it says so, because something suggests it, or not. */
export function articleKind(page: Statement): 'declared' | 'guessed' | 'none' {
  const role = statedRole(page)
  if (role === 'article' || role === 'documentation') return 'declared'
  const isHinted = page.head.openGraphType === 'article' || guessKind(page.address, '').kind === 'article'
  return isHinted ? 'guessed' : 'none'
}

/** What the page is about: neither its parts, such as an author or a breadcrumb, nor what it cites. */
function subjectsOf({ nodes }: StructuredData): readonly StructuredNode[] {
  const referenced = new Set(nodes.flatMap(referencedBy))
  return nodes.filter(
    ({ parent, id }) =>
      (parent === null || aboutProperties.has(parent.property)) && (id === null || !referenced.has(id)),
  )
}

const aboutProperties = new Set(['mainEntity', 'mainEntityOfPage'])

function referencedBy({ references }: StructuredNode): readonly string[] {
  return Object.entries(references).flatMap(([property, ids]) => (aboutProperties.has(property) ? [] : ids))
}

/** A list may describe each of its posts as an article; one article may be described twice. */
function countOfArticles(articles: readonly StructuredNode[]): number {
  return new Set(articles.map(({ values }, index) => values['headline']?.[0] ?? index)).size
}

function hasType({ types }: StructuredNode, pattern: RegExp): boolean {
  return types.some(type => pattern.test(type))
}

export function isArticleNode(node: StructuredNode): boolean {
  return hasType(node, articleType)
}

const articleType = /^\w*(?:Article|BlogPosting|SocialMediaPosting|Report)$/u

/** The first that matches wins: an article may also be an FAQ, and so may a product. */
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
