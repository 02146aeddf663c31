import './Overview.css'
import { shownPillars } from '#contracts/report-points.ts'
import { findingWord, groupOf } from '#contracts/report-words.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import type { PartProps, Report } from '../report.ts'
import { isUnscored } from '../score/points.ts'
import { verdictTones } from '../Tag.tsx'
import { findingsByPillar } from './grouping.ts'
import { type Mark, Marks, Swatch } from './Marks.tsx'

type Finding = Report['findings'][number]

/**
 * Every check of the report as one mark, by pillar: above the line the share of its points that was won, below it the
 * share that was lost, and across it what nobody counts. What cost most stands first.
 */
export function Overview({ report, words, language }: PartProps) {
  const { pillar: pillarWords } = words.standings
  const pillars = findingsByPillar(shownPillars(report).pillars, report.findings).map(
    ({ pillar, open, unscored, settled }) => ({
      pillar,
      checks: [...open, ...unscored, ...settled.toSorted(passedFirst)],
    }),
  )
  const all = pillars.flatMap(({ checks }) => checks)
  return (
    <figure className="overview">
      <figcaption>
        <p>{fill(words.findings.overview, { count: all.length })}</p>
        <dl>
          {byWord(all, language).map(({ word, count, first }) => (
            <div key={word}>
              <dt>
                <Swatch tone={markOf(first).tone} />
                {word}
              </dt>
              <dd className="mono">{count}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
      <ul>
        {pillars.map(({ pillar, checks }) => (
          <li key={pillar.pillar}>
            <a href={`#pillar-${pillar.pillar}`}>{pillar.name}</a>{' '}
            <span className="mono">
              {pillar.maximum > 0
                ? `${figure(pillar.points, language)}/${figure(pillar.maximum, language)}`
                : pillarWords[isUnscored(checks, pillar.pillar) ? 'unscored' : 'unmeasured']}
            </span>{' '}
            <span className="visually-hidden">
              {byWord(checks, language)
                .map(({ word, count }) => `${word} ${count}`)
                .join(', ')}
            </span>
            <Marks marks={checks.map(markOf)} />
          </li>
        ))}
      </ul>
    </figure>
  )
}

function passedFirst(one: Finding, other: Finding): number {
  return Number(other.verdict === 'passed') - Number(one.verdict === 'passed')
}

/** How many checks have each word, the gravest first. */
function byWord(checks: readonly Finding[], language: PartProps['language']) {
  const groups = Map.groupBy(checks, finding => findingWord(finding)[language])
  return [...groups]
    .flatMap(([word, [first, ...others]]) => (first ? [{ word, first, count: others.length + 1 }] : []))
    .toSorted((one, other) => gravityOf(one.first) - gravityOf(other.first))
}

function gravityOf(finding: Finding): number {
  return gravity.indexOf(groupOf(finding) === 'unscored' ? 'unscored' : finding.verdict)
}

const gravity: readonly (Finding['verdict'] | 'unscored')[] = [
  'failed',
  'partial',
  'nothing-to-judge',
  'room-to-grow',
  'could-not-tell',
  'unscored',
  'passed',
  'not-applicable',
]

/** A check that does not apply is only a place on the line; one without points has no share to show. */
function markOf(finding: Finding): Mark {
  const { check: key, verdict, points, maximum } = finding
  if (groupOf(finding) === 'unscored') return { key, tone: 'hollow', above: 0.5, below: 0.5 }
  if (verdict === 'not-applicable') return { key, tone: 'none', above: 0.15, below: 0.15 }
  if (verdict === 'could-not-tell') return { key, tone: 'hatched', above: 0.5, below: 0.5 }
  const won = maximum > 0 ? points / maximum : 1
  return { key, tone: verdictTones[verdict], above: won, below: 1 - won }
}
