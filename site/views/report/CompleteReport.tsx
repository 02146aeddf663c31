import './CompleteReport.css'
import type { AuditRecord } from '#contracts/audit-report.ts'
import { CallStrip } from '../../blocks/CallStrip.tsx'
import { Crawlers } from './Crawlers.tsx'
import { Engines } from './Engines.tsx'
import { Findings } from './Findings.tsx'
import { FirstFixes } from './FirstFixes.tsx'
import { Method } from './Method.tsx'
import { PagesRead } from './PagesRead.tsx'
import { Pillars } from './Pillars.tsx'
import { Plan } from './Plan.tsx'
import { Reading } from './Reading.tsx'
import { ReportHead } from './ReportHead.tsx'
import type { PartProps, ReportPaths } from './report.ts'
import { Score } from './Score.tsx'
import { Tag } from './Tag.tsx'

interface CompleteReportProps extends PartProps {
  readonly record: AuditRecord
  readonly paths: ReportPaths
}

/** The report of an audit that judged something, from the score to what it cannot know. */
export function CompleteReport({ record, paths, ...part }: CompleteReportProps) {
  const { report, words } = part
  return (
    <div className="report wrap">
      <ReportHead {...part} record={record} paths={paths} />
      {report.problem && <Partial problem={report.problem} />}
      {report.score && <Score {...part} score={report.score} />}
      <Contents {...part} />
      <Pillars {...part} />
      <Engines {...part} />
      <FirstFixes {...part} />
      {report.reading && <Reading {...part} reading={report.reading} />}
      <Crawlers {...part} />
      <Findings {...part} />
      <PagesRead {...part} />
      <Plan {...part} />
      <Method {...part} methodPath={paths.method} />
      <CallStrip {...words.talk} address={paths.contact} />
      <p className="visually-hidden" role="status" data-copy-status />
    </div>
  )
}

/** A report that lacks pages says so before its score. */
function Partial({ problem }: { readonly problem: NonNullable<PartProps['report']['problem']> }) {
  return (
    <div className="partial">
      <Tag tone="warn">{problem.title}</Tag>
      <p>{problem.mend}</p>
    </div>
  )
}

function Contents({ report, words }: PartProps) {
  const parts = [
    ['pillars', words.pillars],
    ['engines', words.engines],
    ['fixes', words.fixes],
    ...(report.reading ? [['reading', words.reading] as const] : []),
    ['crawlers', words.crawlers],
    ['findings', words.findings],
    ['pages', words.pages],
    ['plan', words.plan],
    ['method', words.method],
  ] as const
  return (
    <nav className="report-contents" aria-label={words.contents}>
      <ul>
        {parts.map(([id, { contents }]) => (
          <li key={id}>
            <a href={`#${id}`}>{contents}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
