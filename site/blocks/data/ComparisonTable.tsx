import './ComparisonTable.css'
import './DataTable.css'
import { type Rows, TableRows } from './TableRows.tsx'

interface Props extends Rows {
  readonly caption: string
  /** Whether the last column says what the comparison means for the reader. */
  readonly advises?: boolean
}

/** Things compared line by line; on a narrow screen each line becomes a small list. */
export function ComparisonTable({ caption, advises = false, ...rows }: Props) {
  return (
    <table className={advises ? 'comparison advises' : 'comparison'}>
      <caption>{caption}</caption>
      <TableRows {...rows} />
    </table>
  )
}
