import '../../blocks/passages/FaqList.css'
import type { Language } from '#contracts/languages.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import { DateWithin } from '../../blocks/page/DateWithin.tsx'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import type { Entry } from '../../content/read.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import type { FaqWords } from './words.ts'

interface Props {
  readonly item: Entry<FaqItem>
  readonly related: readonly Entry<FaqItem>[]
  readonly labels: FaqWords['labels']
  readonly levels: BlockLabels['levels']
  readonly language: Language
  /** Unfolded at first. */
  readonly open: boolean
}

/** A question and its answer; in the margin its difficulty, its date and related questions. */
export function Question({ item, related, labels, levels, language, open }: Props) {
  const { id, question, answer, detail, aiTargeted } = item
  return (
    <details open={open}>
      <summary>
        <h3>{question}</h3>
      </summary>
      {/* Inside the folded part, so that a link to it opens it. */}
      <div className="question" id={id}>
        <div className="question-text">
          <AnswerBlock
            topic={question}
            chunkId={`${id}-answer`}
            answer={answer}
            body={[detail]}
            confidence={aiTargeted ? 'high' : 'medium'}
          />
        </div>
        <div className="question-margin">
          {!item.listedIn && <p>{labels.more}</p>}
          <p>
            {labels.difficulty} {levels[item.difficulty]}
          </p>
          <p>
            <DateWithin text={labels.updated} date={item.lastUpdated} language={language} />
          </p>
          <Related questions={related} label={labels.relatedQuestions} />
        </div>
      </div>
    </details>
  )
}

function Related({ questions, label }: { readonly questions: Props['related']; readonly label: string }) {
  return (
    <div>
      <p>{label}</p>
      <ul>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <a href={`#${id}`}>{question}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
