import './Ruler.css'
import type { ComparedReport } from '#contracts/audit-comparison.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps, Report } from '../report.ts'
import { potentialOf, potentialSentence } from './points.ts'
import { standingFrom } from './points.ts'
import { type RulerGeometry, rulerGeometry } from './ruler.ts'

export interface ScoreProps extends PartProps {
  readonly score: NonNullable<Report['score']>
  readonly rival: ComparedReport | null
  /** Whether it is a band of night: its view then imports `Tinted.css`. */
  readonly isInked?: boolean
}

/**
 * The score on a graduated line, which shows the distance to the goal. Its places are shares of the width: the
 * same drawing serves a wide page, a narrow one and paper.
 */
export function Ruler(props: ScoreProps) {
  const { score, words, rival } = props
  const potential = potentialOf(props.report)
  const readings = readingsOf(props, potential)
  const geometry = rulerGeometry({
    points: score.points,
    band: score.band,
    potential,
    rival: rival?.points ?? null,
  })
  return (
    <figure className="ruler">
      <svg
        className={rival ? 'ruler-drawing has-rival' : 'ruler-drawing'}
        role="img"
        aria-labelledby="ruler-title ruler-text"
      >
        <title id="ruler-title">{words.score.ruler.title}</title>
        <desc id="ruler-text">{readings.map(({ text }) => text).join('. ')}.</desc>
        <Scale words={words} />
        <Pointers {...props} geometry={geometry} potential={potential} />
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

/** Where the line of the ruler is, from the top of its drawing. */
const line = 60

/** The line, its marks, and the zones that have a word. */
function Scale({ words }: Pick<PartProps, 'words'>) {
  const { weak, fair, strong } = words.standings.site
  const zones = [
    { from: 0, to: standingFrom.fair, name: weak },
    { from: standingFrom.fair, to: standingFrom.strong, name: fair },
    { from: standingFrom.strong, to: 100, name: strong },
  ]
  return (
    <g>
      {Array.from({ length: 21 }, (_, index) => index * 5).map(points => (
        <line
          key={points}
          className="ruler-tick"
          x1={`${points}%`}
          x2={`${points}%`}
          y1={line}
          y2={line + 14}
        />
      ))}
      <line className="ruler-line" x2="100%" y1={line} y2={line} />
      {zones.map(({ from, to, name }) => (
        <g key={name}>
          <line className="ruler-threshold" x1={`${from}%`} x2={`${from}%`} y1={line} y2={line + 22} />
          <text x={`${from}%`} y={line + 36} textAnchor={from === 0 ? 'start' : 'middle'}>
            {from}
          </text>
          <text x={`${(from + to) / 2}%`} y={line + 58} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
      <line className="ruler-threshold" x1="100%" x2="100%" y1={line} y2={line + 22} />
      <text x="100%" y={line + 36} textAnchor="end">
        100
      </text>
    </g>
  )
}

interface PointersProps extends ScoreProps {
  readonly geometry: RulerGeometry
  readonly potential: number | null
}

/** The score with its margin as a tint on the line, the goal and the rival, each with its label on a line of its own. */
function Pointers({ report, words, language, score, rival, geometry, potential }: PointersProps) {
  const { band } = geometry
  return (
    <g>
      <rect className="ruler-reached" y={line - 8} width={`${geometry.score.x}%`} height="16" />
      <rect
        className="ruler-band"
        x={`${band.from}%`}
        y={line - 8}
        width={`${band.to - band.from}%`}
        height="16"
      />
      <line
        className="ruler-line"
        x1={`${geometry.score.x}%`}
        x2={`${geometry.score.x}%`}
        y1={38}
        y2={line + 8}
      />
      <text className="ruler-you" x={`${geometry.score.x}%`} y="32" textAnchor={geometry.score.anchor}>
        {report.site} {score.points}
      </text>
      {geometry.potential && potential !== null && (
        <>
          <line
            className="ruler-goal"
            x1={`${geometry.potential.x}%`}
            x2={`${geometry.potential.x}%`}
            y1={18}
            y2={line + 8}
          />
          <text
            className="ruler-goal-label"
            x={`${geometry.potential.x}%`}
            y="12"
            textAnchor={geometry.potential.anchor}
          >
            {fill(words.score.ruler.goal, { points: figure(potential, language) })}
          </text>
        </>
      )}
      {geometry.rival && rival && (
        <>
          <svg x={`${geometry.rival.x}%`} y={line + 10} overflow="visible" aria-hidden="true">
            <path className="ruler-rival" d="M0 0l-8 13h16z" />
          </svg>
          <text
            className="ruler-rival-label"
            x={`${geometry.rival.x}%`}
            y={line + 80}
            textAnchor={geometry.rival.anchor}
          >
            {rival.site} {rival.points}
          </text>
        </>
      )}
    </g>
  )
}

/** The ruler in words, for screen readers and narrow screens. */
function readingsOf({ words, language, score, rival, report }: ScoreProps, potential: number | null) {
  const { ruler } = words.score
  const from = (standing: 'strong' | 'fair') =>
    fill(ruler.from, { standing: words.standings.site[standing], points: standingFrom[standing] })
  return [
    {
      kind: 'score',
      text: `${report.site} ${score.points} ± ${figure(score.band, language)}`,
    },
    ...(potential === null
      ? []
      : [{ kind: 'goal', text: potentialSentence({ report, words, language }, potential) }]),
    ...(rival ? [{ kind: 'rival', text: `${rival.site} ${figure(rival.points ?? 0, language)}` }] : []),
    { kind: 'fair', text: from('fair') },
    { kind: 'strong', text: from('strong') },
  ]
}
