import './DataTable.css'
import { type Rows, TableRows } from './TableRows.tsx'

export interface TableProps extends Rows {
  /** The accessible name of the table. */
  readonly label: string
}

/** Facts in rows; on a narrow screen each row is a small list. */
export function DataTable({ label, ...rows }: TableProps) {
  return (
    <table className="data-table" aria-label={label}>
      <TableRows {...rows} />
    </table>
  )
}
