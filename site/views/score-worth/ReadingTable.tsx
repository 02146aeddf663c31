import './ReadingTable.css'
import { Fragment } from 'react'
import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import { TableHead } from '../../blocks/data/TableHead.tsx'
import { mainTextRead, type Reading, readings, shareByReading } from '../../content/recorded/shares.ts'
import { fill } from '../../content/wording.ts'
import type { ScoreWorthWords } from './words.ts'

interface Props {
  readonly label: string
  readonly words: NonNullable<ScoreWorthWords['sections'][number]['reading']>
  readonly language: Language
}

/** What is read of labeled pages: of each thing how often it is right, over a bar as long as all pages. */
export function ReadingTable({ label, words, language }: Props) {
  const { columns, mainText, rows } = words
  const { articles, f1, ...text } = mainTextRead()
  const shown = {
    f1: percentage(f1, language),
    precision: percentage(text.precision, language),
    recall: percentage(text.recall, language),
  }
  return (
    <table className="reading-table" aria-label={label}>
      <TableHead columns={columns} />
      <tbody>
        <tr>
          <th scope="row">{mainText.name}</th>
          <td className="mono" data-label={columns[1]}>
            {articles}
          </td>
          <td>
            <Bar parts={[{ id: 'right', size: f1 }]} />
            {fill(mainText.written, shown)}
          </td>
        </tr>
        {rows.map(({ name, groups }) => {
          const { pages, shares } = shareByReading(groups)
          const parts = readings.map(id => ({ id, size: shares[id] })).filter(({ size }) => size > 0)
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="mono" data-label={columns[1]}>
                {pages}
              </td>
              <td>
                <Bar parts={parts} />
                {parts.map(({ id, size }, index) => (
                  <Fragment key={id}>
                    {index > 0 && ', '}
                    <span className="whole">
                      <Swatch id={id} /> {words.readings[id]} {percentage(size, language, 1)}
                    </span>
                  </Fragment>
                ))}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** A piece of the bar, before what it stands for. */
function Swatch({ id }: { readonly id: Reading }) {
  return (
    <svg className="reading-bar is-swatch" width="14" height="14" viewBox="0 2 14 14" aria-hidden="true">
      {id === 'none' ? (
        <path d="M-4 18l18 -18M3 18l18 -18M-11 18l18 -18" />
      ) : (
        <rect className={`is-${id}`} x="1" y="3" width="12" height="12" />
      )}
    </svg>
  )
}

/** As long as it may be: what is too much of it is cut. */
const hatch = Array.from({ length: 120 }, (_line, index) => `M${index * 7 - 18} 18l18 -18`).join('')

/** Ink for what is right, lighter for what is right but for words around it, an outline for wrong, a hole for nothing. */
function Bar({ parts }: { readonly parts: readonly { readonly id: Reading; readonly size: number }[] }) {
  const rest = 1 - parts.reduce((sum, { size }) => sum + size, 0)
  const laid = endToEnd([...parts, { id: 'rest', size: rest }])
  return (
    <svg className="reading-bar" width="100%" height="18" aria-hidden="true">
      {laid.map(({ part: { id }, start, length }) =>
        id === 'none' ? (
          <svg key={id} x={start} width={length} height="18" aria-hidden="true">
            <path d={hatch} />
          </svg>
        ) : (
          <rect key={id} className={`is-${id}`} x={start} y="1" width={length} height="16" />
        ),
      )}
    </svg>
  )
}
