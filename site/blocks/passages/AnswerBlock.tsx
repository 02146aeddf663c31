import './AnswerBlock.css'
import type { ReactNode } from 'react'
import { Inline, Paragraphs } from '../../content/inline.tsx'
import type { BlockLabels } from '../labels.ts'
import { Fold } from '../lists/Fold.tsx'
import type { Part } from '../page/NumberedSections.tsx'
import { AiContentBlock } from './AiContentBlock.tsx'

interface Props {
  readonly topic: string
  readonly chunkId: string
  /** 40 to 60 words that stand alone. */
  readonly answer: string
  /** What is shown between the answer and its detail. */
  readonly beside?: ReactNode
  /** Why and how, with its sources. */
  readonly detail?: DetailWords
  readonly confidence?: 'high' | 'medium' | 'low'
}

interface DetailWords {
  readonly body: readonly string[]
  /** Whether a phone unfolds it however short it is: where answers are many. */
  readonly isFolded?: boolean
  readonly labels: Pick<BlockLabels, 'detail'>
}

/** More paragraphs than these tire on a phone, which unfolds them. */
const manyParagraphs = 2

/** The answer to the question of a heading, as it may be quoted; then the detail. */
export function AnswerBlock({ topic, chunkId, answer, beside, detail, confidence = 'high' }: Props) {
  return (
    <>
      <AiContentBlock type="answer" topic={topic} chunkId={chunkId} confidence={confidence}>
        <p className="answer">
          <Inline text={answer} />
        </p>
      </AiContentBlock>
      {beside}
      {detail && <Detail topic={topic} {...detail} />}
    </>
  )
}

/** What a phone unfolds where it is long. */
export function Detail({ topic, body, isFolded = false, labels }: DetailWords & Pick<Props, 'topic'>) {
  const paragraphs = <Paragraphs texts={body} />
  if (body.length <= manyParagraphs && !isFolded) return paragraphs
  return (
    <Fold
      summary={
        <span>
          {labels.detail} <span className="visually-hidden">{topic}</span>
        </span>
      }
      isOnPhones
    >
      {paragraphs}
    </Fold>
  )
}

interface AnswerWords {
  readonly label: string
  readonly heading: string
  readonly answer: string
  readonly body?: readonly string[]
}

/** A part that answers the question of its heading. */
export function answerPart(id: string, words: AnswerWords, labels: DetailWords['labels']): Part {
  const { label, heading, answer, body = [] } = words
  return {
    id,
    label,
    heading,
    words: [answer, body],
    children: (
      <AnswerBlock topic={heading} chunkId={`${id}-answer`} answer={answer} detail={{ body, labels }} />
    ),
  }
}
