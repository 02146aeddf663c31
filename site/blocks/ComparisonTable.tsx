import './ComparisonTable.css'
import { Inline } from '../content/inline.tsx'

interface Props {
  readonly caption: string
  /** The names of the columns, that of the row headers first. */
  readonly columns: readonly string[]
  readonly rows: readonly ComparisonRow[]
  /** True when the last column says what the comparison changes for the reader. */
  readonly advises?: boolean
}

interface ComparisonRow {
  readonly header: string
  readonly cells: readonly string[]
}

/** Things compared line by line; on a narrow screen each line becomes a small list. */
export function ComparisonTable({ caption, columns, rows, advises = false }: Props) {
  const [corner, ...names] = columns
  return (
    <table className={advises ? 'comparison advises' : 'comparison'}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {names.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ header, cells }) => (
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
