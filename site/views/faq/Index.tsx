import type { Group } from './Faq.tsx'
import type { FaqWords } from './words.ts'

interface Props {
  readonly heading: string
  readonly groups: readonly Group[]
  readonly categories: FaqWords['categories']
}

/** All the questions at a glance, each a link to its answer. */
export function Index({ heading, groups, categories }: Props) {
  return (
    <nav className="faq-index grid" aria-label={heading}>
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
