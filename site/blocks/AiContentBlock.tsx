import './AiContentBlock.css'
import type { ReactNode } from 'react'
import type { Language } from '#contracts/languages.ts'
import type { Author } from '../content/schemas/author.ts'
import { DateWithin } from './DateWithin.tsx'
import type { BlockLabels } from './labels.ts'

interface Props {
  readonly type: 'definition' | 'answer' | 'comparison' | 'citation' | 'fact'
  /** What the passage is about, in a few words. */
  readonly topic: string
  /** Its anchor, and its name in the audience figures. */
  readonly chunkId: string
  /** How sure we are of it. */
  readonly confidence?: 'high' | 'medium' | 'low'
  /** Of a passage that is reused without its page: who signs it, and when it last changed. */
  readonly signature?: Signature
  readonly children: ReactNode
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
 * A passage that stands alone and can be reused as it is. It has an address of its own; with high
 * confidence, the audience figures count it when it is shown.
 */
export function AiContentBlock({ type, topic, chunkId, confidence = 'high', signature, children }: Props) {
  return (
    <div
      className="content-block"
      id={chunkId}
      data-content-block={type}
      data-topic={topic}
      data-confidence={confidence}
    >
      {children}
      {signature && <SignatureLine {...signature} />}
    </div>
  )
}

function SignatureLine({ author, authorPath, lastUpdated, language, labels }: Signature) {
  return (
    <p className="content-block-signature">
      <a href={authorPath} rel="author">
        {author.name}
      </a>
      , {author.title}. <DateWithin text={labels.updated} date={lastUpdated} language={language} />.
    </p>
  )
}
