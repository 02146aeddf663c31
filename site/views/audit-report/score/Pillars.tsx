import './Pillars.css'
import type { PillarComparison } from '#contracts/audit-comparison.ts'
import { type ShownPoints, shownPillars } from '#contracts/report-points.ts'
import { partHeadings, verdictWords } from '#contracts/report-words.ts'
import { counted } from '#language/counts.ts'
import { figure } from '#language/numbers.ts'
import type { InLanguage } from '../../../content/bilingual.ts'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps, Report } from '../report.ts'
import { standingTones, Tag, type Tone } from '../Tag.tsx'
import { AccountBar } from './AccountBar.tsx'
import { type Account, accountOf, accountOfPillar } from './account.ts'
import { PointsAccount } from './PointsAccount.tsx'
import { costliest, isUnscored, onlyGrows, type Standing, standingOf } from './points.ts'

interface PillarsProps extends PartProps {
  /** The pillars beside those of a rival; none without one. */
  readonly rivals: readonly InLanguage<PillarComparison>[]
}

/** The parts of the score: each pillar's points, weight, word and main cause of loss. */
export function Pillars({ report, words, language, rivals }: PillarsProps) {
  const { columns } = words.pillars
  const { pillars, total } = shownPillars(report)
  const rows = pillars.map(shown => ({ ...shown, account: accountOfPillar(report, shown) }))
  const widest = Math.max(...rows.map(({ account }) => account.whole))
  const whole = accountOf(report)
  return (
    <ReportPart id="pillars" heading={partHeadings.pillars[language]}>
      {whole && <PointsAccount account={whole} words={words} language={language} />}
      <table className="pillars" aria-labelledby="pillars-title">
        <thead>
          <tr>
            <th scope="col">{columns.pillar}</th>
            <th scope="col">{columns.points}</th>
            <th scope="col" className="pillar-bar">
              {columns.bar}
              {rivals.length > 0 && ` ${columns.rival}`}
            </th>
            <th scope="col">{columns.verdict}</th>
            <th scope="col">{columns.heaviest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(shown => (
            <Row
              key={shown.pillar}
              shown={shown}
              widest={widest}
              rival={rivals.find(({ pillar }) => pillar === shown.pillar)?.other ?? null}
              report={report}
              words={words}
              language={language}
            />
          ))}
        </tbody>
        {report.score && (
          <tfoot>
            <tr>
              <th scope="row">{words.pillars.total}</th>
              <PillarPoints {...total} language={language} />
              <td colSpan={3}>{sumSentence(total, report.score, words, language)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </ReportPart>
  )
}

interface Shown extends ShownPoints {
  readonly pillar: Report['pillars'][number]['pillar']
  readonly name: string
  readonly account: Account
}

interface RowProps extends PartProps {
  readonly shown: Shown
  readonly widest: number
  readonly rival: PillarComparison['other']
}

function Row({ shown, widest, rival, report: { findings }, words, language }: RowProps) {
  const { pillar, name, points, maximum, account } = shown
  return (
    <tr className={rowClass(shown)}>
      <th scope="row">
        <a href={`#pillar-${pillar}`}>{name}</a>
      </th>
      <PillarPoints points={points} maximum={maximum} language={language} />
      <td className="pillar-bar">
        <AccountBar account={account} outOf={widest} rival={rival} />
      </td>
      <td>
        <PillarTag
          standing={pillarStanding(shown, findings)}
          grows={onlyGrows(findings, pillar)}
          words={words}
          language={language}
        />
      </td>
      <td className="pillar-heaviest">
        {isUnscored(findings, pillar)
          ? words.pillars.unscored
          : (costliest(findings, pillar)?.name ?? nothingLost(shown, words, language))}
      </td>
    </tr>
  )
}

function rowClass({ points, maximum, account: { unmeasured } }: Shown): string | undefined {
  if (maximum === 0) return 'is-unmeasured'
  return points === maximum && unmeasured === 0 ? 'is-whole' : undefined
}

type PillarStanding = Standing | 'partly' | 'unscored' | 'unmeasured'

/** A word for the share of the points at stake, unless more of them could not be measured. */
function pillarStanding(
  { pillar, points, maximum, account: { unmeasured } }: Shown,
  findings: Report['findings'],
): PillarStanding {
  const standing = standingOf(points, maximum)
  if (standing === null) return isUnscored(findings, pillar) ? 'unscored' : 'unmeasured'
  return unmeasured > maximum ? 'partly' : standing
}

/** What stands in place of the costliest check, where no check lost points. */
function nothingLost(
  { points, maximum, account: { unmeasured } }: Shown,
  words: PartProps['words'],
  language: PartProps['language'],
): string {
  if (maximum === 0) return '–'
  if (unmeasured === 0) return words.pillars.nothing
  return fill(counted(words.pillars.unmeasured, unmeasured, language), {
    points: figure(points, language),
    maximum: figure(maximum, language),
    unmeasured: figure(unmeasured, language),
  })
}

function PillarPoints({ points, maximum, language }: ShownPoints & Pick<PartProps, 'language'>) {
  if (maximum === 0) return <td className="pillar-points mono">–</td>
  return (
    <td className="pillar-points mono">
      {figure(points, language)}
      <span>/{figure(maximum, language)}</span>
    </td>
  )
}

/** How the points of the pillars become the score. */
function sumSentence(
  { points, maximum }: ShownPoints,
  score: NonNullable<Report['score']>,
  words: PartProps['words'],
  language: PartProps['language'],
): string {
  return fill(score.cappedBy ? words.pillars.capped : words.pillars.sum, {
    points: figure(points, language),
    maximum: figure(maximum, language),
    whole: figure((100 * points) / maximum, language, 0),
    score: score.points,
  })
}

interface PillarTagProps extends Pick<PartProps, 'words' | 'language'> {
  readonly standing: PillarStanding
  readonly grows: boolean
}

function PillarTag({ standing, grows, words, language }: PillarTagProps) {
  if (grows && (standing === 'fair' || standing === 'weak'))
    return <Tag tone="grow">{verdictWords['room-to-grow'][language]}</Tag>
  return <Tag tone={pillarTones[standing]}>{words.standings.pillar[standing]}</Tag>
}

const pillarTones: Readonly<Record<PillarStanding, Tone>> = {
  ...standingTones,
  partly: 'none',
  unscored: 'none',
  unmeasured: 'none',
}
