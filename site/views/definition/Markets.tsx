import '../../blocks/data/DataTable.css'
import './Markets.css'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import { Inline } from '../../content/inline.tsx'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly words: NonNullable<DefinitionWords['sections'][number]['markets']>
}

/** For each engine the countries where its ads are sold, shown or announced; before them what one's own country has. */
export function Markets({ words: { caption, columns, engines, place } }: Props) {
  return (
    <table className="data-table markets">
      <caption>{caption}</caption>
      <TableHead columns={[columns.engine, ...states.map(state => columns[state])]} />
      <tbody>
        <tr className="is-place">
          <th scope="row">{place.name}</th>
          <td colSpan={states.length}>{place.none}</td>
        </tr>
        {engines.map(({ name, when, none, ...countries }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span>{when}</span>
            </th>
            {none ? (
              <td colSpan={states.length}>{none}</td>
            ) : (
              states.map(state => (
                <td
                  key={state}
                  className={countries[state] ? undefined : 'is-none'}
                  data-label={columns[state]}
                >
                  <Inline text={countries[state] ?? '–'} />
                </td>
              ))
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const states = ['sold', 'shown', 'announced'] as const
