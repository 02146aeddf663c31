import { indexId } from '../../blocks/page/IndexLink.tsx'
import type { Entry } from '../../content/read.ts'
import { fill } from '../../content/wording.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import { Proofs } from './Proofs.tsx'
import type { FaqWords } from './words.ts'

export interface Group {
  readonly category: FaqItem['category']
  /** What is drawn before its questions. */
  readonly chance?: FaqWords['chance']
  readonly questions: readonly Entry<FaqItem>[]
}

interface Props {
  readonly heading: string
  readonly groups: readonly Group[]
  readonly categories: FaqWords['categories']
  readonly proofs: FaqWords['proofs']
}

/** Every question, with a disc for each source that its answer cites; on a phone the topics and the discs alone. */
export function Index({ heading, groups, categories, proofs }: Props) {
  return (
    <nav className="faq-index grid" id={indexId} aria-label={heading}>
      {groups.map(({ category, questions }) => (
        <div key={category}>
          <p className="mono">
            <a href={`#${category}`}>{categories[category].label}</a>{' '}
            <span className="faq-count" data-markdown-ignore>
              {fill(proofs.questions, { count: questions.length })}
            </span>
          </p>
          <ul>
            {questions.map(item => (
              <li key={item.id}>
                <a href={`#${item.id}`}>{item.question}</a> <Proofs of={item} label={proofs.count} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
