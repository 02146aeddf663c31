import { metaContent } from '../head.ts'
import type { HtmlElement } from '../html.ts'
import type { StructuredData, StructuredNode } from '../page-facts.ts'
import { guessKind } from '../role/page-kind.ts'

/**
 * Whether a page is an article: declared by its structured data, or as its `og:type` with a date or an
 * address that agree, or guessed. Alone, `og:type` is a guess: common plugins write `article` on every page.
 */
export function articleKind(
  elements: readonly HtmlElement[],
  data: StructuredData,
  address: string,
): 'declared' | 'guessed' | 'none' {
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const isTyped = metaContent(metas, 'og:type')?.toLowerCase() === 'article'
  const isAddressed = guessKind(address, '').kind === 'article'
  const isPublished = metaContent(metas, 'article:published_time') !== null
  if (declaresArticle(data) || (isTyped && (isAddressed || isPublished))) return 'declared'
  return isTyped || isAddressed ? 'guessed' : 'none'
}

/** Several articles are a list of them; one that another object cites or holds is not the page. */
function declaresArticle({ nodes }: StructuredData): boolean {
  const referred = new Set(nodes.flatMap(referredBy))
  const own = nodes.filter(
    ({ types, parent, id }) =>
      types.some(type => /(?:Article|BlogPosting)$/u.test(type)) &&
      (parent === null || parent.property === 'mainEntity') &&
      (id === null || !referred.has(id)),
  )
  const headlines = new Set(own.map(({ values }) => values['headline']?.[0] ?? values['name']?.[0]))
  return headlines.size === 1
}

/** What an object points to, other than as what its page is about. */
function referredBy({ references }: StructuredNode): readonly string[] {
  return Object.entries(references).flatMap(([property, ids]) => (property === 'mainEntity' ? [] : ids))
}
