import './PillarBar.css'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import type { RubricCheck } from '../../content/rubric.ts'

interface Props {
  readonly checks: readonly RubricCheck[]
  /** The points of the pillar whose bar is whole. */
  readonly heaviest: number
}

/** The checks of a pillar, end to end in the order of its list, each with its points and in its tone on the ruler above. */
export function PillarBar({ checks, heaviest }: Props) {
  const parts = checks
    .filter(({ points }) => points > 0)
    .map(({ id, confidence, points }) => ({ id, confidence, size: points }))
  const points = parts.reduce((sum, { size }) => sum + size, 0)
  return (
    <svg
      className="pillar-segments"
      width={`${(100 * points) / heaviest}%`}
      height="42"
      aria-hidden="true"
      data-weight="scored"
    >
      {endToEnd(parts).map(({ part: { id, confidence, size }, start, middle, length }) => (
        <g key={id}>
          <rect className={`is-${confidence}`} x={start} width={length} height="22" />
          <text x={middle} y="38" textAnchor="middle">
            {size}
          </text>
        </g>
      ))}
    </svg>
  )
}
