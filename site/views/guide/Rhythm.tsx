import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { GuideWords } from './words.ts'

interface Props {
  readonly rhythm: NonNullable<GuideWords['chapters'][number]['blocks'][number]['rhythm']>
}

/** A line for each thing to review over the same time, and a disc on it each time. */
export function Rhythm({ rhythm: { alternative, caption, rows } }: Props) {
  const drawn = (width: number) => ({
    size: [width, rows.length * rise] as const,
    children: rows.map(({ name, written, times }, index) => (
      <g key={name} transform={`translate(0 ${14 + index * rise})`}>
        <text className="drawn-name">{name}</text>
        <text className="drawn-mono" x={width} textAnchor="end">
          {written}
        </text>
        <path className="drawn-rule" d={`M0 24H${width}`} />
        {evenly(times, width - radius).map(x => (
          <circle key={x} className="drawn-mark" cx={x} cy={24} r={radius} />
        ))}
      </g>
    )),
  })
  return <Scene alternative={alternative} caption={caption} wide={drawn(620)} narrow={drawn(354)} />
}

const [rise, radius] = [62, 6]

/** So many places on a line, the last at its end. */
function evenly(count: number, end: number): readonly number[] {
  return Array.from({ length: count }, (_place, before) => Math.round((end * (before + 1)) / count))
}
