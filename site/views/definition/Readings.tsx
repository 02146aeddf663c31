import './Readings.css'
import { Fragment } from 'react'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly words: NonNullable<NonNullable<DefinitionWords['example']>['readings']>
  /** That it is made up. */
  readonly label: string
}

/** One page, line by line, its title first: what a person reads of it, and the same as a machine receives it. */
export function Readings({ words: { caption, person, machine, rows }, label }: Props) {
  return (
    <table className="readings">
      <caption>
        {caption} <small className="mono">{label}</small>
      </caption>
      <thead>
        <tr>
          <th scope="col">{person}</th>
          <th scope="col">{machine}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seen, received, isPassage }) => (
          <tr key={seen} className={isPassage ? 'is-passage' : undefined}>
            <td data-label={person}>
              <span>{seen}</span>
            </td>
            <td data-label={machine}>
              <code>
                {received.split(/(?<=>)|(?=<)/).map((piece, index) => {
                  // Where it stands is what it is: two tags may be the same.
                  const key = `${index}${piece}`
                  if (!piece.startsWith('<')) return <span key={key}>{piece}</span>
                  // What closes stays with what it closes.
                  if (piece.startsWith('</')) return <Fragment key={key}>{piece}</Fragment>
                  return (
                    <Fragment key={key}>
                      {piece}
                      <wbr />
                    </Fragment>
                  )
                })}
              </code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
