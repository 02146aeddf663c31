import { Inline } from '../../content/inline.tsx'
import { TableHead } from './TableHead.tsx'

export interface Rows {
  /** The names of the columns, that of the row headers first. */
  readonly columns: readonly string[]
  /** The cells of each row, its header first. */
  readonly rows: readonly (readonly string[])[]
}

/** The head and the rows of a table. Each cell has the name of its column, for when rows are stacked. */
export function TableRows({ columns, rows }: Rows) {
  const [, ...names] = columns
  return (
    <>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([header, ...cells]) => (
          <tr key={header}>
            <th scope="row">{header}</th>
            {cells.map((cell, index) => (
              <td key={names[index]} data-label={names[index]}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  )
}
