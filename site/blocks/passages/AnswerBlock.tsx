import './AnswerBlock.css'
import { Inline, Paragraphs } from '../../content/inline.tsx'
import type { Part } from '../page/NumberedSections.tsx'
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
      <Paragraphs texts={body} />
    </>
  )
}

interface AnswerWords {
  readonly label: string
  readonly heading: string
  readonly answer: string
  readonly body?: readonly string[]
}

/** A part that answers the question of its heading. */
export function answerPart(id: string, { label, heading, answer, body = [] }: AnswerWords): Part {
  return {
    id,
    label,
    heading,
    words: [answer, body],
    children: <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} body={body} />,
  }
}
