import './RubricShares.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import type { ScoreWorthWords } from './words.ts'

interface Props {
  readonly words: NonNullable<ScoreWorthWords['sections'][number]['rubrics']>
  readonly language: Language
}

/** The share of each rubric from the first to today's, upright on its interval, with chance across all of them. */
export function RubricShares({ words: { alternative, caption, rows, reference }, language }: Props) {
  const written = (share: number) => percentage(share / 100, language)
  const [latest] = rows
  return (
    <figure className="drawing rubric-shares">
      <svg width="100%" height={floor + 34} role="img" aria-label={alternative}>
        <line className="is-floor" x2="100%" y1={floor} y2={floor} />
        <line className="is-chance" x2="100%" y1={heightOf(reference.at)} y2={heightOf(reference.at)} />
        {rows.toReversed().map((row, index) => {
          const { name, value, low, high } = row
          const x = `${(100 * (index + 1)) / (rows.length + 1)}%`
          return (
            <g key={name} className={row === latest ? 'is-latest' : undefined}>
              <line x1={x} x2={x} y1={heightOf(low)} y2={heightOf(high)} />
              <circle cx={x} cy={heightOf(value)} r="8" />
              <text className="drawn-value" x={x} y={heightOf(value)} textAnchor="middle">
                {written(value)}
              </text>
              <text className="drawn-mono" x={x} y={floor + 24} textAnchor="middle">
                {name}
              </text>
            </g>
          )
        })}
        <line className="is-chance" x2="24" y1="10" y2="10" />
        <text className="drawn-mono" x="32" y="15">
          {reference.name}
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The shares at the top and at the floor of the drawing, in percent, and its height. */
const top = 90
const bottom = 25
const floor = 320

function heightOf(share: number): number {
  return Math.round((floor * (top - share)) / (top - bottom))
}
