import './Plan.css'
import type { PartProps } from '../report.ts'
import { FixFacts } from './FirstFixes.tsx'

const horizons = [30, 60, 90] as const

/** What to do by when; a date without anything to do is left out. */
export function Plan({ report, words, language }: PartProps) {
  const planned = horizons.filter(days => report.fixes.some(({ horizonDays }) => horizonDays === days))
  return (
    <section className="report-part" id="plan" aria-labelledby="plan-title">
      <h2 id="plan-title">{words.plan.heading}</h2>
      <ol className="plan">
        {(planned.length > 0 ? planned : horizons).map(days => {
          const fixes = report.fixes.filter(({ horizonDays }) => horizonDays === days)
          return (
            <li key={days}>
              <h3>{words.plan.horizons[`${days}`]}</h3>
              {fixes.length === 0 && <p>{words.plan.nothing}</p>}
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
          )
        })}
      </ol>
    </section>
  )
}
