import { siteChanges } from '#audit/comparison/site-changes.ts'
import type { AuditReport } from '#contracts/audit-report.ts'
import type { Language } from '#contracts/languages.ts'
import type { Rhythm } from '#contracts/watched-sites.ts'
import type { Query } from '#database/database.ts'
import { changedReport, type Differences } from './changed-report.ts'
import { idOf } from './noise.ts'

interface MadeUpSite {
  readonly client: string
  readonly host: string
  readonly rival: { readonly company: string; readonly host: string } | null
  readonly rhythm: Rhythm
  readonly language: Language
  /** What each reading found, the last one last. */
  readonly readings: readonly Differences[]
  readonly daysSinceLast: number
}

const open = { isClosed: false }

const sites: readonly MadeUpSite[] = [
  {
    client: 'Atelier Cobalt',
    host: 'atelier-cobalt.example',
    rival: { company: 'Maison Ocre', host: 'maison-ocre.example' },
    rhythm: 'weekly',
    language: 'fr',
    readings: [
      { ...open, failed: ['figures-in-text', 'quotations', 'lists-and-tables'] },
      { ...open, failed: ['figures-in-text', 'quotations', 'lists-and-tables'] },
      { ...open, failed: ['figures-in-text', 'quotations'] },
      { ...open, failed: ['figures-in-text'] },
      { ...open, failed: ['figures-in-text', 'canonical'] },
      { ...open, failed: ['canonical'] },
      { ...open, failed: [] },
      { failed: [], isClosed: true },
    ],
    daysSinceLast: 1,
  },
  {
    client: 'Penrose & Tull',
    host: 'penrose-tull.example',
    rival: null,
    rhythm: 'weekly',
    language: 'en',
    readings: [
      { ...open, failed: ['canonical', 'structured-data-type', 'quotations'] },
      { ...open, failed: ['canonical', 'quotations'] },
      { ...open, failed: ['canonical', 'quotations'] },
      { ...open, failed: ['quotations'] },
      { ...open, failed: [] },
    ],
    daysSinceLast: 3,
  },
  {
    client: 'Cabinet Verrière',
    host: 'cabinet-verriere.example',
    rival: null,
    rhythm: 'monthly',
    language: 'fr',
    readings: [
      { ...open, failed: ['own-titles', 'figures-in-text', 'quotations'] },
      { ...open, failed: ['own-titles', 'figures-in-text'] },
      { ...open, failed: ['figures-in-text'] },
    ],
    daysSinceLast: 12,
  },
]

const day = 24 * 60 * 60_000
const daysBetween: Readonly<Record<Rhythm, number>> = { weekly: 7, monthly: 30 }

/** Stores sites that are watched, with their readings, what these found, and the mail about it. */
export async function fillWatchedSites(query: Query, now: Date): Promise<void> {
  for (const site of sites) {
    const between = daysBetween[site.rhythm]
    const at = (index: number) =>
      new Date(now.getTime() - (site.daysSinceLast + (site.readings.length - 1 - index) * between) * day)
    await query(
      `insert into watched_sites (id, client, address, rival, rhythm, language, added_at, next_reading_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        siteId(site),
        site.client,
        `https://${site.host}/`,
        site.rival && `https://${site.rival.host}/`,
        site.rhythm,
        site.language,
        at(0),
        at(site.readings.length),
      ],
    )
    let before: AuditReport | null = null
    for (const [index, differences] of site.readings.entries()) {
      const report = changedReport({ host: site.host, company: site.client }, at(index), differences)
      await storeReading(query, site, { index, before, report })
      before = report
    }
  }
}

interface Reading {
  readonly index: number
  readonly before: AuditReport | null
  readonly report: AuditReport
}

async function storeReading(
  query: Query,
  site: MadeUpSite,
  { index, before, report }: Reading,
): Promise<void> {
  const id = idOf(`reading ${index} of ${site.host}`)
  await storeAudit(query, { id, site, report, rivalOf: null })
  const changes = siteChanges({ before, wasRead: true }, report)
  await query('insert into site_readings (audit_id, changes) values ($1, $2)', [id, JSON.stringify(changes)])
  if (changes.length > 0)
    await query(
      `insert into mails (kind, reading_id, written_at, attempts, sent_at) values ('change', $1, $2, 1, $2)`,
      [id, report.finishedAt],
    )
  if (!site.rival) return
  const rival = changedReport(site.rival, new Date(report.startedAt), {
    failed: index < 4 ? ['quotations', 'canonical'] : ['quotations'],
    isClosed: false,
  })
  await storeAudit(query, { id: idOf(`rival of ${id}`), site, report: rival, rivalOf: id })
}

interface StoredAudit {
  readonly id: string
  readonly site: MadeUpSite
  readonly report: AuditReport
  readonly rivalOf: string | null
}

async function storeAudit(query: Query, { id, site, report, rivalOf }: StoredAudit): Promise<void> {
  await query(
    `insert into audits (id, watched_site_id, kind, rival_of, address, language, status, report, requested_at,
       started_at, finished_at)
     values ($1, $2, $3, $4, $5, $6, 'completed', $7, $8, $8, $9)`,
    [
      id,
      siteId(site),
      rivalOf ? 'rival' : 'watched',
      rivalOf,
      report.address,
      site.language,
      JSON.stringify(report),
      report.startedAt,
      report.finishedAt,
    ],
  )
}

function siteId({ host }: MadeUpSite): string {
  return idOf(`watched site ${host}`)
}
