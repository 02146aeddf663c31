import './FigureTable.css'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import { PhoneFold } from '../../blocks/lists/PhoneFold.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { shortAuthor } from '../../blocks/sources/SourceNotes.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import { fill } from '../../content/wording.ts'
import { citation, type Figure } from './citation.ts'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly topic: Pick<StatisticsProps['topics'][number], 'label' | 'figures' | 'chart'>
  /** Every figure of the page, to find those that contradict one. */
  readonly all: readonly Figure[]
  readonly labels: StatisticsProps['page']['labels']
  readonly context: PageContext
  /** Whether each figure has a line, its source at the end: for few of them. */
  readonly inLines?: boolean
}

/**
 * The figures of a topic, one in each row: its meaning, its scope, its confidence and its source. Of a long list, a
 * phone shows the beginning, and opens the rest.
 */
export function FigureTable({ topic, all, labels, context, inLines = false }: Props) {
  const drawn = topic.figures.filter(figure => inLines || isDrawn(figure, topic.chart))
  const others = topic.figures.filter(figure => !drawn.includes(figure))
  const placed = others.map((figure, index) => ({ figure, place: placeOf(index, others.length) }))
  const first = others.length > manyFigures ? firstLine(placed) : placed
  const rest = placed.slice(first.length)
  const shared = { label: topic.label, all, labels, context }
  return (
    <>
      <Rows rows={[...drawn.map(figure => ({ figure, place: 'is-line' as const })), ...first]} {...shared} />
      {rest.length > 0 && (
        <PhoneFold summary={fill(labels.more, { count: rest.length })}>
          <Rows rows={rest} {...shared} />
        </PhoneFold>
      )}
    </>
  )
}

/** More of them than this are too many screens of a phone. */
const manyFigures = 5

interface Placed {
  readonly figure: Figure
  readonly place: Place
}

/** What fills the first line of a wide page. */
function firstLine(rows: readonly Placed[]): readonly Placed[] {
  return rows.slice(0, rows[0]?.place === 'is-lifted' ? 2 : 3)
}

interface RowsProps extends Omit<Props, 'topic' | 'inLines'> {
  readonly label: string
  readonly rows: readonly Placed[]
}

function Rows({ label, rows, all, labels, context }: RowsProps) {
  return (
    <table className="figure-table" aria-label={label}>
      <TableHead columns={[labels.figure, labels.description, labels.source]} />
      <tbody>
        {rows.map(({ figure, place }) => (
          <FigureRow key={figure.id} figure={figure} place={place} {...{ all, labels, context }} />
        ))}
      </tbody>
    </table>
  )
}

/** Whether the chart above the table already shows a figure: its row is then a line of words. */
function isDrawn({ statistic }: Figure, chart: Props['topic']['chart']): boolean {
  const written = statistic.toLowerCase()
  return chart?.rows.some(({ strong, figure }) => strong && figure.toLowerCase() === written) ?? false
}

/**
 * Three figures fill each line. Where they cannot, the first is lifted beside the second, and two alone share the last
 * line.
 */
function placeOf(index: number, count: number): Place {
  if (count % 3 === 0) return undefined
  if (index === 0) return 'is-lifted'
  return (count - 2) % 3 === 2 && index >= count - 2 ? 'is-half' : undefined
}

type Place = 'is-line' | 'is-lifted' | 'is-half' | undefined

interface RowProps extends Omit<Props, 'topic' | 'inLines'>, Placed {}

function FigureRow({ figure, place, all, labels, context }: RowProps) {
  const source = context.sources.find(({ id }) => id === figure.source)
  const opposed = all.filter(({ id }) => figure.contradicts?.includes(id))
  return (
    <tr id={figure.id} className={place}>
      <th scope="row" className={/\d/.test(figure.statistic) ? undefined : 'is-words'}>
        {figure.statistic}
      </th>
      <td>
        <p>{figure.description}</p>
        <p className="scope">{figure.scope}</p>
        {opposed.length > 0 && <Opposed figures={opposed} label={labels.contradicts} />}
        <ConfidenceNote
          level={context.labels.confidence[figure.confidence]}
          text={figure.measurementTechnique}
        />
      </td>
      <td data-label={labels.source}>
        {source && <Origin figure={figure} source={source} labels={labels} context={context} />}
      </td>
    </tr>
  )
}

function Opposed({ figures, label }: { readonly figures: readonly Figure[]; readonly label: string }) {
  return (
    <p className="opposed">
      {label}{' '}
      {figures.map(({ id, statistic }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <a href={`#${id}`}>{statistic}</a>
        </span>
      ))}
    </p>
  )
}

interface OriginProps extends Pick<Props, 'labels' | 'context'> {
  readonly figure: Figure
  readonly source: NumberedSource
}

function Origin({ figure, source, labels, context }: OriginProps) {
  return (
    <>
      <p>
        {shortAuthor(source.author)}, {figure.date?.slice(0, 4)}
        <Inline text={figure.call} />
      </p>
      <button className="copy" type="button" data-copy={citation(figure, source, context.language)}>
        {labels.copy}
        <span className="visually-hidden"> {figure.statistic}</span>
      </button>
    </>
  )
}
