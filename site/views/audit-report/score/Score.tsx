import './Score.css'
import { shownPillars } from '#contracts/report-points.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import { standingSigns, Tag } from '../Tag.tsx'
import { potentialOf, potentialSentence, standingOf } from './points.ts'
import { Ruler, type ScoreProps } from './Ruler.tsx'

/** The score and its margin, in one figure, one sentence and one ruler. */
export function Score(props: ScoreProps) {
  const { words, language, score, isInked } = props
  const standing = standingOf(score.points, 100) ?? 'weak'
  const band = figure(score.band, language)
  const { points, maximum } = shownPillars(props.report).total
  const measured = { points: figure(points, language), maximum: figure(maximum, language) }
  const potential = potentialOf(props.report)
  return (
    <section
      className={isInked ? 'report-score grid inked' : 'report-score grid'}
      aria-label={words.score.name}
      data-score={score.points}
    >
      <p className="report-figure">
        <span>{score.points}</span> <span className="report-band">± {band}</span>{' '}
        <span className="report-out-of">{words.score.outOf}</span>
      </p>
      <div className="report-sentence">
        <Tag of={standingSigns[standing]}>
          {score.cappedBy ? words.score.capped : words.standings.site[standing]}
        </Tag>
        <p>{words.score.verdicts[score.cappedBy ? 'capped' : standing]}</p>
        <p className="report-margin">
          {fill(words.score.measured, measured)} {score.sentence}{' '}
          {potential !== null && `${potentialSentence(props, potential)} `}
          {fill(words.score.band, { band })}
        </p>
      </div>
      <Ruler {...props} />
    </section>
  )
}
