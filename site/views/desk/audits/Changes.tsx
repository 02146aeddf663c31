import type { CheckChange, ReportChanges } from '#contracts/audit-comparison.ts'
import { verdictWords } from '#contracts/report-words.ts'
import { signedFigure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import { fill } from '../../../content/wording.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  readonly changes: ReportChanges
  readonly place: DeskPlace
}

/** What changed between two audits: the score, by its two causes, and each check whose points or verdict changed. */
export function Changes({ changes, place }: Props) {
  const { language, words } = place
  const say = words.audits.changes
  const { points, checks } = changes
  return (
    <section id="changes">
      <h2>{say.heading}</h2>
      <p className="desk-note">
        {changes.sentence[language]}{' '}
        {points &&
          points.rubric !== 0 &&
          fill(say.parts, {
            pages: signedFigure(points.pages, language),
            rubric: signedFigure(points.rubric, language),
          })}
      </p>
      {checks.length === 0 ? (
        <p className="desk-empty">{say.none}</p>
      ) : (
        <table className="desk-table">
          <TableHead columns={[say.check, say.before, say.after, [say.points, 'desk-number']]} />
          <tbody>
            {checks.map(change => (
              <Row key={change.check} change={change} place={place} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Row({
  change: { name, before, after, points },
  place,
}: {
  readonly change: CheckChange
  readonly place: DeskPlace
}) {
  const { language, words } = place
  const say = words.audits.changes
  const written = (verdict: CheckChange['before']) => (verdict ? verdictWords[verdict][language] : say.absent)
  return (
    <tr>
      <th scope="row">{name[language]}</th>
      <td data-label={say.before}>{written(before)}</td>
      <td data-label={say.after}>{written(after)}</td>
      <td className="mono desk-number" data-label={say.points}>
        {points === null ? say.notCompared : signedFigure(points, language)}
      </td>
    </tr>
  )
}
