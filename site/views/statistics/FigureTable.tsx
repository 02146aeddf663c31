import './FigureTable.css'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import { groupsHolding } from '../../blocks/lists/beginning.ts'
import { Fold } from '../../blocks/lists/Fold.tsx'
import type { PageContext } from '../../blocks/page/page-context.ts'
import { Inline } from '../../content/inline.tsx'
import { fill } from '../../content/wording.ts'
import type { Figure } from './citation.ts'
import { CopyFigure, FigureOrigin } from './FigureFacts.tsx'
import { studiesOf } from './studies.ts'
import type { StatisticsProps } from './words.ts'

interface Props {
  readonly topic: Pick<StatisticsProps['topics'][number], 'label' | 'figures' | 'chart'>
  readonly labels: StatisticsProps['page']['labels']
  readonly context: PageContext
  /** Whether all are of one size: where the page is not about them. */
  readonly isEven?: boolean
}

type Study = ReturnType<typeof studiesOf<Figure>>[number]

/**
 * The figures of a topic, those of one study under its name: each with its meaning and its scope. The first is larger,
 * unless a chart is: its view then imports `LargeFigure.css`. Where all are even, as on the page of an engine, each
 * share is drawn, and those of several engines are smaller. Of a long list, a phone shows the beginning, and opens the
 * rest.
 */
export function FigureTable({ topic, isEven = false, ...shared }: Props) {
  const { figures } = topic
  if (figures.length === 0) return null
  const studies = studiesOf(figures)
  const shown = figures.length > manyFigures ? groupsHolding(firstFigures, studies) : studies.length
  const rest = studies.slice(shown)
  return (
    <div className={figures.length > figuresOfColumn ? 'figure-columns' : undefined}>
      <Rows
        label={topic.label}
        studies={studies.slice(0, shown)}
        isFirstLarge={!isEven && !topic.chart}
        isEven={isEven}
        {...shared}
      />
      {rest.length > 0 && (
        <Fold summary={fill(shared.labels.more, { count: rest.flat().length })} isOnPhones>
          <Rows label={topic.label} studies={rest} isEven={isEven} {...shared} />
        </Fold>
      )}
    </div>
  )
}

/** More of them than this stand in two columns of a wide page: those of the first study larger, then the others. */
const figuresOfColumn = 6

/** More of them than this are too many screens of a phone, which then begins with fewer. */
const manyFigures = 3
const firstFigures = 2

interface RowsProps extends Pick<Props, 'labels' | 'context'> {
  readonly label: string
  readonly studies: readonly Study[]
  readonly isFirstLarge?: boolean
  readonly isEven?: boolean
}

function Rows({ label, studies, isFirstLarge = false, isEven = false, labels, context }: RowsProps) {
  return (
    <table className={isFirstLarge ? 'figure-table is-first-large' : 'figure-table'} aria-label={label}>
      <TableHead columns={[labels.figure, labels.description]} />
      {studies.map(([first, ...others]) => (
        <tbody key={first?.id}>
          {first && (
            <tr className="figure-study">
              <th scope="rowgroup" colSpan={2}>
                <FigureOrigin figure={first} context={context} isOfStudy />
              </th>
            </tr>
          )}
          {[first, ...others].map(
            figure =>
              figure && (
                <Row key={figure.id} figure={figure} hasShare={isEven} labels={labels} context={context} />
              ),
          )}
        </tbody>
      ))}
    </table>
  )
}

interface RowProps extends Pick<Props, 'labels' | 'context'> {
  readonly figure: Figure
  readonly hasShare: boolean
}

function Row({ figure, hasShare, labels, context }: RowProps) {
  const { id, statistic, description, scope } = figure
  return (
    <tr id={id} className={hasShare && figure.ofSeveralEngines ? 'is-shared' : undefined}>
      <th scope="row">
        {breakable(statistic)}
        {hasShare && <Share {...figure} />}
      </th>
      <td>
        <p>
          <Inline text={description} />
        </p>
        <p className="figure-scope">
          <Inline text={scope} />. <CopyFigure figure={figure} copy={labels.copy} context={context} />
        </p>
      </td>
    </tr>
  )
}

/** A line may end before a unit that is a word, which a narrow column could not hold beside its number. */
function breakable(statistic: string): string {
  return statistic.replace(/\u{a0}(?=\p{L}{2})/gu, ' ')
}

/** What is a share, and no change with its sign, as that share of a line. */
function Share({ statistic, value, unit }: Figure) {
  if (unit !== '%' || /^[+−]/u.test(statistic)) return null
  return (
    <svg className="figure-share" width="100%" height="10" aria-hidden="true">
      <rect width="100%" height="10" />
      <rect width={`${value}%`} height="10" />
    </svg>
  )
}
