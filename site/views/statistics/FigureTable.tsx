import './FigureTable.css'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { ConfidenceNote } from '../../blocks/sources/ConfidenceNote.tsx'
import { Inline } from '../../content/inline.tsx'
import type { NumberedSource } from '../../content/read.ts'
import { citation, type Figure } from './citation.ts'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly topic: Pick<StatisticsProps['topics'][number], 'label' | 'figures'>
  /** Every figure of the page, to find those that contradict one. */
  readonly all: readonly Figure[]
  readonly labels: StatisticsProps['page']['labels']
  readonly context: PageContext
}

/** The figures of a topic, one in each row: its meaning, its scope, its confidence and its source. */
export function FigureTable({ topic, all, labels, context }: Props) {
  return (
    <table className="figure-table" aria-label={topic.label}>
      <TableHead columns={[labels.figure, labels.description, labels.source]} />
      <tbody>
        {topic.figures.map(figure => (
          <FigureRow key={figure.id} figure={figure} all={all} labels={labels} context={context} />
        ))}
      </tbody>
    </table>
  )
}

function FigureRow({ figure, all, labels, context }: Omit<Props, 'topic'> & { readonly figure: Figure }) {
  const source = context.sources.find(({ id }) => id === figure.source)
  const opposed = all.filter(({ id }) => figure.contradicts?.includes(id))
  return (
    <tr id={figure.id}>
      <th scope="row" className={/\d/.test(figure.statistic) ? undefined : 'is-words'}>
        {figure.statistic}
      </th>
      <td>
        <p>{figure.description}</p>
        <p className="scope">{figure.scope}</p>
        <ConfidenceNote
          level={context.labels.confidence[figure.confidence]}
          text={figure.measurementTechnique}
        />
        {opposed.length > 0 && <Opposed figures={opposed} label={labels.contradicts} />}
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
        {source.author}, {figure.date?.slice(0, 4)}
        <Inline text={figure.call} />
      </p>
      <button className="copy" type="button" data-copy={citation(figure, source, context.language)}>
        {labels.copy}
        <span className="visually-hidden"> {figure.statistic}</span>
      </button>
    </>
  )
}
