import { metaContent } from './head.ts'
import type { HtmlElement } from './html.ts'
import type { StructuredData } from './page-facts.ts'
import { guessKind } from './page-kind.ts'

/**
 * Whether a page is an article: declared by its structured data or its metas, or guessed by its address.
 */
export function articleKind(
  elements: readonly HtmlElement[],
  { nodes }: StructuredData,
  address: string,
): 'declared' | 'guessed' | 'none' {
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const inData = nodes.some(({ types }) => types.some(isArticle))
  if (inData || metaContent(metas, 'og:type')?.toLowerCase() === 'article') return 'declared'
  return guessKind(address, '').kind === 'article' ? 'guessed' : 'none'
}

function isArticle(type: string): boolean {
  return /(?:Article|BlogPosting|NewsArticle)$/u.test(type)
}
