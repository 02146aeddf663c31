import './PointsRuler.css'
import type { Confidence } from '#contracts/audit-report.ts'
import type { BlockLabels } from '../../blocks/labels.ts'
import type { Rubric } from '../../content/rubric.ts'

interface Props {
  readonly rubric: Rubric
  readonly levels: BlockLabels['confidence']
  readonly caption: string
}

const shown = ['high', 'moderate', 'estimated'] as const satisfies readonly Confidence[]

/** All points end to end: each check as long as it weighs, and toned by what supports it. */
export function PointsRuler({ rubric: { pillars, points, byConfidence }, levels, caption }: Props) {
  const percent = (size: number) => `${(100 * size) / points}%`
  const checks = placed(pillars.flatMap(pillar => pillar.checks))
  return (
    <figure className="points-ruler">
      <svg width="100%" height="146" aria-hidden="true">
        <pattern id="points-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
        </pattern>
        {placed(pillars).map(({ id, points, start }) => (
          <g key={id}>
            <line className="points-edge" x1={percent(start)} x2={percent(start)} y1="0" y2="118" />
            {points > 0 && (
              <text x={percent(start)} dx="6" y="14">
                {id} <tspan>{points}</tspan>
              </text>
            )}
          </g>
        ))}
        {checks.map(({ id, points, start, confidence }) => (
          <rect
            key={id}
            className={`is-${confidence}`}
            x={percent(start)}
            y="28"
            width={percent(points)}
            height="90"
          />
        ))}
        <line className="points-floor" x1="0" x2="100%" y1="119" y2="119" />
        <text className="points-end" x="0" y="140">
          0
        </text>
        <text className="points-end" x="100%" y="140" textAnchor="end">
          {points}
        </text>
      </svg>
      <ul>
        {shown.map(level => (
          <li key={level}>
            <svg width="28" height="28" aria-hidden="true">
              <rect className={`is-${level}`} width="28" height="28" />
            </svg>{' '}
            <b>{byConfidence[level]}</b> <span>{levels[level]}</span>
          </li>
        ))}
      </ul>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Each part with where it starts, after all before it. */
function placed<Part extends { readonly points: number }>(parts: readonly Part[]) {
  return parts.map((part, index) => ({
    ...part,
    start: parts.slice(0, index).reduce((sum, { points }) => sum + points, 0),
  }))
}
