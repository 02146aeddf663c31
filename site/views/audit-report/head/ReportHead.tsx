import './ReportHead.css'
import type { AuditPage } from '#contracts/report-page.ts'
import { counted } from '#language/counts.ts'
import { writtenDay, writtenTime } from '#language/dates.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps, ReportPaths } from '../report.ts'

interface ReportHeadProps extends PartProps {
  readonly audit: AuditPage | null
  readonly paths: ReportPaths
  readonly timeZone: string
}

/** What was audited, with which rubric and when. */
export function ReportHead({ audit, paths, timeZone, ...part }: ReportHeadProps) {
  const { report, words, language } = part
  return (
    <header className="report-head">
      <p className="mono">
        {[words.kicker, fill(words.rubric, { version: report.rubricVersion }), pagesRead(part)].join(' · ')}
        {' · '}
        <time dateTime={report.finishedAt}>
          {writtenDay(report.finishedAt, language, timeZone)},{' '}
          {writtenTime(report.finishedAt, language, timeZone)}
        </time>{' '}
        ({words.zone})
      </p>
      {/* The page of the sample has a title of its own. */}
      {audit && <h1 className="report-site">{report.site}</h1>}
      <p className="report-kept">
        {audit && fill(words.kept, { date: writtenDay(audit.record.keptUntil, language, timeZone) })}{' '}
        <span className="report-address">{paths.address}</span>
      </p>
    </header>
  )
}

function pagesRead({ report, words, language }: PartProps): string {
  const planned = report.pages.length
  const count = report.pages.filter(page => page.problem === null).length
  if (count < planned) return fill(words.pagesRead.some, { count, planned })
  return fill(counted(words.pagesRead, count, language), { count })
}
