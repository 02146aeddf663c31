import './FindingPicture.css'
import type { ReactNode } from 'react'
import { judgedSites } from '../../content/recorded/languages.ts'
import type { Article } from '../../content/schemas/article.ts'
import { Hole, Lines } from '../scenes/drawing.tsx'
import { AnswerField } from './AnswerField.tsx'
import { countIn } from './figure.ts'
import { ScorePair } from './ScorePair.tsx'

interface Props {
  readonly statistic: Pick<Article['statistic'], 'value' | 'announcedBy'>
  /** What its two parts are, under them. */
  readonly parts?: Article['statistic']['parts']
}

/** What an article found, drawn from its figure, which says it in words beside it. */
export function FindingPicture({ statistic: { value, announcedBy }, parts }: Props) {
  const counted = countIn(value)
  if (!counted) return null
  switch (announcedBy) {
    case 'files':
      return <Files {...counted} />
    case 'stacks':
      return (
        <Parted parts={parts} kind="is-stacks">
          <Stacks {...counted} />
        </Parted>
      )
    case 'sheets':
      return (
        <Parted parts={parts} kind="is-sheets">
          <Sheets {...counted} />
        </Parted>
      )
    case 'sites':
      return <Sites />
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

interface PartedProps extends Pick<Props, 'parts'> {
  readonly kind: 'is-stacks' | 'is-sheets'
  readonly children: ReactNode
}

/** A picture of two parts, the names of both under it. */
function Parted({ parts, kind, children }: PartedProps) {
  return (
    <div className="finding drawing">
      {children}
      {parts && (
        <div className={`finding-parts ${kind}`}>
          <b>{parts.counted}</b> <span>{parts.others}</span>
        </div>
      )}
    </div>
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
    <Frame size={[620, floor]}>
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
    </Frame>
  )
}

/** One page for those that were counted, and one for the others, nearly empty, each as wide as they are many. */
function Sheets({ count, total }: Counted) {
  const [height, gap] = [196, 14]
  const more = Math.round(((620 - gap) * count) / total)
  const less = 620 - gap - more
  const column = Math.round((more - 80) / 3)
  return (
    <Frame size={[620, height + 2]}>
      <g transform="translate(0 1)">
        <rect className="drawn-sheet finding-sheet" x={1} width={more} height={height} />
        <path className="finding-full" d={`M20 18h${column + 40}v9h-${column + 40}z`} />
        {[0, 1, 2].map(index => (
          <Lines
            key={index}
            x={20 + index * (column + 20)}
            y={46}
            widths={[1, 0.9, 0.96, 0.62, 1, 0.94, 0.98, 0.5, 1].map(share => Math.round(share * column))}
            step={16}
          />
        ))}
        <g className="is-other" transform={`translate(${more + gap} 0)`}>
          <rect className="drawn-sheet finding-sheet" width={less - 1} height={height} />
          <Lines x={14} y={19} widths={[less / 2]} />
          <Hole x={14} y={44} width={less - 29} height={height - 60} />
        </g>
      </g>
    </Frame>
  )
}

/** A line for each site, with the scores of its page in both languages. */
function Sites() {
  const [width, rise, least] = [620, 22, 35]
  const at = (score: number) => 10 + ((width - 20) * (score - least)) / (100 - least)
  return (
    <div className="finding drawing">
      <Frame size={[width, judgedSites.length * rise]}>
        {judgedSites.map(({ scores, number }) => (
          <g key={number} transform={`translate(0 ${(number + 0.5) * rise})`}>
            <path className="drawn-rule" d={`M0 0H${width}`} />
            <ScorePair scores={scores} at={at} />
          </g>
        ))}
      </Frame>
    </div>
  )
}
