import type { AuditRecord } from '#contracts/audit-report.ts'
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
import type { PartProps } from './report.ts'
import { Score } from './Score.tsx'
import { Tag } from './Tag.tsx'

/** The pages that a report leads to. */
export interface ReportPaths {
  /** The audit form, with the address of this site. */
  readonly again: string
  readonly contact: string
  /** Null while the method page is not written. */
  readonly method: string | null
}

interface CompleteReportProps extends PartProps {
  readonly record: AuditRecord
  readonly paths: ReportPaths
}

/** The report of an audit that judged something, from the score to what it cannot know. */
export function CompleteReport({ record, paths, ...part }: CompleteReportProps) {
  const { report, words } = part
  return (
    <div className="report wrap">
      <ReportHead {...part} record={record} againPath={paths.again} />
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
      <aside className="talk">
        <h2>{words.talk.heading}</h2>
        <p>{words.talk.text}</p>
        <a className="button" href={paths.contact}>
          {words.talk.action}
        </a>
      </aside>
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
