import './DegreeLegend.css'
import { Degree } from './Degree.tsx'
import { degrees } from './degrees.ts'

interface Props {
  /** What the signs answer. */
  readonly question: string
  /** What each sign says. */
  readonly words: Readonly<Record<(typeof degrees)[number], string>>
  /** Those that the picture has, where it has not all. */
  readonly shown?: readonly (typeof degrees)[number][]
}

/** The signs of a picture, each with its meaning, on a line above it. */
export function DegreeLegend({ question, words, shown = degrees }: Props) {
  return (
    <div className="degree-legend" data-markdown-ignore>
      <p>{question}</p>
      <ul>
        {degrees
          .filter(of => shown.includes(of))
          .map(of => (
            <li key={of}>
              <Degree of={of} /> {words[of]}
            </li>
          ))}
      </ul>
    </div>
  )
}
