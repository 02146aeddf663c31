import './Readings.css'
import { Inline } from '../../content/inline.tsx'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly words: NonNullable<NonNullable<DefinitionWords['example']>['readings']>
}

/** One page, line by line, its title first: what a person reads of it, and the same as a machine receives it. */
export function Readings({ words: { caption, person, machine, rows } }: Props) {
  return (
    <table className="readings">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{person}</th>
          <th scope="col">{machine}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seen, received }) => (
          <tr key={seen}>
            <td data-label={person}>{seen}</td>
            <td data-label={machine}>
              <Inline text={received} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
