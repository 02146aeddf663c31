import '../../blocks/data/DataTable.css'
import './Markets.css'
import { Inline } from '../../content/inline.tsx'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly words: NonNullable<DefinitionWords['sections'][number]['markets']>
}

/** For each country what the engines do with ads there; before all others, what one's own has. */
export function Markets({ words: { caption, countries, engines, states, rows, place } }: Props) {
  return (
    <table className="data-table markets">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{countries}</th>
          {engines.map(({ name, when }) => (
            <th key={name} scope="col">
              {name}{' '}
              <span className="mono">
                <Inline text={when} />
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="is-place">
          <th scope="row">{place.name}</th>
          <td colSpan={engines.length}>{place.none}</td>
        </tr>
        {rows.map(row => (
          <tr key={row.countries}>
            <th scope="row">
              <Inline text={row.countries} />
            </th>
            {row.states.map((state, index) => (
              <td key={engines[index]?.name} className={`is-${state}`} data-label={engines[index]?.name}>
                {state === 'none' ? '–' : states[state]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
