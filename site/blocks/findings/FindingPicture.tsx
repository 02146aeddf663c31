import './FindingPicture.css'
import type { ReactNode } from 'react'
import type { Article } from '../../content/schemas/article.ts'
import { Hole, Lines } from '../scenes/drawing.tsx'
import { AnswerField } from './AnswerField.tsx'
import { countIn } from './figure.ts'

interface Props {
  readonly statistic: Pick<Article['statistic'], 'value' | 'announcedBy'>
}

/** What an article found, drawn from its figure, which says it in words beside it. */
export function FindingPicture({ statistic: { value, announcedBy } }: Props) {
  const counted = countIn(value)
  if (!counted) return null
  switch (announcedBy) {
    case 'files':
      return <Files {...counted} />
    case 'stacks':
      return <Stacks {...counted} />
    case 'sheets':
      return <Sheets {...counted} />
    case 'level':
      return <Level gap={counted.count} written={value} />
    case 'answers':
      return (
        <div className="finding">
          <AnswerField {...counted} perLine={20} />
        </div>
      )
    case 'interval':
      return null
  }
}

interface Counted {
  readonly count: number
  readonly total: number
}

interface FrameProps {
  readonly size: readonly [width: number, height: number]
  readonly className?: string
  readonly children: ReactNode
}

function Frame({ size: [width, height], className, children }: FrameProps) {
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
  )
}

/** One small file for each; those that were counted are full. */
function Files(counted: Counted) {
  return (
    <div className="finding is-files drawing">
      <Frame size={[1296, 86]} className="drawing-wide">
        <FileRows {...counted} perRow={36} pitch={36.3} />
      </Frame>
      <Frame size={[354, 107]} className="drawing-narrow">
        <FileRows {...counted} perRow={18} pitch={19.8} />
      </Frame>
    </div>
  )
}

interface FileRowsProps extends Counted {
  readonly perRow: number
  readonly pitch: number
}

function FileRows({ count, total, perRow, pitch }: FileRowsProps) {
  const [width, rise] = [Math.round(pitch * 0.7), Math.round(pitch * 1.36)]
  const height = Math.round(pitch * 0.95)
  const corner = Math.round(width / 3)
  const outline = `h${width - corner}l${corner} ${corner}v${height - corner}h-${width}z`
  const files = (from: number, to: number) =>
    Array.from({ length: to - from }, (_file, index) => from + index)
      .map(index => `M${((index % perRow) * pitch + 1).toFixed(1)} ${Math.floor(index / perRow) * rise + 1}`)
      .map(place => place + outline)
      .join('')
  return (
    <>
      <path className="finding-edge" d={files(count, total)} />
      <path className="finding-full" d={files(0, count)} />
    </>
  )
}

/** The sheets of the form that was counted, one behind the other, and the others beside them. */
function Stacks({ count, total }: Counted) {
  const [width, height, across, up] = [130, 150, 10, 3]
  const [floor, others] = [height + up * count, 620 - width - across * (total - count - 1) - 1]
  const stack = (sheets: number, x: number, front: ReactNode) => (
    <g transform={`translate(${x} ${1 + up * (count - 1)})`}>
      {Array.from({ length: sheets }, (_sheet, index) => sheets - 1 - index).map(behind => (
        <rect
          key={behind}
          className="drawn-sheet finding-sheet"
          x={across * behind}
          y={-up * behind}
          width={width}
          height={height}
        />
      ))}
      {front}
    </g>
  )
  return (
    <div className="finding drawing">
      <Frame size={[620, floor + 40]}>
        {stack(
          count,
          1,
          <>
            <path className="finding-full" d="M14 16h70v9h-70zM14 38h4v26h-4z" />
            <Lines x={26} y={39} widths={[84, 66]} />
            <path className="finding-full" d="M14 82h7v7h-7zM14 100h7v7h-7zM14 118h7v7h-7z" />
            <path className="finding-thread" d="M28 88h80M28 106h62M28 124h74" />
          </>,
        )}
        <g className="is-other">
          {stack(
            total - count,
            others,
            <Lines x={14} y={18} widths={[102, 88, 98, 60, 102, 94, 72, 90]} step={15} />,
          )}
        </g>
        {/* Not in the groups of the sheets, whose letters are those of a page by day. */}
        <text className="finding-letters" y={floor + 38}>
          {count}
        </text>
        <text className="finding-letters" x={others} y={floor + 38}>
          {total - count}
        </text>
      </Frame>
    </div>
  )
}

/** One page for those that were counted, nearly empty, and one for the others, each as wide as they are many. */
function Sheets({ count, total }: Counted) {
  const [height, gap] = [196, 14]
  const less = Math.round(((620 - gap) * count) / total)
  const more = 620 - gap - less
  const column = Math.round((more - 80) / 3)
  return (
    <div className="finding drawing">
      <Frame size={[620, height + 2]}>
        <g transform="translate(0 1)">
          <rect className="drawn-sheet finding-sheet" x={1} width={less} height={height} />
          <path className="finding-full" d={`M15 18h${Math.round(less / 2)}v9h-${Math.round(less / 2)}z`} />
          <Hole x={15} y={44} width={less - 28} height={height - 60} />
          <g className="is-other">
            <rect className="drawn-sheet finding-sheet" x={less + gap} width={more - 1} height={height} />
          </g>
          <path className="finding-ink" d={`M${less + gap + 20} 18h${column + 40}v9h-${column + 40}z`} />
          {[0, 1, 2].map(index => (
            <Lines
              key={index}
              x={less + gap + 20 + index * (column + 20)}
              y={46}
              widths={[1, 0.9, 0.96, 0.62, 1, 0.94, 0.98, 0.5, 1].map(share => Math.round(share * column))}
              step={16}
            />
          ))}
        </g>
      </Frame>
    </div>
  )
}

interface LevelProps {
  readonly gap: number
  readonly written: string
}

/** Two pages, each with the height of its score: the thread between them falls by the gap, which stands over the ruler. */
function Level({ gap, written }: LevelProps) {
  const [width, height, middle] = [216, 196, 98]
  const page = (x: number, name: string, lines: number) => (
    <g transform={`translate(${x} 1)`}>
      <rect className="drawn-sheet finding-sheet" width={width} height={height} />
      <text className="finding-letters" x={20} y={48}>
        {name}
      </text>
      <Lines
        x={20}
        y={72}
        widths={[176, 160, 170, 110, 176, 140].slice(0, lines)}
        step={Math.round(114 / lines)}
      />
    </g>
  )
  return (
    <div className="finding drawing">
      <Frame size={[620, height + 2]}>
        {page(1, 'fr', 6)}
        {page(620 - width - 1, 'en', 5)}
        <path
          className="finding-edge"
          d={`M310 47V${height + 1}${[-40, -20, 20, 40, 60, 80].map(at => `M304 ${middle + at}h12`).join('')}`}
        />
        <text className="finding-letters" x={310} y={30} textAnchor="middle">
          {written}
        </text>
        <path className="finding-thread" d={`M${width + 1} ${middle}L${619 - width} ${middle + 2 * gap}`} />
        <circle className="drawn-mark" cx={width + 1} cy={middle} r={8} />
        <circle className="drawn-mark" cx={619 - width} cy={middle + 2 * gap} r={8} />
      </Frame>
    </div>
  )
}
