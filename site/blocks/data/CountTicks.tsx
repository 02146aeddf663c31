import './CountTicks.css'
import { tick, ticksWidth } from './ticks.ts'

interface Props {
  readonly count: number
  readonly total: number
}

/** A count as that many ticks of ink among all of them: what the figure beside it says already. */
export function CountTicks({ count, total }: Props) {
  const width = ticksWidth(total)
  return (
    <svg
      className="count-ticks"
      viewBox={`0 0 ${width} 24`}
      width={width / 2}
      height="24"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 12H${width}`} />
      <path className="count-part" d={`M0 12H${count * tick}`} />
    </svg>
  )
}
