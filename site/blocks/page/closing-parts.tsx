import { SourceList } from '../sources/SourceList.tsx'
import { AuthorBlock } from './AuthorBlock.tsx'
import type { Apparatus } from './apparatus.ts'
import type { Part } from './NumberedSections.tsx'
import { RelatedResources, type Resource } from './RelatedResources.tsx'

interface SignedWords {
  readonly lastReviewed: string
  readonly related: readonly Resource[]
}

/** How every signed page ends: its sources, who signs it, where to go next. */
export function closingParts(words: SignedWords, apparatus: Apparatus): readonly Part[] {
  return [
    sourcesPart(apparatus),
    authorPart(words.lastReviewed, apparatus),
    relatedPart(words.related, apparatus),
  ]
}

export function sourcesPart({
  language,
  labels,
  sources,
}: Pick<Apparatus, 'language' | 'labels' | 'sources'>): Part {
  return {
    id: 'sources',
    ...labels.sources,
    children: <SourceList sources={sources} language={language} labels={labels.sources} />,
  }
}

export function authorPart(lastReviewed: string, { language, labels, author, authorPath }: Apparatus): Part {
  return {
    id: 'author',
    ...labels.author,
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
  { language, labels, names }: Pick<Apparatus, 'language' | 'labels' | 'names'>,
): Part {
  return {
    id: 'related',
    ...labels.related,
    children: (
      <RelatedResources items={items} heading={labels.related.heading} language={language} names={names} />
    ),
  }
}
