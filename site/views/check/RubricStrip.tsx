import './RubricStrip.css'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'

interface Props {
  readonly rubric: Rubric
  readonly pillar: RubricPillar
  readonly check: RubricCheck
}

/** All points of the rubric end to end, those of the check taller. */
export function RubricStrip({ rubric: { pillars }, pillar, check }: Props) {
  const own = endToEnd(pillars.flatMap(({ checks }) => checks.map(sized))).find(
    ({ part }) => part.id === check.id,
  )
  return (
    <svg className="rubric-strip" width="100%" height="72" aria-hidden="true">
      {endToEnd(pillars.map(sized)).map(({ part: { id }, start, middle, length, isLong }) => (
        <g key={id} className={id === pillar.id ? 'is-own' : undefined}>
          <rect x={start} y="28" width={length} height="32" />
          {isLong && (
            <text x={middle} y="14" textAnchor="middle">
              {id}
            </text>
          )}
        </g>
      ))}
      <rect className="is-lit" x={own?.start} y="20" width={own?.length} height="48" />
    </svg>
  )
}

/** As what is laid end to end. */
function sized<Part extends { readonly points: number }>(part: Part) {
  return { ...part, size: part.points }
}
