import sample from '#content/sample-report.json' with { type: 'json' }
import { withFrenchTypography } from '#audit/french-report.ts'
import { gateNames } from '#audit/judge/gates.ts'
import { pillarResults } from '#audit/judge/pillars.ts'
import { plan } from '#audit/judge/roadmap.ts'
import type { CheckResult } from '#audit/judge/run-checks.ts'
import { scorecard } from '#audit/judge/scorecard.ts'
import { scoreSite } from '#audit/judge/site-score.ts'
import type { AuditReport, EngineAccess, Finding, Fix } from '#contracts/audit-report.ts'
import type { Bilingual } from '#contracts/languages.ts'
import { readAgencyFile } from '#site/content/content-file.ts'
import { withOwner } from '#site/content/owner-gaps.ts'

/** What a report says otherwise than the sample report that the repository keeps. */
export interface Differences {
  /** Checks that the site fails. */
  readonly failed: readonly FailedCheck[]
  /** Whether robots.txt is closed to ChatGPT. */
  readonly isClosed: boolean
}

export type FailedCheck = keyof typeof failures

/** The sample report as if it were of another site, at another time, with what differs; scored by the audit's own code. */
export function changedReport(
  { host, company }: { readonly host: string; readonly company: string },
  at: Date,
  { failed, isClosed }: Differences,
): AuditReport {
  const owner = { ...readAgencyFile(), domain: host, name: company }
  const report: AuditReport = JSON.parse(withOwner(JSON.stringify(sample), owner))
  const lost: readonly string[] = isClosed ? [...failed, 'search-agents-allowed'] : failed
  const findings = report.findings.map(finding =>
    lost.includes(finding.check) ? asFailed(finding) : finding,
  )
  const engines = isClosed ? report.engines.map(closedToChatGpt) : report.engines
  const results = findings.map(resultOf)
  const score = scoreSite(results, engines)
  const isoTime = at.toISOString()
  return withFrenchTypography({
    ...report,
    startedAt: isoTime,
    finishedAt: new Date(at.getTime() + 8_000).toISOString(),
    score: score?.score ?? null,
    engines,
    pillars: pillarResults(results),
    findings,
    fixes: [...lost.flatMap(check => fixOf(check, findings)), ...report.fixes],
    crawlers: report.crawlers.map(crawler =>
      isClosed && crawler.name === closedCrawler
        ? { ...crawler, rule: 'blocked', decidedBy: closingRule }
        : crawler,
    ),
    pages: report.pages.map(page => ({ ...page, title: company })),
    documents: report.documents.map(document =>
      isClosed && document.address.endsWith('/robots.txt')
        ? { ...document, sha256: [...document.sha256].reverse().join('') }
        : document,
    ),
    robotsTxt: `${isClosed ? closingLines : ''}User-agent: *\nAllow: /\n\nSitemap: https://${host}/sitemap.xml\n`,
  })
}

const closedCrawler = 'OAI-SearchBot'
const closingLines = `User-agent: ${closedCrawler}\nDisallow: /\n\n`
const closingRule = `robots.txt, line 2: User-agent: ${closedCrawler} … Disallow: /`

const closed: Bilingual = {
  fr: `robots.txt ferme toutes les pages vues à ${closedCrawler}.`,
  en: `robots.txt closes every page seen to ${closedCrawler}.`,
}

/** What each check says where it fails. */
const failures = {
  'search-agents-allowed': {
    fr: '1 moteur sur 6 ne peut pas lire toutes les pages : ChatGPT.',
    en: '1 engine of 6 may not read every page: ChatGPT.',
  },
  'figures-in-text': {
    fr: 'Les pages ne donnent aucun chiffre.',
    en: 'The pages give no figure.',
  },
  quotations: {
    fr: 'Les pages ne citent personne par son nom.',
    en: 'The pages quote nobody by name.',
  },
  canonical: {
    fr: 'La page ne donne pas d’adresse de référence (link rel=canonical).',
    en: 'The page states no canonical address (link rel=canonical).',
  },
  'own-titles': {
    fr: 'Toutes les pages ont le même titre.',
    en: 'All pages have the same title.',
  },
  'lists-and-tables': {
    fr: 'Aucune page n’a de liste ni de tableau.',
    en: 'No page has a list or a table.',
  },
  'structured-data-type': {
    fr: 'La page n’a pas de données structurées.',
    en: 'The page has no structured data.',
  },
} satisfies Readonly<Record<string, Bilingual>>

function asFailed(finding: Finding): Finding {
  const sentence = Object.entries(failures).find(([check]) => check === finding.check)?.[1]
  if (!sentence) throw new Error(`Nothing is said of a site that fails ${finding.check}.`)
  const pages = finding.pages.map(page => ({ ...page, verdict: 'failed' as const }))
  return { ...finding, verdict: 'failed', points: 0, sentence, evidence: [], pages }
}

function closedToChatGpt(access: EngineAccess): EngineAccess {
  if (access.engine !== 'chatgpt') return access
  const gates = access.gates.map(gate =>
    gate.gate === 'allowed'
      ? { ...gate, name: gateNames.allowed, verdict: 'failed' as const, sentence: closed }
      : gate,
  )
  return { ...access, open: false, gates }
}

/** A finding as the audit had it before it was worded. */
function resultOf({
  check: id,
  pillar,
  points,
  maximum,
  confidence,
  verdict,
  sentence,
}: Finding): CheckResult {
  const check = checkOf(id)
  const share = maximum > 0 ? points / maximum : null
  const mark = { points: maximum, confidence, shares: [{ weight: 1, share }] }
  const counted = { pillar, mark, points: { points, maximum } }
  return check.scope === 'page'
    ? { check, outcomes: [], ...counted }
    : { check, outcome: { verdict, share, sentence, evidence: [] }, ...counted }
}

function fixOf(id: string, findings: readonly Finding[]): readonly Fix[] {
  const { fix } = checkOf(id)
  const points = findings.find(({ check }) => check === id)?.maximum ?? 0
  if (!fix || points === 0) return []
  return [{ ...plan(id, fix), points, pages: [], patch: null }]
}

function checkOf(id: string) {
  const line = scorecard.pillars.flatMap(({ checks }) => checks).find(([check]) => check.id === id)
  if (!line) throw new Error(`There is no check ${id}.`)
  return line[0]
}
