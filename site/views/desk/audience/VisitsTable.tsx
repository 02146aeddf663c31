import type { ReactNode } from 'react'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import type { DeskPlace } from '../place.ts'

interface VisitsRow {
  readonly key: string
  readonly name: ReactNode
  readonly visits: number
  /** What the second column is about, as it is written. */
  readonly second: string
  /** Visits within as many days before. */
  readonly before: number
  readonly forms: number
  readonly className?: string | undefined
}

interface Props {
  readonly caption: string
  /** What the rows are, and what their second figure is. */
  readonly columns: readonly [name: string, second: string]
  readonly rows: readonly VisitsRow[]
  readonly total?: Omit<VisitsRow, 'key' | 'name'>
  readonly place: DeskPlace
}

/** Visits by where they came from, beside those of the period before and the forms that were sent. */
export function VisitsTable({ caption, columns: [name, second], rows, total, place }: Props) {
  const say = place.words.audience
  return (
    <table className="desk-table desk-compact audience-narrow">
      <caption className="visually-hidden">{caption}</caption>
      <TableHead
        columns={[
          name,
          [say.visits, 'desk-number'],
          [second, 'desk-number desk-more'],
          [say.before, 'desk-number desk-more'],
          [say.formsSent, 'desk-number'],
        ]}
      />
      <tbody>
        {rows.map(row => (
          <tr key={row.key} className={row.className}>
            <th scope="row">{row.name}</th>
            <Figures row={row} second={second} place={place} />
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{say.total}</th>
            <Figures row={total} second={second} place={place} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

interface FiguresProps {
  readonly row: Omit<VisitsRow, 'key' | 'name'>
  readonly second: string
  readonly place: DeskPlace
}

function Figures({ row, second, place: { language, words } }: FiguresProps) {
  const say = words.audience
  return (
    <>
      <td className="mono desk-number" data-label={say.visits}>
        {figure(row.visits, language)}
      </td>
      <td className="mono desk-number desk-more" data-label={second}>
        {row.second}
      </td>
      <td className="mono desk-number desk-more desk-hint" data-label={say.before}>
        {figure(row.before, language)}
      </td>
      <td className="mono desk-number" data-label={say.formsSent}>
        {figure(row.forms, language)}
      </td>
    </>
  )
}
