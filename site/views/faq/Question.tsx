import '../../blocks/passages/FaqList.css'
import { DateWithin } from '../../blocks/page/DateWithin.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { AnswerBlock } from '../../blocks/passages/AnswerBlock.tsx'
import { SourceNotes, sourcesBySection } from '../../blocks/sources/SourceNotes.tsx'
import { WholeNames } from '../../content/inline.tsx'
import { firstSentence, plainText } from '../../content/marks.ts'
import type { Entry } from '../../content/read.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import { fill } from '../../content/wording.ts'
import { Proofs, sourcesOf } from './Proofs.tsx'
import type { FaqWords } from './words.ts'

interface Props {
  readonly item: Entry<FaqItem>
  readonly related: readonly Entry<FaqItem>[]
  readonly labels: FaqWords['labels'] & { readonly proofs: string }
  readonly context: Pick<PageContext, 'language' | 'labels' | 'sources'>
  /** Unfolded at first. */
  readonly open: boolean
  /** Whether the questions of its topic are in pairs without it. */
  readonly isAlone: boolean
}

/** A question, and while it is folded the beginning of its answer; its difficulty and its answer, whose sources are in the margin; then its date and related questions. */
export function Question({ item, related, labels, open, isAlone, context }: Props) {
  const { id, question, answer, lists, detail, aiTargeted } = item
  const { language, labels: blocks } = context
  return (
    <details open={open} className={isAlone ? 'is-alone' : undefined}>
      <summary>
        <h3 data-answer={beginning(plainText(answer))}>{question}</h3>{' '}
        <span className="question-level">
          {blocks.levels[item.difficulty]} · {fill(labels.proofs, { count: sourcesOf(item) })}
        </span>{' '}
        <Proofs of={item} label={labels.proofs} />
      </summary>
      {/* Inside the folded part, so that a link to it opens it. */}
      <div className="question" id={id}>
        <div className="question-text">
          <AnswerBlock
            topic={question}
            chunkId={`${id}-answer`}
            answer={answer}
            beside={lists && <Lists of={lists} />}
            detail={{ body: [detail], isFolded: open, labels: blocks }}
            confidence={aiTargeted ? 'high' : 'medium'}
          />
        </div>
        <div className="margin">
          <SourceNotes
            sources={sourcesBySection([[answer, detail]], context.sources).flat()}
            labels={blocks.sources}
            anchored={false}
          />
        </div>
        <div className="question-facts">
          {!item.listedIn && <p>{labels.more}</p>}{' '}
          <p>
            <DateWithin text={labels.updated} date={item.lastUpdated} language={language} />
          </p>
          {related.length > 0 && <Related questions={related} label={labels.relatedQuestions} />}
        </div>
      </div>
    </details>
  )
}

/** Names side by side, each kind under its own. */
function Lists({ of }: { readonly of: NonNullable<Props['item']['lists']> }) {
  return (
    <dl className="question-lists">
      {of.map(({ name, items }) => (
        <div key={name}>
          <dt>{name}</dt>
          {items.map(item => (
            <dd key={item} translate="no">
              <WholeNames text={item} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

/** Its first sentence, and the next where that one is only a word or two: « Oui. » */
function beginning(answer: string): string {
  const first = firstSentence(answer)
  return first.length < shortest ? first + firstSentence(answer.slice(first.length)) : first
}

const shortest = 40

function Related({ questions, label }: { readonly questions: Props['related']; readonly label: string }) {
  return (
    <div className="question-related">
      <p>{label}</p>{' '}
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
