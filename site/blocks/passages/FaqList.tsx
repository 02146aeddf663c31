import '../lists/Unfolding.css'
import './FaqList.css'
import { Paragraph } from '../../content/inline.tsx'

interface Props {
  readonly items: readonly FaqEntry[]
}

interface FaqEntry {
  readonly id?: string
  readonly question: string
  /** 40 to 60 words that stand alone. */
  readonly answer: string
}

/**
 * Questions that open; every answer is in the page, open or not. Most are shut at first: a part that consists of them
 * has no `words`, so that no note stands in its margin beside nothing.
 */
export function FaqList({ items }: Props) {
  return (
    <div className="faq unfolding">
      {items.map(({ id, question, answer }, index) => (
        <details key={question} id={id} open={index === 0}>
          <summary>
            <h3>{question}</h3>
          </summary>
          <Paragraph text={answer} />
        </details>
      ))}
    </div>
  )
}
