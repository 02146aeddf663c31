import './CountTicks.css'
import { tick } from './ticks.ts'

interface Props {
  /** A figure as it is written: « 17 sur 75 », « 58 % » or « 0 point »; another one is not drawn. */
  readonly figure: string
}

/** A count as that many ticks of ink among all of them: what the figure beside it says already. */
export function CountTicks({ figure }: Props) {
  const [, count, total] = /^(\d+)(?:\s(?:sur|of)\s(\d+)|\s?(?=%|points?$))/u.exec(figure) ?? []
  // Of none, there is nothing to see.
  if (!Number(count)) return null
  const width = Number(total ?? 100) * tick
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
      <path className="count-part" d={`M0 12H${Number(count) * tick}`} />
    </svg>
  )
}
