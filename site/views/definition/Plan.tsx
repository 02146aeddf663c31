import '../../blocks/data/DataTable.css'
import './Plan.css'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly words: NonNullable<DefinitionWords['sections'][number]['plan']>
}

/** A question a row, with its page, who answers for it and when they last did. */
export function Plan({ words: { caption, columns, rows } }: Props) {
  return (
    <table className="data-table plan">
      <caption>{caption}</caption>
      <TableHead columns={[columns.question, columns.page, columns.person, columns.date]} />
      <tbody>
        {rows.map(({ question, page, person, date }) => (
          <tr key={question}>
            <th scope="row">{question}</th>
            <td data-label={columns.page} className={date ? undefined : 'plan-gap'}>
              {page}
            </td>
            <td data-label={columns.person}>{person}</td>
            <td data-label={columns.date} className={date ? undefined : 'is-none'}>
              {date ?? '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
