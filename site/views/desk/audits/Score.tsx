import './Score.css'
import type { ListedScore } from '#contracts/desk-audits.ts'
import { figure } from '#language/numbers.ts'
import { fill } from '../../../content/wording.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  readonly score: ListedScore | null
  readonly place: DeskPlace
}

/** A score with its band: on a scale of 0 to 100, and in figures. */
export function Score({ score, place }: Props) {
  const { language, words } = place
  const say = words.audits
  if (!score) return <span className="desk-hint">{say.noScore}</span>
  const { points, band, cappedBy } = score
  const from = Math.max(0, points - band)
  const written = figure(band, language)
  return (
    <span className="score">
      <svg className="score-scale" viewBox="0 0 100 9" aria-hidden="true">
        <path d="M0 8.5H100" />
        <rect x={from} y="1" width={Math.min(100, points + band) - from} height="6" />
      </svg>
      <span className="mono" aria-hidden="true">
        {figure(points, language)} ± {written}
      </span>
      <span className="visually-hidden">
        {fill(say.score, { points: figure(points, language), band: written })}
        {cappedBy && `, ${say.capped}`}
      </span>
    </span>
  )
}
