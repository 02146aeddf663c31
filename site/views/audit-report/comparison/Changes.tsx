import type { ReportChanges } from '#contracts/audit-comparison.ts'
import { partHeadings } from '#contracts/report-words.ts'
import { writtenDay } from '#language/dates.ts'
import { figure, signedFigure } from '#language/numbers.ts'
import { TableHead } from '../../../blocks/data/TableHead.tsx'
import type { InLanguage } from '../../../content/bilingual.ts'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { Tag, VerdictTag } from '../Tag.tsx'
import { shortAddress } from '../wording.ts'

type Changes = InLanguage<ReportChanges>

interface ChangesProps extends PartProps {
  readonly changes: Changes
  readonly timeZone: string
}

/** What changed since the audit before: what the pages explain, separate from what the rubric explains. Its view imports `Changes.css`. */
export function Changes(props: ChangesProps) {
  const { changes, words, language, timeZone } = props
  const { before, after, checks } = changes
  return (
    <ReportPart
      id="changes"
      heading={fill(partHeadings.changes[language], {
        date: writtenDay(before.startedAt, language, timeZone),
      })}
      lead={changes.sentence}
    >
      <dl className="changes-facts mono">
        <Fact name={words.changes.score}>
          {written(before.points, language)} → {written(after.points, language)}
        </Fact>
        {changes.points && (
          <>
            <Fact name={words.changes.pages}>{signedFigure(changes.points.pages, language)}</Fact>
            <Fact name={words.changes.rubric}>{signedFigure(changes.points.rubric, language)}</Fact>
          </>
        )}
        <Fact name={words.changes.version}>
          {before.rubricVersion === after.rubricVersion
            ? after.rubricVersion
            : `${before.rubricVersion} → ${after.rubricVersion}`}
        </Fact>
      </dl>
      {checks.length > 0 ? <CheckChanges {...props} /> : <p>{words.changes.none}</p>}
      <PageChanges {...props} />
    </ReportPart>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CheckChanges({ changes, words, language }: ChangesProps) {
  const { columns } = words.changes
  return (
    <table className="changes" aria-labelledby="changes-title">
      <TableHead columns={[columns.check, columns.before, columns.after, columns.points]} />
      <tbody>
        {changes.checks.map(({ check, name, before, after, points }) => (
          <tr key={check}>
            <th scope="row">{after ? <a href={`#finding-${check}`}>{name}</a> : name}</th>
            <td data-label={columns.before}>
              <State verdict={before} words={words} language={language} />
            </td>
            <td data-label={columns.after}>
              <State verdict={after} words={words} language={language} />
            </td>
            <td className="mono" data-label={columns.points}>
              {points === null ? words.changes.notCompared : signedFigure(points, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function State({
  verdict,
  words,
  language,
}: { readonly verdict: Changes['checks'][number]['before'] } & Omit<PartProps, 'report'>) {
  if (!verdict) return <Tag of="not-applicable">{words.changes.absent}</Tag>
  return <VerdictTag verdict={verdict} language={language} />
}

const kinds = ['changed', 'added', 'gone'] as const

function PageChanges({ changes, report, words }: ChangesProps) {
  const groups = kinds
    .map(kind => ({ kind, pages: changes.pages.filter(page => page.kind === kind) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <dl className="changes-pages">
      {groups.map(({ kind, pages }) => (
        <div key={kind}>
          <dt>{words.changes.kinds[kind]}</dt>
          <dd className="mono" translate="no">
            {pages.map(({ address }) => shortAddress(address, report.address)).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function written(points: number | null, language: PartProps['language']): string {
  return points === null ? '–' : figure(points, language)
}
