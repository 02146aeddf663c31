import { readFileSync } from 'node:fs'
import { reportChanges } from '#audit/comparison/report-changes.ts'
import { rivalComparison } from '#audit/comparison/rival-comparison.ts'
import { withFrenchTypography } from '#audit/french-report.ts'
import { unjudged } from '#audit/judge/failed-report.ts'
import { problem, withCrawlerName } from '#audit/judge/problems.ts'
import type { AuditRecord, AuditReport, GateResult } from '#contracts/audit-report.ts'
import type { AuditPage } from '#contracts/report-page.ts'

const recorded = new URL('../../audit/testing/site/expected-report.json', import.meta.url)

/** The report that the engine gives on the site of `audit/testing/site`; `audit/judge/judge.test.ts` records it. */
export const completeReport: AuditReport = JSON.parse(readFileSync(recorded, 'utf8'))

/** The sample that the site shows. */
export const keptReport: AuditReport = JSON.parse(
  readFileSync(new URL('../../content/sample-report.json', import.meta.url), 'utf8'),
)

const pageCount = completeReport.pages.length

/** The last page could not be read. */
export const partialReport = withFrenchTypography({
  ...completeReport,
  outcome: 'partial',
  problem: {
    code: 'pages-missing',
    title: {
      fr: `Rapport partiel : ${pageCount - 1} pages lues sur ${pageCount}.`,
      en: `Partial report: ${pageCount - 1} of ${pageCount} pages read.`,
    },
    mend: {
      fr: `La note porte sur ces ${pageCount - 1} pages. La liste des pages dit pourquoi les autres manquent.`,
      en: `The score covers those ${pageCount - 1} pages. The list of pages says why the others are missing.`,
    },
    detail: null,
  },
  pages: completeReport.pages.map((page, index) =>
    index < pageCount - 1
      ? page
      : {
          ...page,
          title: '',
          language: null,
          words: 0,
          points: null,
          problem: { fr: 'La page a répondu 503.', en: 'The page answered 503.' },
        },
  ),
})

const closed: Partial<GateResult> = {
  verdict: 'failed',
  sentence: {
    fr: 'robots.txt ferme 8 pages sur 8 à OAI-SearchBot.',
    en: 'robots.txt closes 8 pages of 8 to OAI-SearchBot.',
  },
}
const doubtful: Partial<GateResult> = {
  verdict: 'could-not-tell',
  sentence: {
    fr: 'Le serveur refuse ce nom depuis notre adresse : nous ne pouvons pas trancher.',
    en: 'The server refuses this name from our address: we cannot tell.',
  },
}

/** ChatGPT is refused, and perhaps Google: the score is capped. */
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
  engines: completeReport.engines.map(engine => ({
    ...engine,
    open: engine.open && engine.engine !== 'chatgpt',
    gates: engine.gates.map(gate => ({
      ...gate,
      ...(engine.engine === 'chatgpt' && gate.gate === 'allowed' && closed),
      ...(engine.engine === 'google' && gate.gate === 'fetch' && doubtful),
    })),
  })),
  findings: completeReport.findings.map(finding =>
    finding.check === 'search-agents-allowed' ? { ...finding, verdict: 'failed', points: 0 } : finding,
  ),
})

/** Nothing could be judged: the host does not answer. */
export const failedReport = withFrenchTypography({
  ...completeReport,
  ...unjudged(problem('unreachable', 'connect ECONNREFUSED 203.0.113.7:443')),
  crawlers: [],
  documents: [],
})

/** Nothing was read, because the site's robots.txt forbids it. */
export const forbiddenReport = withFrenchTypography({
  ...failedReport,
  problem: withCrawlerName(
    problem('forbidden-by-robots', 'robots.txt, line 2: User-agent: * … Disallow: /'),
    {
      token: 'AuditBot',
    },
  ),
})

export const completedRecord: AuditRecord = {
  id: '6f1c0a52-9d0e-4c57-8f43-0b9f6a1c2d3e',
  address: completeReport.address,
  language: 'fr',
  status: 'completed',
  requestedAt: '2026-11-21T09:00:00.000Z',
  keptUntil: '2027-11-21T09:00:00.000Z',
  ahead: 0,
  progress: null,
  report: completeReport,
}

const { findings, crawlers, documents } = completeReport
const told = ['search-agents-allowed', 'sourced-figures', 'topic-agreement', 'named-author']

/** The same with few rows in each of its lists, for pages that differ from that of the whole report above them. */
export const briefRecord: AuditRecord = {
  ...completedRecord,
  report: {
    ...completeReport,
    findings: findings.filter(({ check }) => told.includes(check)),
    crawlers: crawlers.slice(0, 3),
    documents: documents.slice(0, 3),
  },
}

/** The same audit, still waiting. */
export const queuedRecord: AuditRecord = { ...completedRecord, status: 'queued', ahead: 2, report: null }

export const readingRecord: AuditRecord = {
  ...queuedRecord,
  status: 'running',
  ahead: 0,
  progress: { step: 'reading', pagesRead: 4, pagesPlanned: 12 },
}

export const failedRecord: AuditRecord = { ...completedRecord, status: 'failed', report: failedReport }

/** By default the page mentions no other audit. */
export function pageOf(record: AuditRecord, around: Partial<AuditPage> = {}): AuditPage {
  return {
    record,
    surroundings: {
      newest: null,
      repeatableFrom: '2026-11-21T09:10:00.000Z',
      rival: null,
      isRival: false,
    },
    changes: null,
    comparison: null,
    ownerKey: null,
    filter: { verdict: null, page: null },
    contradicted: null,
    refused: null,
    ...around,
  }
}

/** The same site ten days before, by an older rubric: two checks failed, and one did not exist yet. */
const earlierReport: AuditReport = {
  ...completeReport,
  rubricVersion: '0.9',
  startedAt: '2026-11-11T09:12:00.000Z',
  finishedAt: '2026-11-11T09:12:24.000Z',
  score: completeReport.score && { ...completeReport.score, points: 52 },
  findings: completeReport.findings
    .slice(1)
    .map((finding, index) => (index < 2 ? { ...finding, verdict: 'failed', points: 0 } : finding)),
  documents: completeReport.documents.map(document => ({ ...document, sha256: '0'.repeat(64) })),
}

/**
 * Better in few checks: with every third instead of every sixth, the French report with everything took six
 * sheets.
 */
const rivalReport: AuditReport = {
  ...completeReport,
  address: 'https://atelier-aurore.example/',
  site: 'atelier-aurore.example',
  score: completeReport.score && { ...completeReport.score, points: 66 },
  engines: completeReport.engines.map(engine => ({ ...engine, open: true })),
  findings: completeReport.findings.map((finding, index) => ({
    ...finding,
    points: index % 6 === 0 ? finding.maximum : finding.points,
  })),
  pillars: completeReport.pillars.map(pillar => ({ ...pillar, points: 0.7 * pillar.maximum })),
}

const rival = { id: '0a4d6c1e-52b7-4f0e-9a3c-7d1b2e8f6c55', address: rivalReport.site }

const alone = pageOf(completedRecord)

/** A report with everything: an owner, changes, a rival. */
export const surroundedPage = pageOf(completedRecord, {
  surroundings: { ...alone.surroundings, rival: { ...completedRecord, ...rival, report: rivalReport } },
  changes: reportChanges(earlierReport, completeReport),
  comparison: rivalComparison(completeReport, rivalReport),
  ownerKey: 'b54c1a0e-7f7e-4c0e-8b1a-2f5d9c3e6a71',
})

/** The rival is still being read. */
export const rivalReadPage = pageOf(briefRecord, {
  surroundings: { ...alone.surroundings, rival: { ...readingRecord, ...rival } },
})

/** The rival could not be read, and another may be withCrawlerName. */
export const rivalFailedPage = pageOf(briefRecord, {
  surroundings: { ...alone.surroundings, rival: { ...failedRecord, ...rival } },
})
