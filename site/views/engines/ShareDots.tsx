import './ShareDots.css'
import { dottedLines } from '../../blocks/data/dotted-lines.ts'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { EnginesWords } from './words.ts'

type Words = EnginesWords['unknown']['picture']

/** Two shares of one site as dots of one field of a thousand: the smaller within the larger. */
export function ShareDots({ words: { alternative, caption, rows } }: { readonly words: Words }) {
  const drawn = (columns: number, apart: number) => ({
    size: [columns * step, head + (all / columns) * step] as const,
    children: <Field rows={rows} columns={columns} apart={apart} />,
  })
  return (
    <div className="share-dots">
      <Scene alternative={alternative} caption={caption} wide={drawn(100, 210)} narrow={drawn(50, 164)} />
    </div>
  )
}

const [all, step, head] = [1000, 7.1, 84] as const

interface FieldProps {
  readonly rows: Words['rows']
  readonly columns: number
  /** From what is said of one share to what is said of the next. */
  readonly apart: number
}

function Field({ rows, columns, apart }: FieldProps) {
  const dotted = (count: number) =>
    dottedLines(count, { perLine: columns, from: [step / 2, head], step: [step, step] })
  return (
    <>
      {rows.map(({ name, value }, index) => (
        <g key={name} className={`share-${index}`} transform={`translate(${index * apart} 0)`}>
          <text className="share-figure" y={36}>
            {value}
          </text>
          <text className="drawn-name" y={60}>
            {name}
          </text>
        </g>
      ))}
      <path d={dotted(all)} />
      {rows.toReversed().map(({ name, value }) => (
        <path key={name} className={`share-${rows.findIndex(row => row.name === name)}`} d={dotted(value)} />
      ))}
    </>
  )
}
