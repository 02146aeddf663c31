import './MarksKey.css'
import { findingWord } from '#contracts/report-words.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps } from '../report.ts'
import { Sign, signOf } from '../Tag.tsx'
import { byWord } from './grouping.ts'

/** What the marks of the pillars show, and how many checks have each word; before what it is the key of. */
export function MarksKey({ report: { findings }, words, language }: PartProps) {
  return (
    <div className="marks-key">
      <p>{fill(words.findings.overview, { count: findings.length })}</p>
      <dl>
        {byWord(findings).map(({ first, count }) => (
          <div key={first.check}>
            <dt>
              <Sign of={signOf(first)} /> {findingWord(first)[language]}
            </dt>{' '}
            <dd className="mono">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
