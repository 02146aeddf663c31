import './PillarRuler.css'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'

interface Props {
  readonly rubric: Rubric
  readonly pillar: RubricPillar
  readonly check: RubricCheck
  readonly caption: string
}

/** Where the checks of the pillar stand: their top, and how high the heaviest is. */
const [top, height] = [92, 64]

/** All pillars end to end and, below, the checks of one, each as high as it weighs. The caption says which is lit. */
export function PillarRuler({ rubric, pillar, check, caption }: Props) {
  const pillars = endToEnd(rubric.pillars.map(({ id, points }) => ({ id, size: points })))
  const own = pillars.find(({ part }) => part.id === pillar.id)
  return (
    <figure className="pillar-ruler">
      <svg width="100%" height={top + height + 2} aria-hidden="true">
        {pillars.map(({ part: { id }, start, middle, length, isLong }) => (
          <g key={id} className={id === pillar.id ? 'is-own' : undefined}>
            <rect x={start} y="22" width={length} height="24" />
            <line x1={start} x2={start} y1="22" y2="46" />
            {isLong && (
              <text x={middle} y="14" textAnchor="middle">
                {id}
              </text>
            )}
          </g>
        ))}
        {own && (
          <>
            <line className="pillar-sight" x1={own.start} x2="0" y1="46" y2={top - 8} />
            <line className="pillar-sight" x1={own.end} x2="100%" y1="46" y2={top - 8} />
          </>
        )}
        <Checks pillar={pillar} lit={check.id} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Side by side, as wide as one another; one without points is an empty frame. */
function Checks({ pillar: { checks }, lit }: { readonly pillar: RubricPillar; readonly lit: string }) {
  const width = 1 / checks.length
  const most = Math.max(1, ...checks.map(({ points }) => points))
  return checks.map(({ id, points }, index) => {
    const rise = points > 0 ? (height * points) / most : 20
    return (
      <g key={id} className={id === lit ? 'is-lit' : undefined}>
        <rect
          className={points > 0 ? undefined : 'pillar-empty'}
          x={percent((index + 0.04) * width)}
          y={top + height - rise}
          width={percent(0.92 * width)}
          height={rise}
        />
        {points > 0 && (
          <text
            className="pillar-points"
            x={percent((index + 0.5) * width)}
            y={top + height - (rise < 24 ? rise + 5 : rise / 2 - 6)}
            textAnchor="middle"
          >
            {points}
          </text>
        )}
      </g>
    )
  })
}

function percent(share: number): string {
  return `${100 * share}%`
}
