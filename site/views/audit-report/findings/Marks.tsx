import './Marks.css'
import type { Signed } from '../Tag.tsx'

export interface Mark {
  readonly key: string
  readonly of: Signed
  /** How much of it stands above the line, of 1; the rest hangs below. What is not counted straddles it. */
  readonly won: number
}

/** In units of the drawing: a mark, a mark with its gap, and the most above or below the line. */
const size = { mark: 16, step: 20, half: 48 }

/** How far what is not counted goes to either side of the line. */
const straddling: Partial<Record<Signed, number>> = {
  'could-not-tell': 0.5,
  unscored: 0.5,
  'not-applicable': 0.15,
}

/**
 * Things side by side on a line, one mark each: full above it for what was won, empty below it for what was lost,
 * crossed for a fault. Words beside it say the same.
 */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const width = marks.length * size.step - (size.step - size.mark)
  const isAllAbove = marks.every(({ of, won }) => won === 1 && straddling[of] === undefined)
  const height = isAllAbove ? size.half + 1 : 2 * size.half
  return (
    <svg
      className={isAllAbove ? 'marks marks-above' : 'marks'}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {marks.map((mark, index) => (
        <g key={mark.key} className={`of-${mark.of}`}>
          <Drawn mark={mark} x={index * size.step + 1} />
        </g>
      ))}
      <path d={`M0 ${size.half}h${width}`} />
    </svg>
  )
}

function Drawn({ mark: { of, won }, x }: { readonly mark: Mark; readonly x: number }) {
  const across = straddling[of]
  if (across !== undefined) {
    const box = { x, top: size.half * (1 - across), bottom: size.half * (1 + across) }
    return (
      <path
        d={of === 'could-not-tell' ? framed(box) + hatched(box) : framed(box)}
        {...(of === 'not-applicable' && { strokeDasharray: '4 3' })}
      />
    )
  }
  const above = { x, top: size.half * (1 - won) + 1, bottom: size.half }
  const below = { x, top: size.half, bottom: size.half * (2 - won) - 1 }
  return (
    <>
      {won > 0 && <path className="mark-won" d={framed(above)} />}
      {won < 1 && (
        <path
          d={of === 'failed' ? framed(below) + crossed(below) : framed(below)}
          {...(of === 'room-to-grow' && { strokeDasharray: '4 3' })}
        />
      )}
    </>
  )
}

interface Box {
  readonly x: number
  readonly top: number
  readonly bottom: number
}

/** A unit at each side, so that a frame is not cut. */
const width = size.mark - 2

function framed({ x, top, bottom }: Box): string {
  return `M${x} ${top.toFixed(1)}h${width}V${bottom.toFixed(1)}h${-width}z`
}

function crossed({ x, top, bottom }: Box): string {
  const height = (bottom - top).toFixed(1)
  return `M${x} ${top.toFixed(1)}l${width} ${height}m0-${height}l${-width} ${height}`
}

function hatched({ x, top, bottom }: Box): string {
  const step = 8
  const lines = Math.floor((bottom - top - width) / step) + 1
  return Array.from({ length: lines }, (_, line) => `M${x} ${bottom - line * step}l${width} ${-width}`).join(
    '',
  )
}
