import './Plan.css'
import { firstFixes } from '#contracts/audit-report.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { FixFacts } from './FirstFixes.tsx'

const horizons = [30, 60, 90] as const

/** What to do by when: beside each fix, its month on a line of 90 days; those to start with begin on the first day. */
export function Plan(props: PartProps) {
  const { report, words } = props
  return (
    <ReportPart id="plan" heading={words.plan.heading} isTinted>
      {report.fixes.length === 0 ? (
        <p>{words.plan.nothing}</p>
      ) : (
        <>
          <Scale />
          <ol className="plan">
            {horizons.map(days => (
              <Month key={days} days={days} {...props} />
            ))}
          </ol>
        </>
      )}
    </ReportPart>
  )
}

function Month({ days, report, words, language }: PartProps & { readonly days: (typeof horizons)[number] }) {
  const fixes = report.fixes.filter(({ horizonDays }) => horizonDays === days)
  return (
    <li className={`plan-${days}`}>
      <h3>{words.plan.horizons[`${days}`]}</h3>
      {fixes.length === 0 ? (
        <p>{words.plan.none}</p>
      ) : (
        <ul>
          {fixes.map(fix => (
            <li key={fix.check} className={isFirst(fix, report) ? 'is-first' : undefined}>
              <div>
                <b>{fix.title}</b>
                {!isFirst(fix, report) && <p>{fix.action}</p>}
                <FixFacts fix={fix} words={words} language={language} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The part of a report on its first fixes says what to do for them. */
function isFirst(fix: PartProps['report']['fixes'][number], { fixes }: PartProps['report']): boolean {
  return fixes.indexOf(fix) < firstFixes
}

/** The days at the ends of the months. */
function Scale() {
  return (
    <p className="plan-scale mono" aria-hidden="true" data-markdown-ignore>
      {[0, ...horizons].map(days => (
        <span key={days}>{days}</span>
      ))}
    </p>
  )
}
