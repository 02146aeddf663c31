import './DegreeLegend.css'
import { Degree } from './Degree.tsx'
import { degrees } from './degrees.ts'

interface Props {
  /** What the signs answer. */
  readonly question: string
  /** What each sign says. */
  readonly words: Readonly<Record<(typeof degrees)[number], string>>
}

/** The signs of a picture, each with its meaning, on a line above it. */
export function DegreeLegend({ question, words }: Props) {
  return (
    <div className="degree-legend" data-markdown-ignore>
      <p>{question}</p>
      <ul>
        {degrees.map(of => (
          <li key={of}>
            <Degree of={of} /> {words[of]}
          </li>
        ))}
      </ul>
    </div>
  )
}
