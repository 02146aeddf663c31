import { Inline } from '../content/inline.tsx'

interface Props {
  /** What the table shows, as its heading says it. */
  readonly label: string
  /** The names of the columns, that of the row headers first. */
  readonly columns: readonly string[]
  /** The cells of each row, its header first. */
  readonly rows: readonly (readonly string[])[]
}

/** Facts in rows; on a narrow screen each row is a small list. */
export function DataTable({ label, columns, rows }: Props) {
  const [, ...names] = columns
  return (
    <table className="data-table" aria-label={label}>
      <thead>
        <tr>
          {columns.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
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
    </table>
  )
}
