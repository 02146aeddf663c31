import './AnswerBlock.css'
import { Inline } from '../../content/inline.tsx'
import { AiContentBlock } from './AiContentBlock.tsx'

interface Props {
  readonly topic: string
  readonly chunkId: string
  /** 40 to 60 words that stand alone. */
  readonly answer: string
  /** Why and how, with its sources. */
  readonly body?: readonly string[]
  readonly confidence?: 'high' | 'medium' | 'low'
}

/** The answer to the question of a heading, as it may be quoted; then the detail. */
export function AnswerBlock({ topic, chunkId, answer, body = [], confidence = 'high' }: Props) {
  return (
    <>
      <AiContentBlock type="answer" topic={topic} chunkId={chunkId} confidence={confidence}>
        <p className="answer">
          <Inline text={answer} />
        </p>
      </AiContentBlock>
      {body.map(text => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
    </>
  )
}
