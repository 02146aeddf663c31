import './Ruler.css'
import type { ComparedReport } from '#contracts/audit-comparison.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps, Report } from '../report.ts'
import { potentialOf, potentialSentence } from './points.ts'
import { standingFrom } from './points.ts'
import { type Label, type RulerGeometry, rulerGeometry } from './ruler.ts'

export interface ScoreProps extends PartProps {
  readonly score: NonNullable<Report['score']>
  readonly rival: ComparedReport | null
}

/** The baseline of the labels above the line. */
const labelLine = 20

/**
 * The score on a graduated line, which shows the distance to the goal. The wide drawing has labels; the
 * narrow one leaves them to the list below it.
 */
export function Ruler(props: ScoreProps) {
  const { words, score, rival } = props
  const potential = potentialOf(props.report)
  const readings = readingsOf(props, potential)
  const reading = { points: score.points, band: score.band, potential, rival: rival?.points ?? null }
  const wide = rulerGeometry(reading, 1200)
  const height = rival ? 142 : 118
  return (
    <figure className="ruler">
      <svg
        className="ruler-wide"
        viewBox={wide.isCrowded ? `0 -20 1200 ${height + 20}` : `0 0 1200 ${height}`}
        role="img"
        aria-labelledby="ruler-title ruler-text"
      >
        <title id="ruler-title">{words.score.ruler.title}</title>
        <desc id="ruler-text">{readings.map(({ text }) => text).join('. ')}.</desc>
        <Graduation geometry={wide} width={1200} />
        <Labels {...props} geometry={wide} potential={potential} />
      </svg>
      <svg className="ruler-narrow" viewBox="-5 28 370 48" aria-hidden="true">
        <Graduation geometry={rulerGeometry(reading, 360)} width={360} />
      </svg>
      <ul className="ruler-list mono">
        {readings.map(({ kind, text }) => (
          <li key={kind} className={`ruler-item-${kind}`}>
            {text}
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The line with the score, its margin, the thresholds of the words, and the goal. */
function Graduation({ geometry, width }: { readonly geometry: RulerGeometry; readonly width: number }) {
  const { ticks, score, band, potential, rival } = geometry
  // On a narrow drawing, a few points are as wide as the pointers.
  const half = width > 600 ? 8 : 5
  return (
    <g>
      {ticks.map(({ points, x, large }) => (
        <path
          key={points}
          className="ruler-tick"
          d={`M${x} 52v${large ? 14 : 7}`}
          strokeWidth={large ? 2 : 1}
        />
      ))}
      <path className="ruler-line" d={`M0 52H${width}`} />
      <rect className="ruler-reached" x="0" y="44" width={score} height="16" />
      <path className="ruler-band" d={`M${band.from} 32v10M${band.from} 37H${band.to}M${band.to} 32v10`} />
      <path className="ruler-pointer" d={`M${score} 43l${-half} -13h${2 * half}z`} />
      {potential && <path className="ruler-goal" d={`M${potential.x} 43l${-half} -13h${2 * half}z`} />}
      {rival && <path className="ruler-rival" d={`M${rival.x} 62l-8 13h16z`} />}
      {[standingFrom.fair, standingFrom.strong].map(points => (
        <path key={points} className="ruler-threshold" d={`M${(points * width) / 100} 62v16`} />
      ))}
    </g>
  )
}

interface LabelsProps extends ScoreProps {
  readonly geometry: RulerGeometry
  readonly potential: number | null
}

function Labels({ words, language, score, rival, geometry, potential }: LabelsProps) {
  const { strong, fair } = standingFrom
  const zones = [
    { name: words.standings.site.weak, x: 0 },
    { name: words.standings.site.fair, x: fair * 12 + 8 },
    { name: words.standings.site.strong, x: strong * 12 + 8 },
  ]
  return (
    <g>
      <text className="ruler-you" {...placed(geometry.scoreLabel)}>
        {fill(words.score.ruler.score, { points: score.points })}
      </text>
      {geometry.potential && potential !== null && (
        <text
          className="ruler-goal-label"
          {...placed(geometry.potential)}
          y={geometry.isCrowded ? labelLine - 20 : labelLine}
        >
          {fill(words.score.ruler.goal, { points: figure(potential, language) })}
        </text>
      )}
      {geometry.rival && rival && (
        <text className="ruler-rival-label" {...placed(geometry.rival)} y={134}>
          {rival.site} {rival.points}
        </text>
      )}
      {geometry.ticks
        .filter(({ large }) => large)
        .map(({ points, x }) => (
          <text key={points} x={x} y="86" textAnchor={endAnchor(points)}>
            {points}
          </text>
        ))}
      {zones.map(({ name, x }) => (
        <text key={name} className="ruler-zone" x={x} y="110">
          {name}
        </text>
      ))}
    </g>
  )
}

/** A label that grows to one side starts at the edge of its pointer. */
function placed({ x, anchor }: Label) {
  const shifts = { start: x - 8, middle: x, end: Math.min(x + 8, 1200) }
  return { x: shifts[anchor], y: labelLine, textAnchor: anchor } as const
}

function endAnchor(points: number) {
  if (points === 0) return 'start'
  return points === 100 ? 'end' : 'middle'
}

/** The ruler in words, for screen readers and narrow screens. */
function readingsOf({ words, language, score, rival, report }: ScoreProps, potential: number | null) {
  const { ruler } = words.score
  const from = (standing: 'strong' | 'fair') =>
    fill(ruler.from, { standing: words.standings.site[standing], points: standingFrom[standing] })
  return [
    {
      kind: 'score',
      text: `${fill(ruler.score, { points: score.points })} ± ${figure(score.band, language)}`,
    },
    ...(potential === null
      ? []
      : [{ kind: 'goal', text: potentialSentence({ report, words, language }, potential) }]),
    ...(rival ? [{ kind: 'rival', text: `${rival.site} ${figure(rival.points ?? 0, language)}` }] : []),
    { kind: 'fair', text: from('fair') },
    { kind: 'strong', text: from('strong') },
  ]
}
