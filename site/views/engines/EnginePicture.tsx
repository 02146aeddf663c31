import '../../blocks/data/DataTable.css'
import './EnginePicture.css'
import '../../styles/hatch.css'
import { Degree } from '../../blocks/data/Degree.tsx'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { Inline, Paragraph } from '../../content/inline.tsx'
import { CitationReport } from './CitationReport.tsx'
import type { EnginePicture as Picture } from './words.ts'

/** What only this engine has to show, after the sentence that it proves. */
export function EnginePicture(picture: Picture) {
  return (
    <>
      <Paragraph text={picture.text} />
      <Drawn {...picture} />
    </>
  )
}

function Drawn(picture: Picture) {
  switch (picture.kind) {
    case 'files':
      return (
        <div className="engine-files">
          <ShareChart chart={picture} subject={picture.rows.at(-1)?.name} />
        </div>
      )
    case 'settings':
      return <Settings {...picture} />
    case 'report':
      return <CitationReport {...picture} />
  }
}

type Table = Extract<Picture, { kind: 'settings' }>
type Cell = Table['rows'][number]['cells'][number]

/** Each setting in a row; what it acts on has a full disc, what no document says is hatched. */
function Settings({ heading, columns, rows, caption, isWay }: Table) {
  return (
    <figure className={isWay ? 'engine-settings is-way' : 'engine-settings'}>
      <table className="data-table" aria-label={heading}>
        <thead>
          <tr>
            <td />
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, text, cells }) => (
            <tr key={name}>
              <th scope="row">
                {name}{' '}
                <small>
                  <Inline text={text} />
                </small>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index]}>
                  <Effect {...cell} isSigned={!isWay} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption>
        <Inline text={caption} />
      </figcaption>
    </figure>
  )
}

const signs = { acts: 'yes', partly: 'partly', none: 'no' } as const

/** A way shows by its thread what another row says by a sign. */
function Effect({ is, text, isSigned }: Cell & { readonly isSigned: boolean }) {
  if (is === 'missing')
    return (
      <p className="hatched">
        <span>{text}</span>
      </p>
    )
  return (
    <p className={`effect-${is}`}>
      {isSigned && <Degree of={signs[is]} />} <span>{text}</span>
    </p>
  )
}
