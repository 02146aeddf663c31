import './AiContentBlock.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import { Inline } from '../../content/inline.tsx'
import type { Author } from '../../content/schemas/author.ts'
import type { BlockLabels } from '../labels.ts'
import { DateWithin } from '../page/DateWithin.tsx'

interface Props {
  readonly type: 'definition' | 'answer' | 'comparison' | 'citation' | 'fact'
  /** What the passage is about, in a few words. */
  readonly topic: string
  /** Its anchor, and its name in analytics. */
  readonly chunkId: string
  /** How confident we are in it. */
  readonly confidence?: 'high' | 'medium' | 'low'
  /** Its sources, where its text does not call them. */
  readonly sources?: SourceMarks
  /** For a passage that is reused without its page: its author and its date. */
  readonly signature?: Signature
  /** A class of the view that shows it. */
  readonly className?: string
  readonly children: ReactNode
}

interface SourceMarks {
  /** `[[1.2]][[3.1]]` */
  readonly marks: string
  readonly labels: Pick<BlockLabels['sources'], 'label'>
}

interface Signature {
  readonly author: Pick<Author, 'name' | 'title'>
  /** The page that shows how the author works. */
  readonly authorPath: string
  readonly lastUpdated: string
  readonly language: Language
  readonly labels: Pick<BlockLabels, 'updated'>
}

/**
 * A passage that stands alone and can be reused. It has an address of its own; with high confidence,
 * analytics counts when it is shown.
 */
export function AiContentBlock(props: Props) {
  const { type, topic, chunkId, confidence = 'high', sources, signature, className, children } = props
  return (
    <div
      className={className ? `content-block ${className}` : 'content-block'}
      id={chunkId}
      data-content-block={type}
      data-topic={topic}
      data-confidence={confidence}
    >
      {children}
      {sources?.marks && (
        <p className="content-block-foot">
          {sources.labels.label} <Inline text={sources.marks} />
        </p>
      )}
      {signature && <SignatureLine {...signature} />}
    </div>
  )
}

function SignatureLine({ author, authorPath, lastUpdated, language, labels }: Signature) {
  return (
    <p className="content-block-foot">
      <a href={authorPath} rel="author">
        {author.name}
      </a>
      , {author.title}. <DateWithin text={labels.updated} date={lastUpdated} language={language} />.
    </p>
  )
}
