import './drawing.css'
import type { ReactNode } from 'react'
import { threadPath } from './thread-path.ts'

/** The parts of scenes: sheets, lines of text, marks, threads and slips, in units of their view box. */

interface SceneProps {
  /** What the drawing shows, in a sentence, for those who cannot see it. */
  readonly alternative: string
  /** The caption: that it is an example, and what it means. One that continues another has none. */
  readonly caption?: string
  /** The scene on a wide page and, where it would be too small, on a narrow one: the same words, set twice. */
  readonly wide: Drawing
  readonly narrow?: Drawing
}

export interface Drawing {
  readonly size: readonly [width: number, height: number]
  /** Where a narrow page is shown less than a wide one. */
  readonly alternative?: string
  readonly children: ReactNode
}

export function Scene({ alternative, caption, wide, narrow }: SceneProps) {
  return (
    <figure className="drawing">
      {(narrow ? [wide, narrow] : [wide]).map(({ size: [width, height], children, ...own }, index) => (
        <svg
          key={width}
          className={narrow && (index === 0 ? 'drawing-wide' : 'drawing-narrow')}
          // The narrow one says the same again.
          data-markdown-ignore={index > 0 || undefined}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={own.alternative ?? alternative}
        >
          {children}
        </svg>
      ))}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function Sheet({
  caption,
  question,
  title,
  children,
  ...box
}: Box & {
  readonly caption: string
  /** Under the caption, either the question of an answer or the title of a page. */
  readonly question?: string
  readonly title?: string
  readonly children?: ReactNode
}) {
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect className="drawn-sheet" width={box.width} height={box.height} />
      <text className="drawn-mono" x={24} y={31}>
        {caption}
      </text>
      <path className="drawn-rule" d={`M24 48H${box.width - 24}`} />
      {(title ?? question) && (
        <text className={title ? 'drawn-name' : 'drawn-question'} x={24} y={81}>
          {title ?? question}
        </text>
      )}
      {children}
    </g>
  )
}

/** Unreadable lines of text: one bar for each width. */
export function Lines({
  x,
  y,
  widths,
  step = 14,
}: {
  readonly x: number
  readonly y: number
  readonly widths: readonly number[]
  readonly step?: number
}) {
  const lines = widths.map((width, index) => ({ width, top: y + index * step }))
  return lines.map(({ width, top }) => (
    <rect key={top} className="drawn-line" x={x} y={top} width={width} height={7} rx={1} />
  ))
}

export function Mark({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="drawn-mark" r={9} />
      <text className="drawn-number" y={4} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}

/** Lines under the highlight: the passage that can be cited. */
export function Passage({
  x,
  y,
  widths,
}: {
  readonly x: number
  readonly y: number
  readonly widths: readonly number[]
}) {
  return widths.map((width, index) => {
    const top = y + index * 24
    return (
      <g key={top}>
        <rect className="drawn-passage" x={x - 4} y={top - 7} width={width + 8} height={21} />
        <rect className="drawn-words" x={x} y={top} width={width} height={7} rx={1} />
      </g>
    )
  })
}

/** Of one with an edge. */
export const slipHeight = 60

/** A source: its tag over its name, under its thread or in a box. The one that no thread reaches has a broken edge. */
export function Slip({
  x,
  y,
  width,
  tag,
  name,
  isBoxed = false,
  isLeft = false,
}: {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Left out where nothing leads to it. */
  readonly tag?: string
  readonly name: string
  /** Whether its thread ends at its side, and it has an edge of its own. */
  readonly isBoxed?: boolean
  readonly isLeft?: boolean
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {isLeft || isBoxed ? (
        <rect className={isLeft ? 'drawn-edge' : 'drawn-thread'} width={width} height={slipHeight} />
      ) : (
        <path className="drawn-thread" d={`M0 0H${width}`} />
      )}
      {tag && (
        <text className="drawn-mono" x={12} y={23}>
          {tag}
        </text>
      )}
      <text className="drawn-name" x={12} y={tag ? 45 : 35}>
        {name}
      </text>
    </g>
  )
}

/** A hole: something that a reader of the page does not find. */
export function Hole({ x, y, width, height, name }: Box & { readonly name?: string }) {
  const step = 9
  const lines = Array.from({ length: Math.floor((width + height) / step) }, (_line, index) => {
    const start = (index + 1) * step - height
    const [left, right] = [Math.max(0, start), Math.min(width, start + height)]
    return `M${left} ${height - left + start}L${right} ${height - right + start}`
  })
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="drawn-hatch" d={lines.join('')} />
      <rect className="drawn-edge" width={width} height={height} />
      {name && (
        <>
          <rect
            className="drawn-label"
            x={14}
            y={height / 2 - 14}
            width={name.length * 7.7 + 20}
            height={28}
          />
          <text className="drawn-mono" x={24} y={height / 2 + 5}>
            {name}
          </text>
        </>
      )}
    </g>
  )
}

/** A thread that hangs, or rises: down or up from a place, and across to its source. */
export function HangingThread({
  from: [x, y],
  to: [endX, endY],
}: {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}) {
  const corner = endY < y ? -7 : 7
  return <path className="drawn-thread" d={`M${x} ${y}V${endY - corner}q0 ${corner} 7 ${corner}H${endX}`} />
}

/** The thread from a mark to its source, with a vertical part at `turn`. */
export function Thread(ends: {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly turn: number
}) {
  return <path className="drawn-thread" d={threadPath({ ...ends, radius: 7 })} />
}
