import './TimelineScene.css'
import { fill } from '../../content/wording.ts'
import { Scene } from './drawing.tsx'

interface Phase {
  readonly title: string
  /** In weeks from the beginning of the work; the last phase has no end. */
  readonly start: number
  readonly end?: number
  readonly received: string
}

interface Props {
  readonly words: { readonly alternative: string; readonly caption: string; readonly week: string }
  readonly phases: readonly Phase[]
}

/** The phases along a ruler of weeks: how long each takes, what is received at its end, and each month's audit. */
export function TimelineScene({ words, phases }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{
        size: [1060, phases.length * 52 + 60],
        children: <Drawing words={words} phases={phases} left={270} unit={39} rise={52} />,
      }}
      narrow={{
        size: [354, phases.length * 76 + 60],
        children: <Drawing words={words} phases={phases} left={0} unit={17.3} rise={76} above />,
      }}
    />
  )
}

/** The weeks on the ruler, and those between two audits. */
const shownWeeks = 20
const month = 4

/** The width of one in a number of the ruler. */
const digit = 8

interface DrawingProps extends Props {
  /** The position of the first week, the length of one, and the height of a phase. */
  readonly left: number
  readonly unit: number
  readonly rise: number
  /** Whether words are above their bar, for want of room beside it. */
  readonly above?: boolean
}

function Drawing({ words, phases, left, unit, rise, above = false }: DrawingProps) {
  const at = (week: number) => left + week * unit
  // A dash a week, within it: the ring of an audit is between two.
  const dash = `${0.7 * unit} ${0.3 * unit}`
  const dashStart = 0.85 * unit
  return (
    <>
      {phases.map(({ title, start, end = shownWeeks, received }, index) => (
        <g key={title} transform={`translate(0 ${index * rise + (above ? 52 : 26)})`}>
          <text className="drawn-name" x={0} y={above ? -34 : 5}>
            {title}
          </text>
          <path
            className={end === shownWeeks ? 'timeline-open' : 'timeline-bar'}
            d={`M${at(start)} 0H${at(end)}`}
            {...(end === shownWeeks && { strokeDasharray: dash, strokeDashoffset: dashStart })}
          />
          {monthsIn(start, end).map(week => (
            <circle key={week} className="timeline-audit" cx={at(week)} r={6} />
          ))}
          {end !== shownWeeks && <circle className="drawn-mark" cx={at(end)} r={8} />}
          <Received
            text={received}
            start={at(start)}
            end={end === shownWeeks ? undefined : at(end)}
            above={above}
          />
        </g>
      ))}
      <Weeks words={words} at={at} y={phases.length * rise + 16} named={phases.map(({ start }) => start)} />
    </>
  )
}

/** Beside the end of the bar; where there is none, before its beginning. */
function Received({
  text,
  start,
  end,
  above,
}: {
  readonly text: string
  readonly start: number
  readonly end: number | undefined
  readonly above: boolean
}) {
  if (above)
    return (
      <text x={0} y={-15}>
        {text}
      </text>
    )
  return (
    <text x={end ? end + 18 : start - 14} y={5} textAnchor={end ? 'start' : 'end'}>
      {text}
    </text>
  )
}

/** When the measurement is made again, each month after the plan; the end of a phase is what you receive. */
function monthsIn(start: number, end: number): readonly number[] {
  const weeks = Array.from({ length: shownWeeks / month }, (_month, index) => (index + 1) * month)
  return weeks.filter(week => week > month && week >= start && (week < end || end === shownWeeks))
}

/** The last is named with their unit: the first ones have no room for it. Each number is under the middle of its line. */
function Weeks({
  words,
  at,
  y,
  named,
}: Pick<Props, 'words'> & {
  readonly at: (week: number) => number
  readonly y: number
  /** The weeks with a number beside the last one: those in which a phase begins. */
  readonly named: readonly number[]
}) {
  const weeks = Array.from({ length: shownWeeks + 1 }, (_week, index) => index)
  return (
    <g transform={`translate(0 ${y})`}>
      <path
        className="timeline-ruler"
        d={`M${at(0)} 0H${at(shownWeeks)}${weeks.map(week => `M${at(week)} 0v${named.includes(week) || week % month === 0 ? 14 : 5}`).join('')}`}
      />
      {weeks
        .filter(week => named.includes(week) || week === shownWeeks)
        .map(week => (
          <text
            key={week}
            className="drawn-mono"
            x={week === shownWeeks ? at(week) + digit : at(week)}
            y={33}
            textAnchor={week === shownWeeks ? 'end' : 'middle'}
          >
            {week === shownWeeks ? fill(words.week, { week }) : week}
          </text>
        ))}
    </g>
  )
}
