import './ShareDots.css'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { dottedLines } from '../../blocks/data/dotted-lines.ts'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { EnginesWords } from './words.ts'

interface Props {
  readonly words: EnginesWords['unknown']['picture']
  readonly language: Language
}

/** Shares of one site as dots among a thousand: the last is what the section is about. */
export function ShareDots({ words: { alternative, caption, rows }, language }: Props) {
  const fields = rows.map(({ name, value }, index) => ({
    name,
    value,
    written: figure(value / 1000, language, 3),
    isLast: index === rows.length - 1,
  }))
  const [apart, below] = [398, 258]
  return (
    <div className="share-dots">
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{
          size: [apart + width, height],
          children: fields.map((field, index) => (
            <Field key={field.name} {...field} transform={`translate(${index * apart} 0)`} />
          )),
        }}
        narrow={{
          size: [width, below + height],
          children: fields.map((field, index) => (
            <Field key={field.name} {...field} transform={`translate(0 ${index * below})`} />
          )),
        }}
      />
    </div>
  )
}

/** A thousand dots. */
const [columns, lines, step, head] = [50, 20, 7.1, 78] as const
const [width, height] = [354, head + lines * step] as const

interface FieldProps {
  readonly name: string
  readonly written: string
  readonly value: number
  readonly isLast: boolean
  readonly transform: string
}

function Field({ name, written, value, isLast, transform }: FieldProps) {
  return (
    <g transform={transform} className={isLast ? 'is-last' : undefined}>
      <text className="share-figure" y={36}>
        {written}
      </text>
      <text className="drawn-name" y={60}>
        {name}
      </text>
      <path className="share-field" d={dotted(columns * lines)} />
      <path className="share-own" d={dotted(value)} />
    </g>
  )
}

/** The first dots of the field. */
function dotted(count: number): string {
  return dottedLines(count, { perLine: columns, from: [3, head], step: [step, step] })
}
