import './ReportActions.css'
import { type AuditPage, type Download, downloads } from '#contracts/report-page.ts'
import type { Language } from '#contracts/languages.ts'
import type { LimitWords } from '../../features/forms/labels.ts'
import { RunAgain } from './RunAgain.tsx'
import type { ReportPaths } from './report.ts'
import type { ReportWords } from './words.ts'

interface ReportActionsProps {
  /** Null for the sample. */
  readonly audit: AuditPage | null
  readonly words: ReportWords
  readonly language: Language
  readonly paths: ReportPaths
  readonly limitWords: LimitWords
  readonly timeZone: string
}

/** What one can do with the report: share it, print it, run the audit again, take it away. */
export function ReportActions({ audit, words, language, paths, limitWords, timeZone }: ReportActionsProps) {
  return (
    <section className="report-actions" aria-label={words.actions.name}>
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
    </section>
  )
}

const formats: Readonly<Record<Download, string>> = {
  'report.json': 'JSON',
  'report.md': 'Markdown',
  'report.csv': 'CSV',
}

/** What a build writes beside the sample: the others are written by the server. */
const sampleDownloads: readonly Download[] = ['report.json']
