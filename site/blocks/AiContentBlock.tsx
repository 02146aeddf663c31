import './AiContentBlock.css'
import type { ReactNode } from 'react'

interface Props {
  readonly type: 'definition' | 'answer' | 'comparison' | 'citation' | 'fact'
  /** What the passage is about, in a few words. */
  readonly topic: string
  /** Its anchor, and its name in the audience figures. */
  readonly chunkId: string
  /** How sure we are of it. */
  readonly confidence?: 'high' | 'medium' | 'low'
  readonly children: ReactNode
}

/**
 * A passage that stands alone and can be reused as it is. It has an address of its own; with high
 * confidence, the audience figures count it when it is shown.
 */
export function AiContentBlock({ type, topic, chunkId, confidence = 'high', children }: Props) {
  return (
    <div
      className="content-block"
      id={chunkId}
      data-content-block={type}
      data-topic={topic}
      data-confidence={confidence}
    >
      {children}
    </div>
  )
}
