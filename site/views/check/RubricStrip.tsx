import './RubricStrip.css'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'

interface Props {
  readonly rubric: Rubric
  readonly pillar: RubricPillar
  readonly check: RubricCheck
}

/** All points of the rubric end to end, those of its pillar one by one; a check without points is a place between them. */
export function RubricStrip({ rubric: { pillars }, pillar, check }: Props) {
  const own = endToEnd(pillars.flatMap(({ checks }) => checks.map(sized))).filter(({ part }) =>
    pillar.checks.some(({ id }) => id === part.id),
  )
  const start = own.find(({ part }) => part.id === check.id)?.start
  return (
    <svg className="rubric-strip" width="100%" height="72" aria-hidden="true">
      {endToEnd(pillars.map(sized)).map(({ part: { id }, start, middle, length, isLong }) => (
        <g key={id} className={id === pillar.id ? 'is-own' : undefined}>
          {id !== pillar.id && <rect x={start} y="28" width={length} height="32" />}
          {(isLong || id === pillar.id) && (
            <text x={middle} y="14" textAnchor="middle">
              {id}
            </text>
          )}
        </g>
      ))}
      <g className="is-own">
        {own
          .filter(({ part }) => part.points > 0)
          .map(({ part: { id }, start, length }) => (
            <rect
              key={id}
              className={id === check.id ? 'is-lit' : undefined}
              x={start}
              y="28"
              width={length}
              height="32"
            />
          ))}
      </g>
      {check.points === 0 && (
        <>
          <line x1={start} x2={start} y1="22" y2="66" />
          <circle cx={start} cy="66" r="4" />
        </>
      )}
    </svg>
  )
}

/** As what is laid end to end. */
function sized<Part extends { readonly points: number }>(part: Part) {
  return { ...part, size: part.points }
}
