import { indexId } from '../../blocks/page/IndexLink.tsx'
import type { Entry } from '../../content/read.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import type { FaqWords } from './words.ts'

export interface Group {
  readonly category: FaqItem['category']
  readonly questions: readonly Entry<FaqItem>[]
}

interface Props {
  readonly heading: string
  readonly groups: readonly Group[]
  readonly categories: FaqWords['categories']
}

export function Index({ heading, groups, categories }: Props) {
  return (
    <nav className="faq-index grid" id={indexId} aria-label={heading}>
      {groups.map(({ category, questions }) => (
        <div key={category}>
          <p className="mono">
            <a href={`#${category}`}>{categories[category].label}</a>
          </p>
          <ul>
            {questions.map(({ id, question }) => (
              <li key={id}>
                <a href={`#${id}`}>{question}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
