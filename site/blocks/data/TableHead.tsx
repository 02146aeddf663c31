/** The name of a column, with its class where it has one. */
type Column = string | readonly [name: string, className: string]

export function TableHead({ columns }: { readonly columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        {columns.map(column => {
          const [name, className] = typeof column === 'string' ? [column] : column
          return (
            <th key={name} scope="col" className={className}>
              {name}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
