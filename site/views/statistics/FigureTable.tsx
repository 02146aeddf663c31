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
  /** Whether all are of one size: where the page is not about them. */
  readonly isEven?: boolean
}

/**
 * The figures of a topic, one in each row: its meaning, its scope, its confidence and its source. The first is larger,
 * unless a chart is: its view then imports `LargeFigure.css`. Of a long list, a phone shows the beginning, and opens the rest.
 */
export function FigureTable({ topic, isEven = false, ...shared }: Props) {
  const drawn = topic.figures.filter(figure => isDrawn(figure, topic.chart))
  const figures = [...drawn, ...topic.figures.filter(figure => !drawn.includes(figure))]
  const first = figures.length > manyFigures ? figures.slice(0, firstFigures) : figures
  const rest = figures.slice(first.length)
  return (
    <>
      <Rows label={topic.label} figures={first} isFirstLarge={!isEven && !topic.chart} {...shared} />
      {rest.length > 0 && (
        <PhoneFold summary={fill(shared.labels.more, { count: rest.length })}>
          <Rows label={topic.label} figures={rest} {...shared} />
        </PhoneFold>
      )}
    </>
  )
}

/** More of them than this are too many screens of a phone, which then begins with fewer. */
const manyFigures = 5
const firstFigures = 3

/** Whether the chart above the table already shows a figure: its row comes first. */
function isDrawn({ statistic }: Figure, chart: Props['topic']['chart']): boolean {
  const written = statistic.toLowerCase()
  return chart?.rows.some(({ strong, figure }) => strong && figure.toLowerCase() === written) ?? false
}

interface Shared extends Pick<Props, 'all' | 'labels' | 'context'> {}

interface RowsProps extends Shared {
  readonly label: string
  readonly figures: readonly Figure[]
  readonly isFirstLarge?: boolean
}

function Rows({ label, figures, isFirstLarge = false, ...shared }: RowsProps) {
  const { labels } = shared
  return (
    <table className={isFirstLarge ? 'figure-table is-first-large' : 'figure-table'} aria-label={label}>
      <TableHead columns={[labels.figure, labels.description, labels.source]} />
      <tbody>
        {figures.map((figure, index) => (
          <FigureRow
            key={figure.id}
            figure={figure}
            isSame={figure.source !== undefined && figure.source === figures[index - 1]?.source}
            {...shared}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Shared {
  readonly figure: Figure
  /** Whether its source is that of the row above. */
  readonly isSame: boolean
}

function FigureRow({ figure, isSame, all, labels, context }: RowProps) {
  const source = context.sources.find(({ id }) => id === figure.source)
  const opposed = all.filter(({ id }) => figure.contradicts?.includes(id))
  return (
    <tr id={figure.id} className={isSame ? 'is-same' : undefined}>
      <th scope="row">{figure.statistic}</th>
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
