import './AnswerSheets.css'
import type { DefinitionLabels, DefinitionWords } from './words.ts'

type Words = DefinitionWords['example']

interface Props {
  readonly example: Words
  readonly answer: NonNullable<Words['answer']>
  readonly labels: DefinitionLabels
}

/** The same answer twice, the second time with an ad under it: not a word of it changes. */
export function AnswerSheets({ example, answer, labels }: Props) {
  return (
    <figure className="answer-sheets">
      <figcaption className="mono">{example.label}</figcaption>
      <div>
        <p className="mono">{labels.before}</p>
        <Answer answer={answer} />
        <p className="answer-outcome">{example.before}</p>
      </div>
      <div>
        <p className="mono">{labels.after}</p>
        <Answer answer={answer} hasAd />
        <p className="answer-outcome">{example.after}</p>
      </div>
    </figure>
  )
}

interface AnswerProps extends Pick<Props, 'answer'> {
  readonly hasAd?: boolean
}

function Answer({ answer, hasAd = false }: AnswerProps) {
  const { question, said, cited, sponsored, ad, advertiser } = answer
  return (
    <div className="answer-sheet">
      <p className="answer-question">{question}</p>
      <p>{said}</p>
      <p className="mono">{cited}</p>
      {hasAd && (
        <p className="answer-ad">
          <span className="mono">{sponsored}</span> <b>{ad}</b> <span className="mono">{advertiser}</span>
        </p>
      )}
    </div>
  )
}
