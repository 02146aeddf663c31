import { crawlersPaths } from '#contracts/desk.ts'
import type { ImportedReport, ImportRefusal } from '#contracts/desk-crawlers.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import { type DeskPlace, dayIn } from '../place.ts'

interface Props {
  readonly imports: readonly ImportedReport[]
  readonly refused: ImportRefusal | null
  readonly place: DeskPlace
}

/** The reports that were imported, and the field that takes another. */
export function Imports({ imports, refused, place }: Props) {
  const say = place.words.crawlers.imports
  return (
    <section id="imports">
      <h2>{say.heading}</h2>
      {imports.length === 0 ? (
        <p className="desk-empty">{say.none}</p>
      ) : (
        <ImportsTable imports={imports} place={place} />
      )}
      <ImportForm refused={refused} place={place} />
    </section>
  )
}

function ImportsTable({ imports, place }: Omit<Props, 'refused'>) {
  const { language, words } = place
  const say = words.crawlers.imports
  return (
    <table className="desk-table">
      <TableHead
        columns={[say.source, [say.pages, 'desk-number'], [say.figure, 'desk-number'], say.day, say.member]}
      />
      <tbody>
        {imports.map(report => (
          <tr key={report.source}>
            <th scope="row">{say.sources[report.source]}</th>
            <td className="mono desk-number" data-label={say.pages}>
              {figure(report.pages, language)}
            </td>
            <td className="mono desk-number" data-label={say.figure}>
              {fill(counted(say.figures[report.source], report.figure, language), {
                count: figure(report.figure, language),
              })}
            </td>
            <td className="mono" data-label={say.day}>
              {dayIn(place, report.importedAt)}
            </td>
            <td data-label={say.member}>{report.member}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ImportForm({ refused, place: { language, words } }: Omit<Props, 'imports'>) {
  const say = words.crawlers.imports
  return (
    <form
      className="crawlers-import"
      method="post"
      encType="multipart/form-data"
      action={`${crawlersPaths[language]}#imports`}
    >
      <p className="desk-note" id="file-hint">
        {say.text}
      </p>
      {refused && (
        <p className="desk-problem" id="file-problem" role="alert">
          {say.refused} {refused.line !== null && `${fill(say.atLine, { line: refused.line })} `}
          {say.problems[refused.problem]}
        </p>
      )}
      <label htmlFor="file">{say.label}</label>
      <input
        className="field"
        id="file"
        name="file"
        type="file"
        accept=".csv,text/csv"
        required
        aria-describedby={refused ? 'file-problem file-hint' : 'file-hint'}
        aria-invalid={refused !== null || undefined}
      />
      <button type="submit" className="button button-line">
        {say.send}
      </button>
    </form>
  )
}
