import './Marks.css'
import type { Tone } from '../Tag.tsx'

export interface Mark {
  readonly key: string
  /** `hatched` was not measured; `hollow` says something that nobody counts. */
  readonly tone: Tone | 'hatched' | 'hollow'
  /** How much of it stands above the line and hangs below it, of 1 each. */
  readonly above: number
  readonly below: number
}

/** In units of the drawing: a mark, a mark with its gap, and the most above or below the line. */
const size = { mark: 16, step: 20, half: 48 }

/** Things side by side on a line, one mark each: good above it, bad below it. Words beside it say the same. */
export function Marks({ marks }: { readonly marks: readonly Mark[] }) {
  const width = marks.length * size.step - (size.step - size.mark)
  return (
    <svg
      className="marks"
      viewBox={`0 0 ${width} ${2 * size.half}`}
      width={width}
      height={2 * size.half}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      {marks.map(({ key, tone, ...shares }, index) => (
        <path key={key} className={`mark-${tone}`} d={drawn(index * size.step, tone, shares)} />
      ))}
      <path d={`M0 ${size.half}h${width}`} />
    </svg>
  )
}

/** What a tone means, in a legend: a square of it, without the line. */
export function Swatch({ tone }: Pick<Mark, 'tone'>) {
  const half = size.mark / 2
  const share = half / size.half
  return (
    <svg
      className="marks"
      viewBox={`0 ${size.half - half} ${size.mark} ${size.mark}`}
      width={size.mark}
      height={size.mark}
      aria-hidden="true"
    >
      <path className={`mark-${tone}`} d={drawn(0, tone, { above: share, below: share })} />
    </svg>
  )
}

/** Inset by a unit, so that its frame is not cut. */
function drawn(x: number, tone: Mark['tone'], { above, below }: Pick<Mark, 'above' | 'below'>): string {
  const [width, left] = [size.mark - 2, x + 1]
  const top = size.half - Math.max(0, above * size.half - 1)
  const bottom = size.half + Math.max(0, below * size.half - 1)
  const frame = `M${left} ${top.toFixed(1)}h${width}V${bottom.toFixed(1)}h${-width}z`
  return tone === 'hatched' ? frame + hatch(left, top, bottom, width) : frame
}

function hatch(left: number, top: number, bottom: number, width: number): string {
  const step = 8
  const lines = Math.floor((bottom - top - width) / step) + 1
  return Array.from(
    { length: lines },
    (_, line) => `M${left} ${bottom - line * step}l${width} ${-width}`,
  ).join('')
}
