import { indexId } from '../../blocks/page/IndexLink.tsx'
import { textsOf } from '../../content/bilingual.ts'
import type { Entry } from '../../content/read.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import { fill } from '../../content/wording.ts'
import type { FaqWords } from './words.ts'

export interface Group {
  readonly category: FaqItem['category']
  readonly questions: readonly Entry<FaqItem>[]
}

interface Props {
  readonly heading: string
  readonly groups: readonly Group[]
  readonly categories: FaqWords['categories']
  readonly proofs: FaqWords['proofs']
}

/** Every question, with a disc for each source that its answer cites. */
export function Index({ heading, groups, categories, proofs }: Props) {
  return (
    <nav className="faq-index grid" id={indexId} aria-label={heading}>
      {groups.map(({ category, questions }) => (
        <div key={category}>
          <p className="mono">
            <a href={`#${category}`}>{categories[category].label}</a>
          </p>
          <ul>
            {questions.map(item => (
              <li key={item.id}>
                <a href={`#${item.id}`}>{item.question}</a>{' '}
                <Proofs count={sourcesOf(item)} label={proofs.count} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function sourcesOf({ answer, detail }: FaqItem): number {
  const calls = textsOf([answer, detail]).flatMap(text => [...text.matchAll(/\[\[(\d+)\./g)])
  return new Set(calls.map(([, number]) => number)).size
}

function Proofs({ count, label }: { readonly count: number; readonly label: string }) {
  if (count === 0) return null
  return (
    <svg className="faq-proofs" width={count * 12} height={8} role="img" aria-label={fill(label, { count })}>
      {Array.from({ length: count }, (_disc, index) => index * 12 + 4).map(x => (
        <circle key={x} cx={x} cy={4} r={4} />
      ))}
    </svg>
  )
}
