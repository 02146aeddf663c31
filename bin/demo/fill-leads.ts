import type { Query } from '#database/database.ts'
import { changedReport } from './changed-report.ts'
import { leads, type MadeUpLead } from './made-up-leads.ts'
import { idOf } from './noise.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Who follows a lead: those who write to an English company, and those who write to a French one. */
export const members = { fr: 'camille@ibid.example', en: 'nora@ibid.example' } as const

/** Stores the leads, with their audits, mails and notes. The members have to be there. */
export async function fillLeads(query: Query, now: Date): Promise<void> {
  await query(
    `insert into leads (id, name, email, company, message, language, utm_data, project_source, ai_consent,
       quarantined_for, state, owner_id, follow_up_on, created_at, kept_until)
     select id, name, email, company, message, language, utm_data, project_source, ai_consent, quarantined_for,
       state, (select members.id from members where members.email = owner), follow_up_on, created_at,
       created_at + interval '2 years'
     from jsonb_to_recordset($1) as lead (id uuid, name text, email text, company text, message text,
       language text, utm_data jsonb, project_source text, ai_consent jsonb, quarantined_for text, state text,
       owner text, follow_up_on date, created_at timestamptz)`,
    [JSON.stringify(leads.map(lead => leadRow(lead, now)))],
  )
  // One report at a time: together they are some megabytes.
  for (const audit of leads.flatMap(lead => auditsOf(lead, now)))
    await query(
      `insert into audits (id, lead_id, kind, address, language, status, report, requested_at, started_at, finished_at)
       values ($1, $2, $3, $4, $5, 'completed', $6, $7, $7, $8)`,
      audit,
    )
  await query(
    `insert into mails (lead_id, kind, written_at, attempts, sent_at, given_up_at, failure, author_id, text)
     select lead_id, kind, written_at, 1, case when failure is null then written_at end,
       case when failure is not null then written_at end, failure,
       (select id from members where email = author), text
     from jsonb_to_recordset($1) as mail (lead_id uuid, kind text, written_at timestamptz, failure text,
       author text, text text)`,
    [JSON.stringify(leads.flatMap(lead => mailsOf(lead, now)))],
  )
  await query(
    `insert into lead_notes (lead_id, author_id, text, written_at)
     select lead_id, (select id from members where email = author), text, written_at
     from jsonb_to_recordset($1) as note (lead_id uuid, author text, text text, written_at timestamptz)`,
    [JSON.stringify(leads.flatMap(lead => notesOf(lead, now)))],
  )
}

function leadRow(lead: MadeUpLead, now: Date) {
  const { followUpInDays } = lead
  return {
    id: leadId(lead),
    name: lead.name,
    email: emailOf(lead),
    company: lead.company,
    message: lead.message,
    language: lead.language,
    utm_data: lead.campaign,
    project_source: lead.message === null ? 'free_geo_audit_page' : null,
    ai_consent: {
      consent_id: null,
      allowTraining: false,
      allowDataCollection: lead.language === 'en',
    },
    quarantined_for: lead.quarantinedFor ?? null,
    state: lead.state,
    owner: lead.state === 'new' ? null : members[lead.language],
    follow_up_on:
      followUpInDays === undefined
        ? null
        : new Date(now.getTime() + followUpInDays * day).toISOString().slice(0, 10),
    created_at: receivedAt(lead, now),
  }
}

/** The first was asked for with the lead, each other one two days after the one before, as far as it is over. */
function auditsOf(lead: MadeUpLead, now: Date): readonly (readonly unknown[])[] {
  return lead.audits.flatMap((failed, index) => {
    const at = new Date(receivedAt(lead, now).getTime() + index * 2 * day)
    if (at > now) throw new Error(`${lead.company} would be audited in the future.`)
    const report = changedReport(lead, at, { failed, isClosed: false })
    return [
      [
        idOf(`audit ${index} of ${lead.host}`),
        leadId(lead),
        index === 0 ? 'requested' : 'repeated',
        report.address,
        lead.language,
        JSON.stringify(report),
        report.startedAt,
        report.finishedAt,
      ],
    ]
  })
}

function mailsOf(lead: MadeUpLead, now: Date) {
  if (lead.quarantinedFor) return []
  const lead_id = leadId(lead)
  const after = (time: number) => new Date(receivedAt(lead, now).getTime() + time)
  return [
    { lead_id, kind: 'notice', written_at: after(0) },
    { lead_id, kind: 'receipt', written_at: after(0), failure: lead.refusedMail },
    ...(lead.audits.length > 0 ? [{ lead_id, kind: 'report', written_at: after(minute) }] : []),
    ...(lead.answer
      ? [
          {
            lead_id,
            kind: 'answer',
            written_at: after(5 * hour),
            author: members[lead.language],
            text: lead.answer,
          },
        ]
      : []),
  ]
}

function notesOf(lead: MadeUpLead, now: Date) {
  if (!lead.note) return []
  const written_at = new Date(receivedAt(lead, now).getTime() + 6 * hour)
  return [{ lead_id: leadId(lead), author: members[lead.language], text: lead.note, written_at }]
}

/** `helene@moulin-des-tilleuls.example` */
function emailOf({ name, host }: MadeUpLead): string {
  const [first = ''] = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').split(' ')
  return `${first}@${host}`
}

function leadId({ host }: MadeUpLead): string {
  return idOf(`lead of ${host}`)
}

function receivedAt({ hoursAgo }: MadeUpLead, now: Date): Date {
  return new Date(now.getTime() - hoursAgo * hour)
}
