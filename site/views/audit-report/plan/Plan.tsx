import './Plan.css'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps } from '../report.ts'
import { FixFacts } from './FirstFixes.tsx'

const horizons = [30, 60, 90] as const

/** What to do by when, on a line of 90 days: an empty month is told by its empty line. */
export function Plan({ report, words, language }: PartProps) {
  const planned = horizons.map(days => ({
    days,
    fixes: report.fixes.filter(({ horizonDays }) => horizonDays === days),
  }))
  const filled = planned.filter(({ fixes }) => fixes.length > 0)
  return (
    <ReportPart id="plan" heading={words.plan.heading}>
      <Axis counts={planned.map(({ fixes }) => fixes.length)} />
      {filled.length === 0 && <p>{words.plan.nothing}</p>}
      <ol className="plan">
        {filled.map(({ days, fixes }) => (
          <li className={`plan-${days}`} key={days}>
            <h3>{words.plan.horizons[`${days}`]}</h3>
            <ul>
              {fixes.map(fix => (
                <li key={fix.check}>
                  <b>{fix.title}</b>
                  {report.fixes.indexOf(fix) >= 3 && <p>{fix.action}</p>}
                  <FixFacts fix={fix} words={words} language={language} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </ReportPart>
  )
}

/** The days from 0 to 90, with a disc for each fix, within its month and so above its column. */
function Axis({ counts }: { readonly counts: readonly number[] }) {
  const month = 100 / counts.length
  const anchors = ['start', 'middle', 'middle', 'end'] as const
  return (
    <svg className="plan-axis mono" aria-hidden="true">
      <line x2="100%" y1="12" y2="12" />
      {[0, ...horizons].map((days, index) => (
        <g key={days}>
          <line x1={`${index * month}%`} x2={`${index * month}%`} y1="4" y2="20" />
          <text x={`${index * month}%`} y="36" textAnchor={anchors[index]}>
            {days}
          </text>
        </g>
      ))}
      {counts.flatMap((count, index) =>
        Array.from({ length: count }, (_, fix) => {
          const place = index + (fix + 1) / (count + 1)
          return <circle key={place} cx={`${place * month}%`} cy="12" r="6" />
        }),
      )}
    </svg>
  )
}
