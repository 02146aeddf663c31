import { answerOf } from '../answer-of.ts'
import type { Query, Row } from '../database.ts'

/** Of a table that holds rows of people: which of them are those of a person (`$1`, as `person_of` writes it). */
interface OfPeople {
  readonly rows: string
}

/** A table without rows about people: its columns of free text, which must not contain personal data. */
interface OfNobody {
  readonly texts: readonly string[]
}

const leadsOfPerson = '(select id from leads where person = $1)'

/**
 * Every table: where the data of a person are, and where there are none. A table or a text that is missing
 * here fails a test.
 */
export const tables: Readonly<Record<string, OfPeople | OfNobody>> = {
  leads: { rows: 'person = $1' },
  audits: { rows: `lead_id in ${leadsOfPerson}` },
  contradictions: { rows: `audit_id in (select id from audits where lead_id in ${leadsOfPerson})` },
  mails: {
    rows: `lead_id in ${leadsOfPerson} or watcher_id in (select id from watchers where person = $1)`,
  },
  watchers: { rows: 'person = $1' },
  lead_notes: { rows: `lead_id in ${leadsOfPerson}` },
  answered_calls: { rows: `lead_id in ${leadsOfPerson}` },
  // The proof of a choice has no name. It is a person's for as long as a lead of theirs says which.
  consents: {
    rows: `consent_id::text in (select ai_consent ->> 'consent_id' from leads where person = $1)`,
  },
  members: { rows: 'person_of(email) = $1' },
  // Nothing leads from a visit to a person: sessions are random, and end with their tab.
  analytics_events: {
    texts: [
      'device_type',
      'event_category',
      'event_type',
      'geo_metric',
      'page_path',
      'properties',
      'referrer',
      'session_id',
      'site_id',
      'user_agent',
      'user_id',
      'utm_campaign',
      'utm_content',
      'utm_medium',
      'utm_source',
      'utm_term',
    ],
  },
  // Of companies, as a member typed them, and of their public sites.
  watched_sites: { texts: ['address', 'client', 'client_link', 'language', 'rhythm', 'rival'] },
  site_readings: { texts: ['changes'] },
  crawler_visits: { texts: ['agent', 'identity', 'operator', 'path', 'purpose'] },
  refusals: { texts: ['reason'] },
  // Sums of the two above, by day.
  rolled_up_days: { texts: [] },
  audience_visits: { texts: ['campaign', 'source'] },
  audience_pages: { texts: ['page'] },
  audience_forms: { texts: ['form'] },
  audience_vitals: { texts: ['device', 'metric', 'page'] },
  crawler_days: { texts: ['agent', 'identity', 'operator', 'purpose'] },
  crawler_pages: { texts: ['page'] },
  imported_reports: { texts: ['source'] },
  imported_pages: { texts: ['page', 'source'] },
  gone_reports: { texts: ['reason'] },
  maintenance: { texts: ['task'] },
  applied_files: { texts: ['path', 'sha256'] },
  // Digests, and the salts and keys that make them: by themselves they say nothing of a person.
  erasures: { texts: ['person'] },
  erasure_key: { texts: ['key'] },
  form_token_secret: { texts: ['secret'] },
  network_audits: { texts: ['network'] },
  network_messages: { texts: ['network'] },
  network_salts: { texts: ['salt'] },
  spent_form_tokens: { texts: [] },
  sign_in_attempts: { texts: ['kind', 'who'] },
  // Of members, and gone within minutes or weeks.
  sign_in_codes: { texts: ['code', 'link'] },
  desk_sessions: { texts: ['browser', 'token'] },
}

/** By table, every row about the person of an address; tables without any are left out. */
export async function readPerson(
  query: Query,
  email: string,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const person = await answerOf<string>(query, 'person_of($1)', [email])
  const found: Record<string, readonly Row[]> = {}
  for (const [table, rule] of Object.entries(tables)) {
    if (!('rows' in rule)) continue
    const rows = await query<{ row: Row }>(
      `select to_jsonb(${table}) as row from ${table} where ${rule.rows}`,
      [person],
    )
    if (rows.length > 0) found[table] = rows.map(({ row }) => row)
  }
  return found
}

/**
 * Erases the person with an address, and returns how many leads they had. Two things stay: the proof of their
 * choices of consent, which can then be linked to no one, and a member, who is removed only by DESK_MEMBERS.
 */
export function eraseByEmail(query: Query, email: string): Promise<number> {
  return answerOf(query, 'erase(person_of($1))', [email])
}

/** An erased person, as a digest. */
export interface Erasure {
  /** Hexadecimal. */
  readonly person: string
  /** ISO 8601, in UTC. */
  readonly erasedAt: string
}

/** All erasures that are known, the oldest first. */
export function readErasures(query: Query): Promise<readonly Erasure[]> {
  return query<{ person: string; erasedAt: string }>(
    `select encode(person, 'hex') as person, to_json(erased_at at time zone 'utc') #>> '{}' || 'Z' as "erasedAt"
     from erasures order by erased_at, person`,
  )
}

/** Adds erasures that a restored database has not heard of, repeats all of them, and says how many leads went. */
export async function repeatErasures(query: Query, erasures: readonly Erasure[]): Promise<number> {
  await query(
    `insert into erasures (person, erased_at)
     select decode(person, 'hex'), max("erasedAt")
     from jsonb_to_recordset($1::jsonb) as known (person text, "erasedAt" timestamptz)
     group by person
     on conflict (person) do update set erased_at = greatest(erasures.erased_at, excluded.erased_at)`,
    [JSON.stringify(erasures)],
  )
  return answerOf(query, 'repeat_erasures()')
}
