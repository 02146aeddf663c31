import './Curve.css'
import type { WatchedSite } from '#contracts/watched-sites.ts'
import { fill } from '../../../content/wording.ts'
import { type DeskPlace, dayIn } from '../place.ts'
import { type Curve as CurveOf, curveOf } from './curve.ts'
import { hostOf } from './KeptOut.tsx'

interface Props {
  readonly site: WatchedSite
  /** The newest first. */
  readonly readings: WatchedSite['readings']
  /** The number of each reading that the list of changes names. */
  readonly marks: ReadonlyMap<string, number>
  readonly place: DeskPlace
}

/** The scores of a site with their band: what lies within it is grey, and another rubric cuts the curve. */
export function Curve({ site, readings, marks, place }: Props) {
  const curve = curveOf(readings)
  if (!curve) return <p className="desk-empty">{place.words.sites.site.waiting}</p>
  return (
    <>
      <div className="curve">
        <Drawing curve={curve} label={labelOf(curve, site, place)} />
        {/* A drawing of its own, whose letters are not stretched: no style may stand in a page (its policy). */}
        <svg className="curve-labels" aria-hidden="true">
          <Labels curve={curve} place={place} />
          <Marks dots={curve.dots} marks={marks} />
        </svg>
      </div>
      <Legend curve={curve} place={place} />
    </>
  )
}

function labelOf({ dots }: CurveOf, site: WatchedSite, place: DeskPlace): string {
  const [first, last] = [dots[0], dots.at(-1)]
  return fill(place.words.sites.site.curveLabel, {
    site: hostOf(site.address),
    count: dots.length,
    from: first?.reading.score?.points ?? '',
    to: last?.reading.score?.points ?? '',
  })
}

function Drawing({ curve, label }: { readonly curve: CurveOf; readonly label: string }) {
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
      {curve.ticks.map(({ points, y }) => (
        <path key={points} className="curve-grid" d={`M0 ${y}H100`} />
      ))}
      {curve.runs.map(({ band, rival }) => (
        <g key={band + rival}>
          {band && <path className="curve-band" d={band} />}
          {rival && <path className="curve-rival" d={rival} />}
        </g>
      ))}
      {curve.steps.map(({ path, isReal }) => (
        <path key={path} className={isReal ? 'curve-step curve-real' : 'curve-step'} d={path} />
      ))}
      {curve.dots.map(({ reading, x, y, isReal }) => (
        <path
          key={reading.auditId}
          className={isReal ? 'curve-dot curve-real' : 'curve-dot'}
          d={`M${x} ${y}h.001`}
        />
      ))}
      {curve.breaks.map(({ x }) => (
        <path key={x} className="curve-break" d={`M${x - 0.25} 0V100M${x + 0.25} 0V100`} />
      ))}
      <path className="curve-axis" d="M0 100H100" />
    </svg>
  )
}

interface PartProps {
  readonly curve: CurveOf
  readonly place: DeskPlace
}

/** The scores at the side, the days below, and the rubrics above where another begins. */
function Labels({ curve, place }: PartProps) {
  return (
    <>
      {curve.ticks.map(({ points, y }) => (
        <text key={points} x="-8" y={`${y}%`} dy="0.35em" textAnchor="end">
          {points}
        </text>
      ))}
      {daysOf(curve).map(({ reading, x }, index) => (
        <text
          key={reading.auditId}
          x={`${x}%`}
          y="100%"
          dy="1.6em"
          textAnchor={index === 0 ? 'start' : 'end'}
        >
          {dayIn(place, reading.readAt)}
        </text>
      ))}
      {curve.breaks.map(({ x, before, after }) => (
        <text key={x} x={`${x}%`} y="0" dy="-0.5em" textAnchor="middle">
          {fill(place.words.sites.site.rubricBreak, { before, after })}
        </text>
      ))}
    </>
  )
}

/** The first day and the last. */
function daysOf({ dots }: CurveOf): CurveOf['dots'] {
  const last = dots.at(-1)
  return [...dots.slice(0, 1), ...(dots.length > 1 && last ? [last] : [])]
}

/** The numbers of the readings that the list of changes names, each beside its dot. */
function Marks({ dots, marks }: Pick<CurveOf, 'dots'> & Pick<Props, 'marks'>) {
  return dots.map(({ reading, x, y }) => {
    const mark = marks.get(reading.auditId)
    // Below a dot near the top, above all others.
    const middle = y < 20 ? 20 : -20
    return (
      mark && (
        <svg key={reading.auditId} x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
          <circle className="curve-mark" cy={middle} r="9" />
          <text className="curve-mark-number" y={middle} dy="0.35em" textAnchor="middle">
            {mark}
          </text>
        </svg>
      )
    )
  })
}

/** What the signs of the curve mean: of a rival and of another rubric, only where there is one. */
function Legend({ curve: { runs, breaks }, place }: PartProps) {
  const hasRival = runs.some(({ rival }) => rival !== '')
  return (
    <ul className="curve-legend">
      {(['within', 'real', 'band', 'rival', 'rubric'] as const)
        .filter(name => (name !== 'rival' || hasRival) && (name !== 'rubric' || breaks.length > 0))
        .map(name => (
          <li key={name}>
            <i className={`curve-sign-${name}`} /> {place.words.sites.site.legend[name]}
          </li>
        ))}
    </ul>
  )
}
