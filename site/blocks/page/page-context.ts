import type { Language } from '#contracts/languages.ts'
import { inLanguage } from '../../content/bilingual.ts'
import { entryNamed, type NumberedSource, read } from '../../content/read.ts'
import type { Author } from '../../content/schemas/author.ts'
import type { LayoutLabels } from '../../content/schemas/layout.ts'
import { pathOf } from '../../routes.ts'
import type { BlockLabels } from '../labels.ts'

export interface PageContext {
  readonly language: Language
  readonly labels: BlockLabels
  readonly names: LayoutLabels['pages']
  readonly author: Author
  /** The page that shows how the author works. */
  readonly authorPath: string
  readonly sources: readonly NumberedSource[]
}

/** `author` names a file of `content/authors/`. */
export async function readPageContext({
  author: name,
  sources,
  language,
}: {
  readonly author: string
  readonly sources: readonly NumberedSource[]
  readonly language: Language
}): Promise<PageContext> {
  const author = inLanguage(await entryNamed('authors', name), language)
  const { pages: names } = await read('layout', language)
  return {
    language,
    labels: await read('blocks', language),
    names,
    author,
    authorPath: pathOf(author.page, language),
    sources,
  }
}

export function signedPage(
  { title, description }: { readonly title: string; readonly description: string },
  { sources, author }: PageContext,
) {
  return { title, description, sources, signedBy: author.name }
}
