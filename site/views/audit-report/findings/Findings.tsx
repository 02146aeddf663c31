import './Findings.css'
import type { ReactNode } from 'react'
import type { AuditPage } from '#contracts/report-page.ts'
import { shownPillars, shownPoints } from '#contracts/report-points.ts'
import { confidenceWords, unscoredNote, verdictWords } from '#contracts/report-words.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import { WholeNames } from '../../../content/inline.tsx'
import { precisionOf } from '../../../content/precision.ts'
import { fill } from '../../../content/wording.ts'
import type { FormWords, LimitWords } from '../../../features/forms/labels.ts'
import type { PartProps, Report } from '../report.ts'
import { isUnscored, unmeasuredPoints } from '../score/points.ts'
import { FindingTag } from '../Tag.tsx'
import { shortAddress } from '../wording.ts'
import { Contradiction } from './Contradiction.tsx'
import { EvidenceList } from './EvidenceList.tsx'
import { FindingsFilters } from './FindingsFilters.tsx'
import { filteredFindings, findingsByPillar, numberedSources } from './grouping.ts'
import { MarksKey } from './MarksKey.tsx'
import { PillarHead } from './PillarHead.tsx'

type Finding = Report['findings'][number]

export interface FindingsProps extends PartProps {
  /** Null for the sample: no filter can be asked for, and nothing said about a finding. */
  readonly audit: AuditPage | null
  readonly messageLimits: LimitWords | null
  readonly formWords: FormWords
  readonly reportPath: string
  readonly scorecardPath: string
}

/**
 * Each pillar with every check as a mark, and under it its findings, or those that the filter selects: what costs
 * points first; what has none and what passed folded.
 */
export function Findings(props: FindingsProps) {
  const { report, words, language, audit } = props
  const filter = audit?.filter ?? null
  const findings = filter ? filteredFindings(report, filter) : report.findings
  const isFiltered = filter !== null && (filter.verdict !== null || filter.page !== null)
  return (
    <div id="findings">
      <MarksKey report={report} words={words} language={language} />
      {filter && <FindingsFilters {...props} filter={filter} />}
      {findings.length === 0 && <p className="findings-none">{words.findings.none}</p>}
      {findingsByPillar(shownPillars(report).pillars, findings).map(({ pillar, open, unscored, settled }) => (
        <section className="findings grid" key={pillar.pillar} aria-labelledby={`pillar-${pillar.pillar}`}>
          <PillarHead pillar={pillar} report={report} words={words} language={language} />
          <div className="findings-list">
            <PillarNote {...props} pillar={pillar} />
            {open.map(finding => (
              <FindingItem key={finding.check} {...props} finding={finding} />
            ))}
            <Folded {...props} findings={unscored} title={words.findings.unscored} isOpen={isFiltered}>
              <p className="findings-note">{unscoredNote[language]}</p>
            </Folded>
            <Folded {...props} findings={settled} title={words.findings.passed} isOpen={isFiltered} />
          </div>
        </section>
      ))}
    </div>
  )
}

/** Why a pillar has no points, or fewer than the rubric gives it. */
function PillarNote({
  pillar: { pillar, points, maximum },
  report,
  words,
  language,
}: PartProps & { readonly pillar: Report['pillars'][number] }) {
  if (isUnscored(report.findings, pillar)) return <p className="findings-note">{words.pillars.unscored}</p>
  const unmeasured = unmeasuredPoints(report, pillar)
  if (maximum === 0 || unmeasured === 0) return null
  return (
    <p className="findings-note">
      {fill(counted(words.pillars.unmeasured, unmeasured, language), {
        points: figure(points, language),
        maximum: figure(maximum, language),
        unmeasured: figure(unmeasured, language),
      })}
    </p>
  )
}

interface FoldedProps extends FindingsProps {
  readonly findings: readonly Finding[]
  readonly title: { readonly one: string; readonly many: string }
  readonly isOpen: boolean
  readonly children?: ReactNode
}

/** Open when one of the findings has just been contradicted. */
function Folded({ findings, title, isOpen, children, ...props }: FoldedProps) {
  if (findings.length === 0) return null
  const contradicted = props.audit?.contradicted?.check
  return (
    <details
      className="findings-folded"
      open={isOpen || findings.some(({ check }) => check === contradicted)}
    >
      <summary>{fill(counted(title, findings.length, props.language), { count: findings.length })}</summary>
      {children}
      {findings.map(finding => (
        <FindingItem key={finding.check} {...props} finding={finding} />
      ))}
    </details>
  )
}

function FindingItem({ finding, ...props }: FindingsProps & { readonly finding: Finding }) {
  const { language } = props
  const { check, name, sentence } = finding
  const { points, maximum } = shownPoints(finding)
  return (
    <article className="finding" id={`finding-${check}`}>
      <div className="finding-verdict">
        <FindingTag finding={finding} language={language} />{' '}
        {maximum > 0 && (
          <span className="mono">
            {figure(points, language)}/{figure(maximum, language)}
          </span>
        )}
      </div>
      <h4>{name}</h4>
      <p className="finding-sentence">
        <WholeNames text={sentence} />
      </p>
      <Proof {...props} finding={finding} />
    </article>
  )
}

function Proof(props: FindingsProps & { readonly finding: Finding }) {
  const { finding, report, words, language, audit, messageLimits, scorecardPath } = props
  const { check, why, confidence, evidence, pages } = finding
  return (
    <details className="proof" open={audit?.contradicted?.check === check}>
      <summary>{words.findings.proof}</summary>
      <p>
        <WholeNames text={why} />
        <Marks finding={finding} report={report} />{' '}
        <span className="proof-confidence mono">
          {confidenceWords[confidence][language]} · {precisionOf(check, language)}
        </span>
      </p>
      <p className="proof-rule">
        <a href={`${scorecardPath}#${check}`}>{words.findings.rule}</a>
      </p>
      <EvidenceList evidence={evidence} report={report} words={words} language={language} />
      {pages.length > 0 && (
        <>
          <h5>{words.findings.pages}</h5>
          <ul className="proof-pages">
            {pages.map(({ address, verdict }) => (
              <li key={address}>
                <span className="mono" translate="no">
                  {shortAddress(address, report.address)}
                </span>{' '}
                <span lang={language}>{verdictWords[verdict][language]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {audit && messageLimits && <Contradiction {...props} audit={audit} limitWords={messageLimits} />}
    </details>
  )
}

/** The marks of a finding's sources, which are at the end of the report. */
function Marks({ finding, report }: { readonly finding: Finding; readonly report: Report }) {
  const numbered = numberedSources(report)
  const numbers = finding.sources.map(({ url }) => numbered.findIndex(source => source.url === url) + 1)
  return numbers.map((number, index) => (
    <sup className={index > 0 ? 'ref ref-next' : 'ref'} key={number} id={`ref-${finding.check}-${number}`}>
      <a href={`#source-${number}`} aria-label={`Source ${number}`}>
        {number}
      </a>
    </sup>
  ))
}
