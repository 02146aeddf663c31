import { SourceList } from '../sources/SourceList.tsx'
import { AuthorBlock } from './AuthorBlock.tsx'
import type { Part } from './NumberedSections.tsx'
import type { PageContext } from './page-context.ts'
import { RelatedResources, type Resource } from './RelatedResources.tsx'

interface SignedWords {
  readonly lastReviewed: string
  readonly related: readonly Resource[]
}

/** The end of every signed page: its sources, its author, pages to read next. */
export function closingParts(words: SignedWords, context: PageContext): readonly Part[] {
  return [sourcesPart(context), authorPart(words.lastReviewed, context), relatedPart(words.related, context)]
}

export function sourcesPart({
  language,
  labels,
  sources,
}: Pick<PageContext, 'language' | 'labels' | 'sources'>): Part {
  return {
    id: 'sources',
    ...labels.sources,
    isApparatus: true,
    children: <SourceList sources={sources} language={language} labels={labels.sources} />,
  }
}

export function authorPart(
  lastReviewed: string,
  { language, labels, author, authorPath }: PageContext,
): Part {
  return {
    id: 'author',
    ...labels.author,
    isApparatus: true,
    children: (
      <AuthorBlock
        author={author}
        lastReviewed={lastReviewed}
        language={language}
        labels={labels}
        profilePath={authorPath}
      />
    ),
  }
}

export function relatedPart(
  items: readonly Resource[],
  { language, labels, names }: Pick<PageContext, 'language' | 'labels' | 'names'>,
): Part {
  return {
    id: 'related',
    ...labels.related,
    isMinor: true,
    isApparatus: true,
    children: (
      <RelatedResources items={items} heading={labels.related.heading} language={language} names={names} />
    ),
  }
}
