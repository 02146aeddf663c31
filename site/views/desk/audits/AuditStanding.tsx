import type { AuditRow } from '#contracts/desk-audits.ts'
import type { DeskPlace } from '../place.ts'
import { Score } from './Score.tsx'

interface Props {
  readonly audit: Pick<AuditRow, 'status' | 'score'>
  readonly place: DeskPlace
}

/** The score of an audit; where it has none, why. */
export function AuditStanding({ audit: { status, score }, place }: Props) {
  const say = place.words.audits
  if (score) return <Score score={score} place={place} />
  return <span className="desk-hint">{status === 'completed' ? say.noScore : say.status[status]}</span>
}
