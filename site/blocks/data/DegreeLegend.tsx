import './DegreeLegend.css'
import { Degree } from './Degree.tsx'
import { degrees } from './degrees.ts'

interface Props {
  /** What each sign says. */
  readonly words: Readonly<Record<(typeof degrees)[number], string>>
}

/** The signs of a picture, each with its meaning, on a line above it. */
export function DegreeLegend({ words }: Props) {
  return (
    <ul className="degree-legend">
      {degrees.map(of => (
        <li key={of}>
          <Degree of={of} /> {words[of]}
        </li>
      ))}
    </ul>
  )
}
