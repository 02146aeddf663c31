import { SourceList } from '../sources/SourceList.tsx'
import { AuthorBlock } from './AuthorBlock.tsx'
import type { Part } from './NumberedSections.tsx'
import type { PageContext } from './page-context.ts'
import { RelatedResources, type Resource } from './RelatedResources.tsx'

interface SignedWords {
  readonly lastReviewed: string
  readonly related: readonly Resource[]
}

/** The end of every signed page: its sources and its author, pages to read next. */
export function closingParts(words: SignedWords, context: PageContext): readonly Part[] {
  return [signedSourcesPart(words.lastReviewed, context), relatedPart(words.related, context)]
}

export function signedSourcesPart(lastReviewed: string, context: PageContext): Part {
  const part = sourcesPart(context)
  return {
    ...part,
    children: (
      <>
        {part.children}
        <AuthorBlock lastReviewed={lastReviewed} context={context} />
      </>
    ),
  }
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

/** The author of a page without sources. */
export function authorPart(lastReviewed: string, context: PageContext): Part {
  return {
    id: 'author',
    label: context.labels.author.label,
    isApparatus: true,
    children: <AuthorBlock lastReviewed={lastReviewed} context={context} />,
  }
}

export function relatedPart(
  items: readonly Resource[],
  { language, labels, names }: Pick<PageContext, 'language' | 'labels' | 'names'>,
): Part {
  return {
    id: 'related',
    ...labels.related,
    isApparatus: true,
    children: (
      <RelatedResources items={items} heading={labels.related.heading} language={language} names={names} />
    ),
  }
}
