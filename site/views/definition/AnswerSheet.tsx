import './AnswerSheet.css'
import type { DefinitionLabels, DefinitionWords } from './words.ts'

type Words = DefinitionWords['example']

interface Props {
  readonly example: Words
  readonly answer: NonNullable<Words['answer']>
  readonly labels: DefinitionLabels
}

/** An answer and the ad under it, each part with the number of the component that it is; then what comes of it. */
export function AnswerSheet({ example, answer, labels }: Props) {
  const { question, said, cited, sponsored, ad, advertiser } = answer
  return (
    <figure className="ad-example">
      <div className="ad-answer">
        <p className="ad-question ad-part">{question}</p>
        <p>{said}</p>
        <p className="mono">{cited}</p>
        <div className="ad-frame">
          <p className="ad-part mono">{sponsored}</p>
          <p>
            <b>{ad}</b>
          </p>
          <p className="ad-part mono">{advertiser}</p>
        </div>
      </div>
      <dl>
        <div>
          <dt className="mono">{labels.before}</dt>
          <dd>{example.before}</dd>
        </div>
        <div className="ad-part">
          <dt className="mono">{labels.after}</dt>
          <dd>{example.after}</dd>
        </div>
      </dl>
      <figcaption className="mono">{example.label}</figcaption>
    </figure>
  )
}
