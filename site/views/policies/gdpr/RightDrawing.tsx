import './RightDrawing.css'
import type { ReactNode } from 'react'
import { Lines } from '../../../blocks/scenes/drawing.tsx'
import type { GdprWords } from './words.ts'

type Rights = GdprWords['rights']
type Right = Rights['items'][number]['id']

interface Props {
  readonly of: Right
  readonly words: Pick<Rights, 'wrong' | 'right'>
}

/** The record of a person, corrected as on a proof: the sign in its text, and what it means in the margin. */
export function RightDrawing({ of, words }: Props) {
  return (
    <svg
      className={`right-drawing drawing is-${of}`}
      viewBox="0 0 192 142"
      aria-hidden="true"
      data-markdown-ignore
    >
      {drawings[of](words)}
    </svg>
  )
}

const drawings: Readonly<Record<Right, (words: Props['words']) => ReactNode>> = {
  access: () => (
    <>
      <Record x={78} />
      <Record />
    </>
  ),
  rectification: ({ wrong, right }) => (
    <>
      <Record lines={[84, 0, 84, 62]}>
        <text className="right-word" x={14} y={73}>
          {wrong}
        </text>
      </Record>
      <path className="drawn-thread" d="M12 67H122" />
      <text className="right-word" x={127} y={73}>
        {right}
      </text>
    </>
  ),
  erasure: () => <rect className="drawn-edge" x={1} y={1} width={113} height={140} />,
  portability: () => (
    <>
      <Record />
      <Leaving end={191} />
      <text className="right-file" x={191} y={92} textAnchor="end">
        .json
      </text>
    </>
  ),
  restriction: () => (
    <>
      <Record />
      <path className="drawn-mark" d="M138 50h9v34h-9zM155 50h9v34h-9z" />
    </>
  ),
  objection: () => (
    <>
      <Record />
      <Leaving end={138} />
      <path className="drawn-edge" d="M156 67H176" />
      <path className="drawn-thread" d="M135 80 145 54M149 80 159 54" />
      <circle className="drawn-edge right-end" cx={184} cy={67} r={6} />
    </>
  ),
}

interface RecordProps {
  readonly x?: number
  /** The lengths of its lines of text. */
  readonly lines?: readonly number[]
  readonly children?: ReactNode
}

function Record({ x = 1, lines = [84, 70, 84, 62], children }: RecordProps) {
  return (
    <g transform={`translate(${x} 1)`}>
      <rect className="drawn-sheet" width={113} height={140} />
      <rect className="right-name" x={14} y={18} width={48} height={9} rx={1} />
      <Lines x={14} y={42} widths={lines} step={21} />
      {children}
    </g>
  )
}

/** A thread from the text of the record into the margin. */
function Leaving({ end }: { readonly end: number }) {
  return (
    <>
      <path className="drawn-thread" d={`M92 67H${end}`} />
      <circle className="right-start" cx={92} cy={67} r={5} />
    </>
  )
}
