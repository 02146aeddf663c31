import './ReportHead.css'
import type { AuditRecord } from '#contracts/audit-report.ts'
import { counted, fill } from '../../content/wording.ts'
import type { PartProps, ReportPaths } from './report.ts'
import { day, hour } from './wording.ts'

interface ReportHeadProps extends PartProps {
  readonly record: AuditRecord
  readonly paths: ReportPaths
}

/** What was audited, with which rubric and when; what one can do with the report. */
export function ReportHead({ report, words, language, record, paths }: ReportHeadProps) {
  return (
    <header className="report-head grid">
      <div className="report-title">
        <p className="mono">
          {[
            words.kicker,
            fill(words.rubric, { version: report.rubricVersion }),
            pagesRead({ report, words, language }),
          ].join(' · ')}
          {' · '}
          <time dateTime={report.finishedAt}>
            {day(report.finishedAt, language)}, {hour(report.finishedAt, language)}
          </time>{' '}
          ({words.zone})
        </p>
        <h1>{report.site}</h1>
        <p className="report-kept">
          {fill(words.kept, { date: day(record.keptUntil, language) })}{' '}
          <span className="report-address">{paths.report}</span>
        </p>
      </div>
      <div className="report-actions">
        <button
          type="button"
          className="button button-line"
          data-copy-link
          data-done={words.actions.linkCopied}
        >
          {words.actions.copyLink}
        </button>
        <button type="button" className="button button-line" data-print>
          {words.actions.print}
        </button>
        <a className="button" href={paths.again}>
          {words.actions.again}
        </a>
      </div>
    </header>
  )
}

function pagesRead({ report, words, language }: PartProps): string {
  const planned = report.pages.length
  const count = report.pages.filter(page => page.problem === null).length
  if (count < planned) return fill(words.pagesRead.some, { count, planned })
  return fill(counted(words.pagesRead, count, language), { count })
}
