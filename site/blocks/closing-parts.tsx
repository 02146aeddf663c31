import type { PageId } from '../routes.ts'
import { AuthorBlock } from './AuthorBlock.tsx'
import type { Apparatus } from './apparatus.ts'
import type { Part } from './NumberedSections.tsx'
import { RelatedResources } from './RelatedResources.tsx'
import { SourceList } from './SourceList.tsx'

interface SignedWords {
  readonly lastReviewed: string
  readonly related: readonly { readonly page: PageId; readonly text: string }[]
}

/** How every signed page ends: its sources, who signs it, where to go next. */
export function closingParts(words: SignedWords, apparatus: Apparatus): readonly Part[] {
  const { language, labels, names, sources, author, authorPath } = apparatus
  return [
    {
      id: 'sources',
      ...labels.sources,
      children: <SourceList sources={sources} language={language} labels={labels.sources} />,
    },
    {
      id: 'author',
      ...labels.author,
      children: (
        <AuthorBlock
          author={author}
          lastReviewed={words.lastReviewed}
          language={language}
          labels={labels}
          profilePath={authorPath}
        />
      ),
    },
    {
      id: 'related',
      ...labels.related,
      children: (
        <RelatedResources
          items={words.related}
          heading={labels.related.heading}
          language={language}
          names={names}
        />
      ),
    },
  ]
}
