import type { PageSummary } from '#contracts/audit-report.ts'
import { roleOfPage } from '../read/page/role/page-role.ts'
import type { ReadPage } from '../read/site/site-facts.ts'
import type { SkippedPage, Visit, VisitedPage } from '../visit.ts'
import { cutPage, unreadReasons } from './problems.ts'
import type { CheckResult } from './run-checks.ts'
import { type Mark, scoreOf } from './score.ts'

/** In characters. */
const longestTitle = 200

/** Every planned page, with its own score, or the reason why it could not be read. */
export function pageSummaries(
  visit: Visit,
  readPages: readonly ReadPage[],
  results: readonly CheckResult[],
): readonly PageSummary[] {
  const visited = visit.pages.map((page, index) => summaryOf(page, readPages[index], results))
  return [...visited, ...visit.skipped.map(skippedSummary)]
}

function summaryOf(
  { role: guessed, exchange }: VisitedPage,
  read: ReadPage | undefined,
  results: readonly CheckResult[],
): PageSummary {
  const { address } = exchange
  if (!read?.facts)
    return { ...unread(address), role: guessed, problem: unreadReasons[read?.reason ?? 'no-answer'] }
  const { facts } = read
  if (!isJudged(address, results))
    return { ...unread(address), role: guessed, problem: unreadReasons.forwards }
  const points = scoreOf(results.map(result => markOn(address, result)))?.points
  return {
    address,
    role: roleOfPage(facts, guessed),
    title: (facts.head.titles[0] ?? '').slice(0, longestTitle),
    language: facts.language.detected ?? facts.language.declared,
    words: facts.text.words,
    points: points === undefined ? null : Math.round(points),
    problem: null,
    ...(exchange.truncated && { note: cutPage }),
  }
}

/** A page that only forwards to another is left out of the site. */
function isJudged(address: string, results: readonly CheckResult[]): boolean {
  const ofPages = results.find(result => 'outcomes' in result)
  return !ofPages || ofPages.outcomes.some(({ page }) => page.address === address)
}

/** The score of a page counts its own outcomes and those of the whole site. */
function markOn(address: string, result: CheckResult): Mark {
  if ('outcome' in result) return result.mark
  const outcome = result.outcomes.find(({ page }) => page.address === address)
  return { ...result.mark, shares: [{ weight: 1, share: outcome?.share ?? null }] }
}

function skippedSummary({ address, reason }: SkippedPage): PageSummary {
  return { ...unread(address), role: 'other', problem: unreadReasons[reason] }
}

function unread(address: string) {
  return { address, title: '', language: null, words: 0, points: null } as const
}
