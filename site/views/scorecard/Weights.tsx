import './Weights.css'
import type { Rubric } from '../../content/rubric.ts'

interface Props {
  readonly pillars: Rubric['pillars']
  readonly caption: string
}

/** A pillar of fewer points is too short for its letter on a phone; the list below has them all. */
const labelled = 6

/** The points of the rubric as one ruler: the pillars end to end, each as long as its weight. */
export function Weights({ pillars, caption }: Props) {
  const total = pillars.reduce((sum, { points }) => sum + points, 0)
  const percent = (points: number) => `${(points / total) * 100}%`
  const startOf = (index: number) => pillars.slice(0, index).reduce((sum, { points }) => sum + points, 0)
  return (
    <div className="weights">
      <figure>
        <svg width="100%" height="92" aria-hidden="true">
          {pillars.map(({ id, points }, index) => (
            <g key={id}>
              <rect x={percent(startOf(index))} y="24" width={percent(points)} height="32" />
              <line x1={percent(startOf(index))} x2={percent(startOf(index))} y1="24" y2="64" />
              {points >= labelled && (
                <>
                  <text x={percent(startOf(index) + points / 2)} y="14" textAnchor="middle">
                    {id}
                  </text>
                  <text
                    className="weights-points"
                    x={percent(startOf(index) + points / 2)}
                    y="45"
                    textAnchor="middle"
                  >
                    {points}
                  </text>
                </>
              )}
            </g>
          ))}
          <line className="weights-rule" x1="0" x2="100%" y1="64" y2="64" />
          <text className="weights-end" x="0" y="84">
            0
          </text>
          <text className="weights-end" x="100%" y="84" textAnchor="end">
            {total}
          </text>
        </svg>
        <figcaption>{caption}</figcaption>
      </figure>
      <ol>
        {pillars.map(({ id, name, points }) => (
          <li key={id}>
            <a href={`#pillar-${id}`}>
              <span className="mono">{id}</span> {name}
            </a>{' '}
            <b>{points}</b>
          </li>
        ))}
      </ol>
    </div>
  )
}
