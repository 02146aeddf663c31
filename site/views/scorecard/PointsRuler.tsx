import './PointsRuler.css'
import type { ReactNode } from 'react'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import type { Rubric } from '../../content/rubric.ts'

interface Props {
  readonly rubric: Rubric
  /** What supports the points, with `{points}` and the sums of `byConfidence`; its last sentence is to be quoted. */
  readonly evidence: string
  readonly caption: string
  /** Under the caption. */
  readonly children: ReactNode
}

/** All points end to end: each check as long as it weighs, and toned by what supports it. */
export function PointsRuler({ rubric, evidence, caption, children }: Props) {
  const { pillars, points } = rubric
  const checks = endToEnd(pillars.flatMap(pillar => pillar.checks.map(sized)))
  return (
    <figure className="points-ruler">
      <svg width="100%" height="146" aria-hidden="true">
        {endToEnd(pillars.map(sized)).map(({ part: { id, size }, start }) => (
          <g key={id}>
            <line className="points-edge" x1={start} x2={start} y1="0" y2="118" />
            {size > 0 && (
              <text x={start} dx="6" y="14">
                {id} <tspan>{size}</tspan>
              </text>
            )}
          </g>
        ))}
        {checks.map(({ part: { id, confidence }, start, length }) => (
          <rect key={id} className={`is-${confidence}`} x={start} y="28" width={length} height="90" />
        ))}
        <line className="points-floor" x1="0" x2="100%" y1="119" y2="119" />
        <text className="points-end" x="0" y="140">
          0
        </text>
        <text className="points-end" x="100%" y="140" textAnchor="end">
          {points}
        </text>
      </svg>{' '}
      <figcaption>
        <Evidence text={evidence} rubric={rubric} />
        {children}
        <p>{caption}</p>
      </figcaption>
    </figure>
  )
}

/** As what is laid end to end. */
function sized<Part extends { readonly points: number }>(part: Part) {
  return { ...part, size: part.points }
}

/** The sentence is the key of the ruler too: each sum beside its tone. */
function Evidence({
  text,
  rubric: { points, byConfidence },
}: Pick<Props, 'rubric'> & { readonly text: string }) {
  const last = text.lastIndexOf('. ') + 2
  const parts = text
    .slice(0, last)
    .replace('{points}', String(points))
    .split(/\{(high|moderate|estimated)\}/)
  return (
    <p className="points-said">
      {parts.map(part =>
        isLevel(part) ? (
          <b key={part}>
            <svg width="18" height="18" aria-hidden="true">
              <rect className={`is-${part}`} width="18" height="18" />
            </svg>
            {byConfidence[part]}
          </b>
        ) : (
          part
        ),
      )}
      <mark>{text.slice(last)}</mark>
    </p>
  )
}

function isLevel(part: string): part is 'high' | 'moderate' | 'estimated' {
  return part === 'high' || part === 'moderate' || part === 'estimated'
}
