import './State.css'
import type { LeadRow } from '#contracts/desk.ts'
import type { DeskPlace } from '../place.ts'

interface Props {
  readonly lead: Pick<LeadRow, 'state' | 'isQuarantined'>
  readonly place: DeskPlace
}

/** How a lead stands: a shape and a word, so that no colour is needed to read it. */
export function State({ lead, place }: Props) {
  const { states, quarantine } = place.words.leads
  return lead.isQuarantined ? (
    <span className="lead-state lead-state-quarantine">{quarantine}</span>
  ) : (
    <span className={`lead-state lead-state-${lead.state}`}>{states[lead.state]}</span>
  )
}
