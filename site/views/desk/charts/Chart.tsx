import './Chart.css'
import { figure } from '#language/numbers.ts'
import { type DeskPlace, dateIn } from '../place.ts'
import { topOf } from './scale.ts'

interface Props {
  /** One figure for each day or week, drawn as bars. */
  readonly bars: readonly number[]
  /** As many, drawn as a line. */
  readonly line?: readonly number[]
  /** The highest figure of the scale, where several charts share one. */
  readonly top?: number
  readonly from: string
  readonly to: string
  /** What the chart shows, for people who do not see it. */
  readonly label: string
  readonly place: DeskPlace
}

/** Figures over time, drawn by the server. A table beside it has the same figures. */
export function Chart({ bars, line = [], top = topOf([...bars, ...line]), from, to, label, place }: Props) {
  const { language } = place
  const step = 100 / bars.length
  const height = (value: number) => (100 * value) / top
  return (
    <div className="chart">
      <p className="chart-scale mono" aria-hidden="true">
        <span>{figure(top, language)}</span>
        <span>{figure(top / 2, language)}</span>
        <span>0</span>
      </p>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
        <path className="chart-grid" d="M0 0H100M0 50H100" />
        {bars.map(
          (value, index) =>
            value > 0 && (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                key={index}
                className="chart-bar"
                x={rounded(step * (index + 0.15))}
                y={rounded(100 - height(value))}
                width={rounded(step * 0.7)}
                height={rounded(height(value))}
              />
            ),
        )}
        {line.length > 0 && (
          <polyline
            className="chart-line"
            points={line
              .map((value, index) => `${rounded(step * (index + 0.5))},${rounded(100 - height(value))}`)
              .join(' ')}
          />
        )}
        <path className="chart-axis" d="M0 100H100" />
      </svg>
      <p className="chart-days mono" aria-hidden="true">
        <span>{dateIn(place, from)}</span>
        <span>{dateIn(place, to)}</span>
      </p>
    </div>
  )
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
