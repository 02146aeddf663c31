import '../../blocks/lists/Unfolding.css'
import './Terms.css'
import { DashedList } from '../../blocks/lists/DashedList.tsx'
import { Inline, Paragraphs } from '../../content/inline.tsx'

interface Term {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  /** What it means, in a sentence or two. */
  readonly short: string
  readonly points?: readonly string[] | undefined
  readonly body?: readonly string[] | undefined
}

interface Props {
  /** What their sentences are called. */
  readonly inShort: string
  readonly items: readonly Term[]
}

/** Clauses side by side, each in a sentence, under which its whole text unfolds. */
export function Terms({ inShort, items }: Props) {
  return (
    <div className="terms unfolding">
      {items.map(({ id, heading, short, points = [], body = [] }) => (
        <section key={id} className="term" id={id} aria-labelledby={`${id}-title`}>
          <details>
            <summary>
              <h3 id={`${id}-title`}>{heading}</h3>{' '}
              <span className="term-short">
                <span className="visually-hidden">{inShort}: </span>
                <Inline text={short} />
              </span>
            </summary>
            <div className="term-text">
              {points.length > 0 && <DashedList items={points} />}
              <Paragraphs texts={body} />
            </div>
          </details>
        </section>
      ))}
    </div>
  )
}
