import type { AuditProblem, AuditReport } from '#contracts/audit-report.ts'
import { undocumentedEngines } from '../engines.ts'
import { withFrenchTypography } from '../french-report.ts'
import { describeSite, type ReadPage, type Site } from '../read/site/site-facts.ts'
import type { Visit } from '../visit.ts'
import { bounded, isSmallEnough } from './bounded.ts'
import { crawlerAccess } from './crawler-access.ts'
import { declarationsOf } from './declarations.ts'
import { keptRobots, readDocuments, withOffsets } from './documents.ts'
import { failedReport, heading, unjudged } from './failed-report.ts'
import { findingOf } from './findings.ts'
import { engineAccess } from './gates.ts'
import { pageSummaries } from './page-summaries.ts'
import { pillarResults } from './pillars.ts'
import { cutPages, fatalProblem, missingPages, problem, unreadLanguage } from './problems.ts'
import { crawlerText } from './crawler-text.ts'
import { roadmap } from './roadmap.ts'
import { type CheckResult, runChecks } from './run-checks.ts'
import { scoreSite } from './site-score.ts'

/**
 * Judges a visit. `readPages` are its pages as they were read, in the same order. Pure: the same visit gives the same
 * report, and every time in it comes from the visit. Checks that are not run before `isOver` returns true
 * could not tell.
 */
export function judge(visit: Visit, readPages: readonly ReadPage[], isOver?: () => boolean): AuditReport {
  const site = describeSite(visit, readPages)
  const fatal = fatalProblem(visit, readPages)
  const report = fatal ? failed(visit, site, fatal) : judged(visit, site, runChecks(site, isOver), readPages)
  const whole = withFrenchTypography(withOffsets(bounded(report), visit))
  return isSmallEnough(whole) ? whole : failedReport(visit, problem('too-much', null))
}

function judged(
  visit: Visit,
  site: Site,
  results: readonly CheckResult[],
  readPages: readonly ReadPage[],
): AuditReport {
  const engines = engineAccess(site)
  const score = scoreSite(results, engines)
  const foreign = unreadLanguage(site)
  const missing = foreign ?? missingPages(visit, readPages) ?? cutPages(visit, readPages)
  const [start] = site.pages
  return {
    ...heading(visit),
    outcome: missing ? 'partial' : 'complete',
    problem: missing,
    score: foreign ? null : (score?.score ?? null),
    engines,
    undocumentedEngines,
    pillars: pillarResults(results),
    findings: results.map(findingOf),
    fixes: score ? roadmap(results, { site, scale: score.scale, gate: score.gate }) : [],
    crawlers: crawlerAccess(site),
    pages: pageSummaries(visit, readPages, results),
    reading: start ? crawlerText(start) : null,
    declarations: declarationsOf(site),
    documents: readDocuments(visit),
    ...keptRobots(visit),
  }
}

/** When the first page could not be read: the problem, and the access by robots.txt. */
function failed(visit: Visit, site: Site, problem: AuditProblem): AuditReport {
  return {
    ...heading(visit),
    ...unjudged(problem),
    crawlers: crawlerAccess(site),
    documents: readDocuments(visit),
  }
}
