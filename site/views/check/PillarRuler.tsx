import './PillarRuler.css'
import type { Rubric, RubricCheck, RubricPillar } from '../../content/rubric.ts'

interface Props {
  readonly rubric: Rubric
  readonly pillar: RubricPillar
  readonly check: RubricCheck
  readonly caption: string
}

/** All pillars end to end and, below, that of the check enlarged: its checks, this one in colour. The caption says it. */
export function PillarRuler({ rubric, pillar, check, caption }: Props) {
  const pillars = placed(rubric.pillars)
  const own = pillars.find(({ id }) => id === pillar.id)
  const checks = placed(pillar.checks)
  return (
    <figure className="pillar-ruler">
      <svg width="100%" height={own && pillar.points > 0 ? 150 : 64} aria-hidden="true">
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
        {own && pillar.points > 0 && (
          <>
            <line className="pillar-sight" x1={percent(own.at)} x2="0" y1="46" y2="92" />
            <line className="pillar-sight" x1={percent(own.at + own.size)} x2="100%" y1="46" y2="92" />
            {checks.map(({ id, points, at, size }) => (
              <g key={id} className={id === check.id ? 'is-lit' : undefined}>
                <rect x={percent(at)} y="92" width={percent(size)} height="56" />
                <line x1={percent(at)} x2={percent(at)} y1="92" y2="148" />
                {size >= 0.05 && (
                  <text className="pillar-points" x={percent(at + size / 2)} y="127" textAnchor="middle">
                    {points}
                  </text>
                )}
              </g>
            ))}
          </>
        )}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
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
