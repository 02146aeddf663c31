import type { ReactNode } from 'react'
import { threadPath } from '#site/blocks/scenes/thread-path.ts'
import { between, progress, type Seconds } from './time.ts'

/** The parts of every scene: the sheets, lines, marks and threads of the site, in pixels of the frame. */

interface Span {
  readonly time: Seconds
  readonly from: Seconds
  /** Until the end of the scene when absent. */
  readonly to?: Seconds | undefined
  readonly children: ReactNode
}

/** Shows something for a while: it rises into place as it appears, and fades as it leaves. */
export function At({ time, from, to = Number.POSITIVE_INFINITY, children }: Span) {
  const coming = progress(time, from)
  const leaving = progress(time, to, 0.3)
  if (coming === 0 || leaving === 1) return null
  return (
    <g opacity={between(coming, 0, leaving)} transform={`translate(0 ${between(28, 0, coming)})`}>
      {children}
    </g>
  )
}

interface TextProps {
  readonly x: number
  /** The top of the first line. */
  readonly y: number
  readonly width: number
  /** Its classes in film.css. */
  readonly as: string
  readonly children: ReactNode
}

/** Text that wraps by itself, since its length depends on the language. */
export function Text({ x, y, width, as, children }: TextProps) {
  return (
    <foreignObject x={x} y={y} width={width} height={1}>
      <p className={as}>{children}</p>
    </foreignObject>
  )
}

interface SheetProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly caption: string
  /** In coordinates of the sheet. */
  readonly children?: ReactNode
}

export function Sheet({ x, y, width, height, caption, children }: SheetProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="sheet" width={width} height={height} />
      <Text x={margin} y={26} width={width - 2 * margin} as="mono">
        {caption}
      </Text>
      <path className="rule" d={`M${margin} 96H${width - margin}`} />
      {children}
    </g>
  )
}

/** Of a sheet, on the left and on the right. */
export const margin = 40

interface BarsProps {
  readonly x: number
  readonly y: number
  /** One bar for each line. */
  readonly widths: readonly number[]
  readonly step?: number
  readonly tone?: 'quiet' | 'read' | 'written' | 'cited'
}

/** Lines of text too small to be read. */
export function Bars({ x, y, widths, step = 46, tone = 'quiet' }: BarsProps) {
  const bars = widths.map((width, index) => ({ width, top: y + index * step }))
  return bars.map(({ width, top }) => (
    <rect key={top} className={`bar is-${tone}`} x={x} y={top} width={width} height={14} rx={2} />
  ))
}

export function Mark({
  x,
  y,
  number,
  size = 26,
}: {
  readonly x: number
  readonly y: number
  readonly number: number
  readonly size?: number
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="mark-disc" r={size} />
      <text className="mark-number" fontSize={size * 1.25} y={size * 0.44} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}

interface ThreadProps {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  /** The x of its vertical part. */
  readonly turn: number
  /** The share that is drawn, from 0 to 1. */
  readonly drawn: number
}

export function Thread({ drawn, ...ends }: ThreadProps) {
  if (drawn === 0) return null
  return <path className="thread" d={threadPath({ ...ends, radius: 20 })} {...drawnUpTo(drawn)} />
}

/** Draws a share of a path, from its beginning. */
function drawnUpTo(share: number) {
  return { pathLength: 1, strokeDasharray: 1, strokeDashoffset: between(1, 0, share) }
}

/** Text of which a share is highlighted, from its beginning. */
export function Swept({ share, children }: { readonly share: number; readonly children: ReactNode }) {
  const swept = `${between(0, 100, share)}% 100%`
  // One size for each layer of film.css; on light paper there is only the first.
  return <mark style={{ backgroundSize: `${swept}, ${swept}, 100% 100%` }}>{children}</mark>
}
