import './FigureTable.css'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import { Fold } from '../../blocks/lists/Fold.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { fill } from '../../content/wording.ts'
import type { Figure } from './citation.ts'
import { FigureOrigin, FigureScope } from './FigureFacts.tsx'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly topic: Pick<StatisticsProps['topics'][number], 'label' | 'figures' | 'chart'>
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
  const { figures } = topic
  const first = figures.length > manyFigures ? figures.slice(0, firstFigures) : figures
  const rest = figures.slice(first.length)
  return (
    <>
      <Rows label={topic.label} figures={first} isFirstLarge={!isEven && !topic.chart} {...shared} />
      {rest.length > 0 && (
        <Fold summary={fill(shared.labels.more, { count: rest.length })} isOnPhones>
          <Rows label={topic.label} figures={rest} {...shared} />
        </Fold>
      )}
    </>
  )
}

/** More of them than this are too many screens of a phone, which then begins with fewer. */
const manyFigures = 5
const firstFigures = 3

interface RowsProps extends Pick<Props, 'labels' | 'context'> {
  readonly label: string
  readonly figures: readonly Figure[]
  readonly isFirstLarge?: boolean
}

function Rows({ label, figures, isFirstLarge = false, labels, context }: RowsProps) {
  return (
    <table className={isFirstLarge ? 'figure-table is-first-large' : 'figure-table'} aria-label={label}>
      <TableHead columns={[labels.figure, labels.description, labels.source]} />
      <tbody>
        {figures.map(figure => (
          <tr key={figure.id} id={figure.id}>
            <th scope="row">{figure.statistic}</th>
            <td>
              <p>{figure.description}</p>
              <FigureScope {...figure} />
            </td>
            <td data-label={labels.source}>
              <FigureOrigin figure={figure} copy={labels.copy} context={context} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
