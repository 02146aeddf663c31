import './drawing.css'
import type { ReactNode } from 'react'
import { threadPath } from './thread-path.ts'

/** The parts of scenes: sheets, lines of text, marks, threads and slips, in units of their view box. */

interface SceneProps {
  /** What the drawing shows, in a sentence, for those who cannot see it. */
  readonly alternative: string
  /** The caption: that it is an example, and what it means. */
  readonly caption: string
  /** The scene on a wide page and on a narrow one: the same words, set twice. */
  readonly wide: Drawing
  readonly narrow: Drawing
}

interface Drawing {
  readonly size: readonly [width: number, height: number]
  readonly children: ReactNode
}

export function Scene({ alternative, caption, wide, narrow }: SceneProps) {
  return (
    <figure className="drawing">
      {[wide, narrow].map(({ size: [width, height], children }, index) => (
        <svg
          key={width}
          className={index === 0 ? 'drawing-wide' : 'drawing-narrow'}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={alternative}
        >
          {children}
        </svg>
      ))}
      <figcaption>{caption}</figcaption>
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
  children,
  ...box
}: Box & { readonly caption: string; readonly question: string; readonly children: ReactNode }) {
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect className="drawn-sheet" width={box.width} height={box.height} />
      <text className="drawn-mono" x={24} y={31}>
        {caption}
      </text>
      <path className="drawn-rule" d={`M24 48H${box.width - 24}`} />
      <text className="drawn-question" x={24} y={81}>
        {question}
      </text>
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

/** The thread from a mark to its source, with a vertical part at `turn`. */
export function Thread(ends: {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly turn: number
}) {
  return <path className="drawn-thread" d={threadPath({ ...ends, radius: 7 })} />
}
