import './Pillars.css'
import { shownPillars } from '#contracts/report-points.ts'
import { partHeadings } from '#contracts/report-words.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { ReportPart } from '../ReportPart.tsx'
import type { PartProps, Report } from '../report.ts'
import { accountOf } from '../score/account.ts'
import { PointsAccount } from '../score/PointsAccount.tsx'
import { Findings, type FindingsProps } from './Findings.tsx'

/** Where all points went; then each pillar, once: its points, a mark for each of its checks, and what they found. */
export function Pillars(props: FindingsProps) {
  const { report, words, language } = props
  const whole = accountOf(report)
  return (
    <ReportPart
      id="pillars"
      heading={partHeadings.pillars[language]}
      lead={words.findings.lead}
      isTinted
      isWide
    >
      {whole && <PointsAccount account={whole} words={words} language={language} />}
      {report.score && <p className="pillars-sum">{sumSentence(props, report.score)}</p>}
      <Findings {...props} />
    </ReportPart>
  )
}

/** How the points of the pillars become the score. */
function sumSentence({ report, words, language }: PartProps, score: NonNullable<Report['score']>): string {
  const { points, maximum } = shownPillars(report).total
  return fill(score.cappedBy ? words.pillars.capped : words.pillars.sum, {
    points: figure(points, language),
    maximum: figure(maximum, language),
    whole: figure((100 * points) / maximum, language, 0),
    score: score.points,
  })
}
