import { undocumentedEngines } from '#audit/engines.ts'
import { withFrenchTypography } from '#audit/judge/french-report.ts'
import { problem } from '#audit/judge/problems.ts'
import type { AuditRecord, AuditReport } from '#contracts/audit-report.ts'
import { crawlers, engines } from './access.ts'
import { declarations, documents } from './declarations.ts'
import { findings, site } from './findings.ts'
import { fixes } from './fixes.ts'
import { pages, reading } from './pages.ts'
import { pillars } from './pillars.ts'

/** A made-up report on a made-up site, with something in every part: for drawing and testing the page. */
export const completeReport: AuditReport = withFrenchTypography({
  reportVersion: 1,
  rubricVersion: '1.0',
  address: `${site}/`,
  site: 'cabinet-lumiere.example',
  startedAt: '2026-03-12T13:05:02.120Z',
  finishedAt: '2026-03-12T13:05:21.480Z',
  outcome: 'complete',
  problem: null,
  score: {
    points: 58,
    band: 3,
    cappedBy: null,
    sentence: {
      fr: 'Lisible, mais rarement citable : les moteurs entrent et votre identité est claire, mais vos réponses arrivent tard et peu d’affirmations ont une source.',
      en: 'Readable, but rarely citable: engines get in and your identity is clear, but your answers come late and few claims have a source.',
    },
  },
  engines,
  undocumentedEngines,
  pillars,
  findings,
  fixes,
  crawlers,
  pages,
  reading,
  declarations,
  documents,
})

/** One page could not be read. */
export const partialReport = withFrenchTypography({
  ...completeReport,
  outcome: 'partial',
  problem: {
    code: 'pages-missing',
    title: { fr: 'Rapport partiel : 11 pages lues sur 12.', en: 'Partial report: 11 of 12 pages read.' },
    mend: {
      fr: 'La note porte sur ces 11 pages. La liste des pages dit pourquoi les autres manquent.',
      en: 'The score covers those 11 pages. The list of pages says why the others are missing.',
    },
    detail: null,
  },
})

/** ChatGPT is refused at the door: the score is capped, and says so. */
export const cappedReport = withFrenchTypography({
  ...completeReport,
  score: {
    points: 25,
    band: 3,
    cappedBy: 'allowed',
    sentence: {
      fr: 'La note est plafonnée à 25 : robots.txt interdit vos pages à ChatGPT, qui ne peut donc pas les citer.',
      en: 'The score is capped at 25: robots.txt closes your pages to ChatGPT, which therefore cannot cite them.',
    },
  },
})

/** Nothing could be judged: the host does not answer. */
export const failedReport = withFrenchTypography({
  ...completeReport,
  outcome: 'failed',
  problem: {
    code: 'unreachable',
    title: { fr: 'Le site ne répond pas.', en: 'The site does not answer.' },
    mend: {
      fr: 'Vérifiez l’adresse et que le serveur est en marche, puis relancez l’audit.',
      en: 'Check the address and that the server is running, then run the audit again.',
    },
    detail: 'connect ECONNREFUSED 203.0.113.7:443',
  },
  score: null,
  engines: [],
  undocumentedEngines: [],
  pillars: [],
  findings: [],
  fixes: [],
  crawlers: [],
  pages: [],
  reading: null,
  declarations: [],
  documents: [],
})

/** Nothing was read: the site's robots.txt says so, and we obey. */
export const forbiddenReport = withFrenchTypography({
  ...failedReport,
  problem: problem('forbidden-by-robots', 'robots.txt, line 2: User-agent: * … Disallow: /'),
})

export const completedRecord: AuditRecord = {
  id: '6f1c0a52-9d0e-4c57-8f43-0b9f6a1c2d3e',
  address: `${site}/`,
  language: 'fr',
  status: 'completed',
  requestedAt: '2026-03-12T13:05:00.000Z',
  keptUntil: '2027-03-12T13:05:00.000Z',
  ahead: 0,
  progress: null,
  report: completeReport,
}

/** The same audit on its way: no report yet. */
export const queuedRecord: AuditRecord = { ...completedRecord, status: 'queued', ahead: 2, report: null }

export const readingRecord: AuditRecord = {
  ...queuedRecord,
  status: 'running',
  ahead: 0,
  progress: { step: 'reading', pagesRead: 4, pagesPlanned: 12 },
}

export const failedRecord: AuditRecord = { ...completedRecord, status: 'failed', report: failedReport }
