import './PeriodLine.css'

interface Props {
  /** Into how many its ticks divide the line. */
  readonly parts: number
  /** From where to where it is inked, as shares of the line; dashed before that. */
  readonly start?: number
  readonly end: number
  /** Where the discs are. */
  readonly marks: readonly number[]
}

/** A line of time, inked for as long as something lasts, with discs on the days that matter. */
export function PeriodLine({ parts, start = 0, end, marks }: Props) {
  const ticks = Array.from({ length: parts + 1 }, (_tick, index) => index / parts)
  return (
    <svg className="period-line" height="20" aria-hidden="true" data-markdown-ignore>
      {ticks
        .filter(tick => tick >= start)
        .map(tick => (
          <line key={tick} x1={percent(tick)} x2={percent(tick)} y1="4" y2="16" />
        ))}
      {start > 0 && <line className="period-open" x2={percent(start)} y1="10" y2="10" />}
      <line x1={percent(start)} x2="100%" y1="10" y2="10" />
      <line className="period-kept" x1={percent(start)} x2={percent(end)} y1="10" y2="10" />
      {marks.map(mark => (
        <circle key={mark} cx={percent(mark)} cy="10" r="5.5" />
      ))}
    </svg>
  )
}

/** Over the lines below: what every second tick means. */
export function PeriodAxis({
  parts,
  name,
}: Pick<Props, 'parts'> & { readonly name: (tick: number) => string }) {
  const ticks = Array.from({ length: parts / 2 + 1 }, (_tick, index) => 2 * index)
  return (
    <svg className="period-line mono" height="16" aria-hidden="true" data-markdown-ignore>
      {ticks.map(tick => (
        <text key={tick} x={percent(tick / parts)} y="12" textAnchor={anchorAt(tick / parts)}>
          {tick === 0 ? tick : name(tick)}
        </text>
      ))}
    </svg>
  )
}

/** Within the line, at both of its ends. */
function anchorAt(share: number) {
  return share === 0 ? 'start' : share === 1 ? 'end' : 'middle'
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`
}
