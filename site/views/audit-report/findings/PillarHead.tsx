import './PillarHead.css'
import { findingWord, verdictWords } from '#contracts/report-words.ts'
import { figure } from '#language/numbers.ts'
import type { PartProps, Report } from '../report.ts'
import { isUnscored, onlyGrows, type Standing, standingOf, unmeasuredPoints } from '../score/points.ts'
import { type Signed, signOf, standingSigns, Tag } from '../Tag.tsx'
import { byWord, inOrder } from './grouping.ts'
import { type Mark, Marks } from './Marks.tsx'

type Finding = Report['findings'][number]

interface Props extends PartProps {
  readonly pillar: Report['pillars'][number]
}

/**
 * A pillar: its name, its points and its word, and beside them each of its checks as a mark. Above the line the share of
 * the points of a check that was won, below it the share that was lost, and across it what nobody counts.
 */
export function PillarHead({ pillar: { pillar, name, points, maximum }, report, words, language }: Props) {
  const checks = inOrder(report.findings.filter(finding => finding.pillar === pillar))
  return (
    <>
      <div className="pillar-head">
        <h3 id={`pillar-${pillar}`}>{name}</h3>
        {maximum > 0 && (
          <span className="mono">
            {figure(points, language)}/{figure(maximum, language)}
          </span>
        )}{' '}
        <PillarTag
          standing={pillarStanding({ pillar, points, maximum }, report)}
          grows={onlyGrows(checks, pillar)}
          words={words}
          language={language}
        />
      </div>
      <div className="pillar-marks">
        <span className="visually-hidden">
          {byWord(checks)
            .map(({ first, count }) => `${findingWord(first)[language]} ${count}`)
            .join(', ')}
        </span>
        <Marks marks={checks.map(markOf)} />
      </div>
    </>
  )
}

/** A check that does not apply is only a place on the line; one without points has no share to show. */
function markOf(finding: Finding): Mark {
  const { check: key, points, maximum } = finding
  return { key, of: signOf(finding), won: maximum > 0 ? points / maximum : 1 }
}

type PillarStanding = Standing | 'partly' | 'unscored' | 'unmeasured'

/** A word for the share of the points at stake, unless more of them could not be measured. */
function pillarStanding(
  { pillar, points, maximum }: Pick<Props['pillar'], 'pillar' | 'points' | 'maximum'>,
  report: Report,
): PillarStanding {
  const standing = standingOf(points, maximum)
  if (standing === null) return isUnscored(report.findings, pillar) ? 'unscored' : 'unmeasured'
  return unmeasuredPoints(report, pillar) > maximum ? 'partly' : standing
}

interface PillarTagProps extends Pick<PartProps, 'words' | 'language'> {
  readonly standing: PillarStanding
  readonly grows: boolean
}

function PillarTag({ standing, grows, words, language }: PillarTagProps) {
  if (grows && (standing === 'fair' || standing === 'weak'))
    return <Tag of="room-to-grow">{verdictWords['room-to-grow'][language]}</Tag>
  return <Tag of={pillarSigns[standing]}>{words.standings.pillar[standing]}</Tag>
}

const pillarSigns: Readonly<Record<PillarStanding, Signed>> = {
  ...standingSigns,
  partly: 'partly',
  unscored: 'unscored',
  unmeasured: 'could-not-tell',
}
