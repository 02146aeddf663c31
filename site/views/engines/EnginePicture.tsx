import '../../blocks/data/DataTable.css'
import './EnginePicture.css'
import '../../styles/hatch.css'
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
      return <ShareChart chart={picture} subject={picture.rows.at(-1)?.name} />
    case 'settings':
      return <Settings {...picture} />
    case 'report':
      return <CitationReport {...picture} />
  }
}

type Cell = Extract<Picture, { kind: 'settings' }>['rows'][number]['cells'][number]

/** Each setting in a row; what it acts on is filled, what no document says is hatched. */
function Settings({ heading, columns, rows, caption }: Extract<Picture, { kind: 'settings' }>) {
  return (
    <figure className="engine-settings">
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
                <td key={columns[index]} data-label={columns[index]}>
                  <Effect {...cell} />
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

function Effect({ is, text }: Cell) {
  return (
    <p className={is === 'unknown' ? 'hatched' : `effect-${is}`}>
      <span>{text}</span>
    </p>
  )
}
