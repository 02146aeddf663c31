import type { Language } from '#contracts/languages.ts'
import { euros } from '#language/numbers.ts'
import { type Inputs, roiAt } from './roi.ts'
import { percent } from './units.ts'
import type { CalculatorWords } from './words.ts'

interface Props {
  readonly inputs: Inputs
  readonly words: CalculatorWords['sensitivity']
  readonly language: Language
}

/** The same calculation with less and with more growth. */
export function Sensitivity({ inputs, words, language }: Props) {
  const { columns } = words
  return (
    <table className="data-table roi-sensitivity">
      <caption>
        <b>{words.heading}</b> {words.text}
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.case}</th>
          <th scope="col">{columns.growth}</th>
          <th scope="col">{columns.gain}</th>
          <th scope="col">{columns.net}</th>
          <th scope="col">{columns.return}</th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ factor, name }) => {
          const roi = roiAt(inputs, factor)
          return (
            <tr key={factor}>
              <th scope="row">{name}</th>
              <td data-label={columns.growth}>{percent(inputs.growth * factor, language)}</td>
              <td data-label={columns.gain}>{euros(roi.gain, language)}</td>
              <td data-label={columns.net}>{euros(roi.net, language)}</td>
              <td data-label={columns.return}>
                {roi.return === null ? '–' : percent(roi.return * 100, language)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
