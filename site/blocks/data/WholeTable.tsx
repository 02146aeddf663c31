import './DataTable.css'
import './WholeTable.css'
import type { TableProps } from './DataTable.tsx'
import { TableRows } from './TableRows.tsx'

/** Facts in rows that stay a table on a phone: three columns of a few words each. */
export function WholeTable({ label, ...rows }: TableProps) {
  return (
    <table className="data-table whole-table" aria-label={label}>
      <TableRows {...rows} />
    </table>
  )
}
