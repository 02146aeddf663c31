import './AnswerField.css'
import { dottedLines } from '../data/dotted-lines.ts'

interface Props {
  readonly count: number
  readonly total: number
  readonly perLine: number
}

/** One ring for each answer; those that were counted are full. */
export function AnswerField({ count, total, perLine }: Props) {
  const lines = Math.ceil(total / perLine)
  // A broad field has room between its lines.
  const down = perLine > lines ? 42 : 31
  const field = { perLine, from: [15.5, 15.5], step: [31, down] } as const
  return (
    <svg
      className="answer-field"
      viewBox={`0 0 ${perLine * 31} ${(lines - 1) * down + 31}`}
      aria-hidden="true"
    >
      <path d={dottedLines(total, field)} />
      <path className="is-inside" d={dottedLines(total, field)} />
      <path className="is-full" d={dottedLines(count, field)} />
    </svg>
  )
}
