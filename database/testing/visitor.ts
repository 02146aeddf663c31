import type { AuditParameters, ContactParameters } from '#contracts/calls.ts'
import type { Database, Query } from '../database.ts'

interface Request {
  readonly network?: string
  /** The share of audits of the network. */
  readonly audits?: number
  readonly key?: string
  readonly suspicion?: string
  readonly token?: string
}

/** Runs `work` as the server does for a visitor: under the role `anon`, with the settings of the request. */
export function asVisitor<T>(
  database: Database,
  work: (query: Query) => Promise<T>,
  { network, audits, key, suspicion, token }: Request = {},
): Promise<T> {
  return database.transaction(async query => {
    await query(
      `select set_config('request.headers', $1, true), set_config('site.audits_per_network_per_day', $2, true),
              set_config('site.suspicion', $3, true), set_config('site.form_token', $4, true),
              set_config('role', 'anon', true)`,
      [
        JSON.stringify({ 'x-forwarded-for': network, 'idempotency-key': key }),
        String(audits ?? ''),
        suspicion ?? '',
        token ?? '',
      ],
    )
    return work(query)
  })
}

export const contact: ContactParameters = {
  p_name: 'Marie Dupont',
  p_email: 'marie@example.org',
  p_phone: null,
  p_company: null,
  p_message: 'Bonjour, parlons de votre offre.',
  p_language: 'fr',
  p_utm_data: { utm_source: 'website' },
}

export const auditRequest: AuditParameters = {
  p_name: 'Prospect',
  p_email: 'marie@example.org',
  p_company: null,
  p_website: 'https://example.com',
  p_language: 'en',
  p_utm_data: { source: 'website' },
  p_project_source: 'free_geo_audit_page',
}
