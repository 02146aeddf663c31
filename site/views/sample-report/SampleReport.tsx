import './SampleReport.css'
import type { Language } from '#contracts/languages.ts'
import { PageHead } from '../../blocks/opening/PageHead.tsx'
import { fill } from '../../content/wording.ts'
import type { FormWords, LimitWords } from '../../features/forms/labels.ts'
import { CompleteReport } from '../audit-report/CompleteReport.tsx'
import type { Report, ReportPaths } from '../audit-report/report.ts'
import type { ReportWords } from '../audit-report/words.ts'
import type { SampleReportWords } from './words.ts'

interface Props {
  readonly words: SampleReportWords
  readonly report: Report
  readonly reportWords: ReportWords
  readonly formWords: FormWords
  readonly limitWords: LimitWords
  readonly language: Language
  readonly timeZone: string
  readonly paths: ReportPaths
}

/** The report on this very site, drawn as any other is. */
export function SampleReport({ words, report, reportWords, ...rest }: Props) {
  return (
    <>
      <div className="wrap sample-head">
        <PageHead heading={words.heading} lead={fill(words.lead, { site: report.site })} />
      </div>
      <CompleteReport
        {...rest}
        audit={null}
        addressWords={null}
        report={report}
        words={reportWords}
        changes={null}
        comparison={null}
        pathOfReport={() => rest.paths.self}
        made={words.made}
      />
    </>
  )
}
