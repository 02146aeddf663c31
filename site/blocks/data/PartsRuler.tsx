import './PartsRuler.css'
import { endToEnd } from './end-to-end.ts'

interface Part {
  readonly id: string
  readonly size: number
  /** A letter above it on the ruler, and before its name in the list. */
  readonly letter?: string
}

interface Props {
  readonly parts: readonly Part[]
  readonly caption: string
}

/** The parts of a whole, end to end on one ruler, each as long as its share. The caption says it in words. */
export function PartsRuler({ parts, caption }: Props) {
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  return (
    <figure className="parts-ruler">
      <svg width="100%" height="92" aria-hidden="true">
        {endToEnd(parts).map(({ part, start, middle, length, isLong }) => (
          <g key={part.id}>
            <rect x={start} y="24" width={length} height="32" />
            <line x1={start} x2={start} y1="24" y2="64" />
            {isLong && <Label part={part} x={middle} />}
          </g>
        ))}
        <line className="parts-rule" x1="0" x2="100%" y1="64" y2="64" />
        <text className="parts-end" x="0" y="84">
          0
        </text>
        <text className="parts-end" x="100%" y="84" textAnchor="end">
          {total}
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

function Label({ part: { letter, size }, x }: { readonly part: Part; readonly x: string }) {
  return (
    <>
      <text x={x} y="14" textAnchor="middle">
        {letter}
      </text>
      <text className="parts-size" x={x} y="45" textAnchor="middle">
        {size}
      </text>
    </>
  )
}

/** The parts by name, with their sizes; each may link to where the page tells more of it. */
export function PartsList({
  parts,
  hasBars = false,
}: {
  readonly parts: readonly (Part & { readonly name: string; readonly href?: string })[]
  /** Whether each has a bar of its size below its name. */
  readonly hasBars?: boolean
}) {
  const largest = Math.max(...parts.map(({ size }) => size))
  return (
    <ol className="parts-list">
      {parts.map(({ id, letter, name, size, href }) => {
        const named = (
          <>
            {letter && <span className="mono">{letter} </span>}
            {name}
          </>
        )
        return (
          <li key={id}>
            {href ? <a href={href}>{named}</a> : <span>{named}</span>} <b>{size}</b>
            {hasBars && size > 0 && (
              <svg width="100%" height="8" aria-hidden="true">
                <rect width={`${(100 * size) / largest}%`} height="8" />
              </svg>
            )}
          </li>
        )
      })}
    </ol>
  )
}
