import './Plan.css'
import { firstFixes } from '#contracts/audit-report.ts'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { FixFacts } from './FirstFixes.tsx'

const horizons = [30, 60, 90] as const

type Fixes = PartProps['report']['fixes']

/**
 * What to do by when: beside each fix, its month on a line of days that ends with the last fix; those to start with
 * begin on the first day.
 */
export function Plan(props: PartProps) {
  const { report, words, language } = props
  const due = (days: number) => report.fixes.filter(({ horizonDays }) => horizonDays === days)
  const busy = horizons.filter(days => due(days).length > 0)
  const idle = horizons.filter(days => due(days).length === 0)
  const end = busy.at(-1)
  return (
    <ReportPart id="plan" heading={words.plan.heading}>
      {end === undefined ? (
        <p>{words.plan.nothing}</p>
      ) : (
        <div className={`plan-to-${end}`}>
          <Scale days={[0, ...horizons.filter(days => days <= end)]} />
          <ol className="plan">
            {busy.map(days => (
              <Month key={days} days={days} fixes={due(days)} {...props} />
            ))}
          </ol>
          {idle.length > 0 && (
            <p className="plan-idle">
              {fill(words.plan.none, { days: new Intl.ListFormat(language).format(idle.map(String)) })}
            </p>
          )}
        </div>
      )}
    </ReportPart>
  )
}

interface MonthProps extends PartProps {
  readonly days: (typeof horizons)[number]
  readonly fixes: Fixes
}

function Month({ days, fixes, report, words, language }: MonthProps) {
  return (
    <li className={`plan-${days}`}>
      <h3>{words.plan.horizons[`${days}`]}</h3>
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
    </li>
  )
}

/** The part of a report on its first fixes says what to do for them. */
function isFirst(fix: Fixes[number], { fixes }: PartProps['report']): boolean {
  return fixes.indexOf(fix) < firstFixes
}

/** The days at the ends of the months. */
function Scale({ days }: { readonly days: readonly number[] }) {
  return (
    <p className="plan-scale mono" aria-hidden="true" data-markdown-ignore>
      {days.map(day => (
        <span key={day}>{day}</span>
      ))}
    </p>
  )
}
