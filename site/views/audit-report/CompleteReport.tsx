import '../../blocks/page/Tinted.css'
import './CompleteReport.css'
import './paper.css'
import type { ReportChanges } from '#contracts/audit-comparison.ts'
import type { AuditPage } from '#contracts/report-page.ts'
import { CallStrip } from '../../blocks/page/CallStrip.tsx'
import type { InLanguage } from '../../content/bilingual.ts'
import type { FormWords, LimitWords } from '../../features/forms/labels.ts'
import { Crawlers } from './access/Crawlers.tsx'
import { Declarations } from './access/Declarations.tsx'
import { Engines } from './access/Engines.tsx'
import { PagesRead } from './access/PagesRead.tsx'
import { Reading } from './access/Reading.tsx'
import { Changes } from './comparison/Changes.tsx'
import { Rival } from './comparison/Rival.tsx'
import type { Comparison } from './comparison/RivalTables.tsx'
import { Pillars } from './findings/Pillars.tsx'
import { OwnerNote } from './head/OwnerNote.tsx'
import { ReportHead } from './head/ReportHead.tsx'
import { Method } from './method/Method.tsx'
import { Sources } from './method/Sources.tsx'
import { FirstFixes } from './plan/FirstFixes.tsx'
import { Plan } from './plan/Plan.tsx'
import { ReportActions } from './ReportActions.tsx'
import type { PartProps, ReportPaths } from './report.ts'
import { Score } from './score/Score.tsx'
import { type AddressWords, TellMe } from './states/TellMe.tsx'
import { Tag } from './Tag.tsx'

interface CompleteReportProps extends PartProps {
  /** What is stored around the report; null for the sample, which nobody asked for. */
  readonly audit: AuditPage | null
  readonly changes: InLanguage<ReportChanges> | null
  readonly comparison: Comparison | null
  readonly paths: ReportPaths
  readonly pathOfReport: (auditId: string) => string
  readonly formWords: FormWords
  readonly limitWords: LimitWords
  /** Null for the sample, which does not change. */
  readonly addressWords: AddressWords | null
  readonly timeZone: string
  /** How the sample came about. */
  readonly made?: string | undefined
}

export function CompleteReport(props: CompleteReportProps) {
  const {
    audit,
    changes,
    comparison,
    paths,
    pathOfReport,
    formWords,
    limitWords,
    timeZone,
    addressWords,
    made,
    ...part
  } = props
  const { report, words } = part
  const newest = audit?.surroundings.newest
  return (
    <div className="report wrap" data-audit-complete="">
      <ReportHead {...part} audit={audit} paths={paths} timeZone={timeZone} />
      {newest && <Newer address={pathOfReport(newest)} words={words} />}
      {report.problem && <Partial problem={report.problem} />}
      {report.score && <Score {...part} score={report.score} rival={comparison?.rival ?? null} isInked />}
      <ReportActions {...part} audit={audit} paths={paths} limitWords={limitWords} timeZone={timeZone} />
      <Contents {...props} />
      {changes && <Changes {...part} changes={changes} timeZone={timeZone} />}
      <FirstFixes {...part} />
      {audit?.ownerKey && <OwnerNote ownerKey={audit.ownerKey} reportPath={paths.self} words={words} />}
      {report.reading && <Reading {...part} reading={report.reading} />}
      <Engines {...part} />
      <Crawlers {...part} />
      <Declarations {...part} />
      <Pillars
        {...part}
        audit={audit}
        formWords={formWords}
        messageLimits={addressWords?.limits ?? null}
        reportPath={paths.self}
        scorecardPath={paths.scorecard}
      />
      <Plan {...part} />
      <PagesRead {...part} />
      {audit && (
        <Rival
          {...part}
          audit={audit}
          comparison={comparison}
          formWords={formWords}
          limitWords={limitWords}
          reportPath={paths.self}
          pathOfReport={pathOfReport}
        />
      )}
      {audit && addressWords && !audit.surroundings.isRival && (
        <TellMe
          {...part}
          audit={audit}
          addressWords={addressWords}
          formWords={formWords}
          reportPath={paths.self}
        />
      )}
      <Method {...part} paths={paths} made={made} />
      {hasSources(report) && <Sources {...part} />}
      <CallStrip {...words.talk} address={paths.contact} />
      <p className="visually-hidden" role="status" data-copy-status />
    </div>
  )
}

function Newer({ address, words }: { readonly address: string } & Pick<PartProps, 'words'>) {
  return (
    <p className="newer">
      {words.newer.text} <a href={address}>{words.newer.link}</a>
    </p>
  )
}

/** A report with missing pages says so before its score. */
function Partial({ problem }: { readonly problem: NonNullable<PartProps['report']['problem']> }) {
  return (
    <div className="partial">
      <Tag of="partial">{problem.title}</Tag>
      <p>{problem.mend}</p>
    </div>
  )
}

function hasSources({ findings }: PartProps['report']): boolean {
  return findings.some(({ sources }) => sources.length > 0)
}

/** The parts in their order, which is that of their numbers. */
function Contents({ report, words, audit, changes }: CompleteReportProps) {
  const parts = [
    ...(changes ? [['changes', words.changes] as const] : []),
    ['fixes', words.fixes],
    ...(report.reading ? [['reading', words.reading] as const] : []),
    ['engines', words.engines],
    ['crawlers', words.crawlers],
    ...(report.declarations.length > 0 ? [['declarations', words.declarations] as const] : []),
    ['pillars', words.pillars],
    ['plan', words.plan],
    ['pages', words.pages],
    ...(audit && !audit.surroundings.isRival ? [['rival', words.rival] as const] : []),
    ['method', words.method],
    ...(hasSources(report) ? [['sources', { contents: words.citations.heading }] as const] : []),
  ] as const
  return (
    <nav className="report-contents" aria-label={words.contents}>
      <ol>
        {parts.map(([id, { contents }]) => (
          <li key={id}>
            <a href={`#${id}`}>{contents}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
