import './Answer.css'
import { Inline } from '../content/inline.tsx'
import { AiContentBlock } from './AiContentBlock.tsx'

interface Props {
  /** 40 to 60 words that stand alone. */
  readonly text: string
  /** The question that they answer. */
  readonly topic: string
  /** The anchor of the answer. */
  readonly chunkId: string
}

/** An answer, set in the face of what may be quoted. */
export function Answer({ text, topic, chunkId }: Props) {
  return (
    <AiContentBlock type="answer" topic={topic} chunkId={chunkId}>
      <p className="answer">
        <Inline text={text} />
      </p>
    </AiContentBlock>
  )
}
