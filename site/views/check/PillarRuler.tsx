import './PillarRuler.css'
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
  const pillars = placed(rubric.pillars)
  const own = pillars.find(({ id }) => id === pillar.id)
  return (
    <figure className="pillar-ruler">
      <svg width="100%" height={top + height + 2} aria-hidden="true">
        {pillars.map(({ id, points, at, size }) => (
          <g key={id} className={id === pillar.id ? 'is-own' : undefined}>
            <rect x={percent(at)} y="22" width={percent(size)} height="24" />
            <line x1={percent(at)} x2={percent(at)} y1="22" y2="46" />
            {points >= 5 && (
              <text x={percent(at + size / 2)} y="14" textAnchor="middle">
                {id}
              </text>
            )}
          </g>
        ))}
        {own && (
          <>
            <line className="pillar-sight" x1={percent(own.at)} x2="0" y1="46" y2={top - 8} />
            <line className="pillar-sight" x1={percent(own.at + own.size)} x2="100%" y1="46" y2={top - 8} />
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

/** Each part with where it starts and how long it is, as shares of all. */
function placed<Part extends { readonly points: number }>(parts: readonly Part[]) {
  const total = parts.reduce((sum, { points }) => sum + points, 0)
  return parts.map((part, index) => ({
    ...part,
    at: parts.slice(0, index).reduce((sum, { points }) => sum + points, 0) / total,
    size: part.points / total,
  }))
}

function percent(share: number): string {
  return `${100 * share}%`
}
