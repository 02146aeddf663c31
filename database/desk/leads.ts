import type { DeskLead, LeadFilter, LeadList, LeadRow, LeadState } from '#contracts/desk.ts'
import type { Language } from '#contracts/languages.ts'
import { answerOf, isUuid } from '../answer-of.ts'
import type { Query } from '../database.ts'

export function listLeads(query: Query, filter: LeadFilter): Promise<LeadList> {
  return answerOf(query, 'list_leads($1)', [JSON.stringify(filter)])
}

export interface ExportedLead extends LeadRow {
  readonly phone: string | null
  readonly message: string | null
  readonly language: Language
  readonly campaign: Readonly<Record<string, string | null>>
}

/** All that the filter lets through, 10,000 at most, whatever its page. */
export function exportLeads(query: Query, filter: LeadFilter): Promise<readonly ExportedLead[]> {
  return answerOf(query, 'export_leads($1)', [JSON.stringify(filter)])
}

export async function readLead(query: Query, id: string): Promise<DeskLead | null> {
  return isUuid(id) ? answerOf<DeskLead | null>(query, 'read_lead($1)', [id]) : null
}

interface LeadChange {
  readonly state: LeadState
  /** The address of a member; null for nobody. */
  readonly owner: string | null
  readonly followUpOn: string | null
}

export function changeLead(
  query: Query,
  id: string,
  { state, owner, followUpOn }: LeadChange,
): Promise<boolean> {
  return answerOf(query, 'change_lead($1, $2, $3, $4)', [id, state, owner, followUpOn])
}

/** Something that a member wrote; by its key it is kept once, however often it is posted. */
export interface Written {
  readonly key: string
  readonly text: string
}

export function noteLead(query: Query, id: string, { key, text }: Written): Promise<boolean> {
  return answerOf(query, 'note_lead($1, $2, $3)', [id, key, text])
}

/** False for a lead that is gone, or in quarantine. */
export function answerLead(query: Query, id: string, { key, text }: Written): Promise<boolean> {
  return answerOf(query, 'answer_lead($1, $2, $3)', [id, key, text])
}

export function releaseFromQuarantine(query: Query, id: string): Promise<boolean> {
  return answerOf(query, 'release_from_quarantine($1)', [id])
}

/** Erases all leads of the person of this one, and says how many they were. */
export function erasePerson(query: Query, id: string): Promise<number> {
  return answerOf(query, 'erase_person($1)', [id])
}
