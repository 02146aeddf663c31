import './ReportHead.css'
import type { AuditPage } from '#contracts/report-page.ts'
import { type Download, downloads } from '#contracts/report-page.ts'
import { counted } from '#language/counts.ts'
import { writtenDay, writtenTime } from '#language/dates.ts'
import { fill } from '../../content/wording.ts'
import type { LimitWords } from '../../features/forms/labels.ts'
import { RunAgain } from './RunAgain.tsx'
import type { PartProps, ReportPaths } from './report.ts'

interface ReportHeadProps extends PartProps {
  readonly audit: AuditPage | null
  readonly paths: ReportPaths
  readonly limitWords: LimitWords
  readonly timeZone: string
}

/** What was audited, when and with which rubric; and the actions on the report. */
export function ReportHead({ audit, paths, limitWords, timeZone, ...part }: ReportHeadProps) {
  const { report, words, language } = part
  // The page of the sample has a title of its own.
  const Site = audit ? 'h1' : 'p'
  return (
    <header className="report-head grid">
      <div className="report-title">
        <p className="mono">
          {[words.kicker, fill(words.rubric, { version: report.rubricVersion }), pagesRead(part)].join(' · ')}
          {' · '}
          <time dateTime={report.finishedAt}>
            {writtenDay(report.finishedAt, language, timeZone)},{' '}
            {writtenTime(report.finishedAt, language, timeZone)}
          </time>{' '}
          ({words.zone})
        </p>
        <Site className="report-site">{report.site}</Site>
        <p className="report-kept">
          {audit && fill(words.kept, { date: writtenDay(audit.record.keptUntil, language, timeZone) })}{' '}
          <span className="report-address">{paths.address}</span>
        </p>
      </div>
      <div className="report-actions">
        <button
          type="button"
          className="button button-line"
          data-needs-script
          data-copy-link={paths.address}
          data-done={words.actions.linkCopied}
        >
          {words.actions.copyLink}
        </button>
        <button type="button" className="button button-line" data-needs-script data-print>
          {words.actions.print}
        </button>
        {audit && (
          <RunAgain
            audit={audit}
            words={words}
            language={language}
            timeZone={timeZone}
            reportPath={paths.self}
            limitWords={limitWords}
          />
        )}
        <p className="report-downloads">
          {words.downloads.heading}{' '}
          {(audit ? downloads : sampleDownloads).map(download => (
            <a key={download} href={`${paths.self}/${download}`} download>
              {formats[download]}
            </a>
          ))}
        </p>
      </div>
    </header>
  )
}

const formats: Readonly<Record<Download, string>> = {
  'report.json': 'JSON',
  'report.md': 'Markdown',
  'report.csv': 'CSV',
}

/** What a build writes beside the sample: the others are written by the server. */
const sampleDownloads: readonly Download[] = ['report.json']

function pagesRead({ report, words, language }: PartProps): string {
  const planned = report.pages.length
  const count = report.pages.filter(page => page.problem === null).length
  if (count < planned) return fill(words.pagesRead.some, { count, planned })
  return fill(counted(words.pagesRead, count, language), { count })
}
