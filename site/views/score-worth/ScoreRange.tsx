import './ScoreRange.css'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { Paragraph } from '../../content/inline.tsx'
import type { ScoreWorthWords } from './words.ts'

interface Props {
  readonly words: ScoreWorthWords['range'] & NonNullable<ScoreWorthWords['sections'][number]['intervals']>
  readonly language: Language
}

/** The first share of the page as large as it may be, over an interval as wide as it is, with chance within. */
export function ScoreRange({ words, language }: Props) {
  const { caption, scope, rows, reference } = words
  const [{ value, low, high } = { value: 0, low: 0, high: 0 }] = rows
  const written = (share: number) => percentage(share / 100, language)
  return (
    <figure className="score-range">
      <svg className="score-range-figure" aria-hidden="true">
        <text x={`${value}%`} y="0.8em" textAnchor="middle">
          {written(value)}
        </text>
      </svg>
      <svg className="score-range-ruler" aria-hidden="true">
        <path className="is-ruler" d="M0 18H9999" />
        <line className="is-range" x1={`${low}%`} x2={`${high}%`} y1="18" y2="18" />
        <circle cx={`${value}%`} cy="18" r="10" />
        <line className="is-chance" x1={`${reference.at}%`} x2={`${reference.at}%`} y1="0" y2="62" />
        {[0, low, high, 100].map(bound => (
          <text
            key={bound}
            x={`${bound}%`}
            y="48"
            textAnchor={bound === 0 ? 'start' : bound === 100 ? 'end' : 'middle'}
          >
            {written(bound)}
          </text>
        ))}
        <text x={`${reference.at}%`} y="80" textAnchor="middle">
          {reference.name}
        </text>
      </svg>
      <figcaption>
        <b>{written(value)}</b>
        <Paragraph text={caption} />
        <p className="mono">{scope}</p>
      </figcaption>
    </figure>
  )
}
