import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditSite } from '#audit/index.ts'
import { type CheckResult, runChecks } from '#audit/judge/run-checks.ts'
import { scoreOf } from '#audit/judge/score.ts'
import { limits } from '#audit/limits.ts'
import { fetchAlone } from '#audit/look/testing/fetch-alone.ts'
import { visitSite } from '#audit/look/visit-site.ts'
import { latest, latestDay } from '#audit/read/days.ts'
import { guessKind, roleOf } from '#audit/read/page/role/page-kind.ts'
import { linksOf, readPages } from '#audit/read/read-pages.ts'
import { openReader } from '#audit/read/reader.ts'
import { describeSite, type Page, type Site } from '#audit/read/site/site-facts.ts'
import type { Visit, VisitedPage } from '#audit/visit.ts'
import type { AuditReport } from '#contracts/audit-report.ts'
import { everyRoute } from '#site/every-route.ts'
import { ownFindings } from '#site/views/home/own-audit.ts'
import { explained, goal, ownTerms, publicOrigin, sampleReportFile } from './support/own-audit.ts'
import { type RunningSite, startSite } from './support/running-site.ts'

const addresses = everyRoute
  .flatMap(route => [route.fr, route.en])
  .map(path => new URL(path, publicOrigin).href)

let running: RunningSite
let results: readonly CheckResult[]
let pages: readonly Page[]
beforeAll(async () => {
  running = await startSite()
  const reader = openReader()
  const visit = await visitSite(publicOrigin, {
    ...ownTerms(running.origin),
    limits: { ...limits, pages: addresses.length + 40, requests: 200, visitMs: 100_000 },
    linksOf: page => linksOf(page, reader),
  })
  const whole = { ...visit, pages: [...visit.pages, ...(await pagesLeftOut(visit))] }
  const site = describeSite(whole, await readPages(whole, reader))
  await reader.close()
  pages = site.pages
  results = runChecks({ ...site, day: newestDay(site) })
})
afterAll(() => running.stop())

/** An audit reads only some legal pages; here all of ours are read. */
function pagesLeftOut({ pages: read }: Visit): Promise<VisitedPage[]> {
  const known = new Set(read.map(({ exchange }) => keyOf(exchange)))
  const left = addresses.filter(address => !known.has(keyOf({ address })))
  return Promise.all(
    left.map(async address => ({
      role: roleOf(guessKind(address, '').kind),
      exchange: await fetchAlone(address, ownTerms(running.origin)),
      rendering: null,
      unrendered: 'no-browser',
    })),
  )
}

test('every page of ours is read', () => {
  const read = new Set(pages.map(keyOf))
  expect(addresses.filter(address => !read.has(keyOf({ address })))).toEqual([])
})

test(`every page of ours scores at least ${goal} by our own audit, apart from explained losses`, () => {
  const own = pages.filter(page => addresses.some(address => keyOf({ address }) === keyOf(page)))
  expect(own.filter(page => pointsOf(page) < goal).map(describe)).toEqual([])
})

test('every explained loss still occurs', () => {
  const lost = new Set(pages.flatMap(page => lossesOf(page).map(({ check }) => check)))
  expect(Object.keys(explained).filter(check => !lost.has(check))).toEqual([])
})

test('the sample report says what the audit finds today: otherwise, run `npm run sample`', async () => {
  const kept: AuditReport = JSON.parse(readFileSync(sampleReportFile, 'utf8'))
  const today = await auditSite(publicOrigin, ownTerms(running.origin))
  expect(kept.rubricVersion).toBe(today.rubricVersion)
  expect(verdictsOf(kept)).toEqual(verdictsOf(today))
  const apart = Math.abs((kept.score?.points ?? 0) - (today.score?.points ?? 0))
  expect(apart).toBeLessThanOrEqual(today.score?.band ?? 0)
})

/** Check by check, without the age of pages, which changes with time alone. */
function verdictsOf({ findings }: AuditReport): readonly string[] {
  return findings
    .filter(({ check }) => check !== 'content-age')
    .map(({ check, verdict }) => `${check} ${verdict}`)
}

test('the home page shows our report as the audit makes it', () => {
  const kept: AuditReport = JSON.parse(readFileSync(sampleReportFile, 'utf8'))
  const shown = ownFindings.map(check => kept.findings.find(finding => finding.check === check))
  const today = ownFindings.map(check => results.find(result => result.check.id === check))
  expect(shown.map(finding => finding?.points)).toEqual(today.map(result => result?.points.points))
})

/** Pages are judged as of the day of the newest one, so that they do not lose points with time alone. */
function newestDay(site: Site): string {
  return latest(site.pages.flatMap(page => latestDay(page, site) ?? [])) ?? site.day
}

function keyOf({ address }: Pick<Page, 'address'>): string {
  return address.replace(/\/$/, '')
}

function pointsOf(page: Page): number {
  const counted = results.filter(({ check }) => !(check.id in explained))
  return Math.round(scoreOf(counted.map(result => markOn(page, result)))?.points ?? 0)
}

/** A page is scored by its own outcomes and by those of the whole site. */
function markOn(page: Page, result: CheckResult) {
  if ('outcome' in result) return result.mark
  const outcome = result.outcomes.find(candidate => candidate.page === page)
  return { ...result.mark, shares: [{ weight: 1, share: outcome?.share ?? null }] }
}

function lossesOf(page: Page) {
  return results
    .map(result => ({ check: result.check.id, mark: markOn(page, result) }))
    .map(({ check, mark }) => ({ check, lost: mark.points * (1 - (mark.shares[0]?.share ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .sort((one, other) => other.lost - one.lost)
}

/** `/faq 91: in-sitemap −2, definition-first −1.5`: the page and its losses, the largest first. */
function describe(page: Page): string {
  const losses = lossesOf(page).filter(({ check }) => !(check in explained))
  const told = losses.map(({ check, lost }) => `${check} −${lost.toFixed(1)}`).join(', ')
  return `${new URL(page.address).pathname} ${pointsOf(page)}: ${told}`
}
