import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { substance } from '#audit/checks/answers/substance.ts'
import { type CheckResult, runCheck } from '#audit/judge/run-checks.ts'
import { type Mark, scoreOf } from '#audit/judge/score.ts'
import { type ScorecardLine, scorecard } from '#audit/judge/scorecard.ts'
import { readPage } from '#audit/read/page/read-page.ts'
import { describeSite } from '#audit/read/site/site-facts.ts'
import { madeVisit } from '#audit/testing/made-up.ts'
import type { Benchmark } from '../support/benchmark.ts'
import {
  draws,
  type Found,
  gainInPairs,
  lower,
  madeOnOtherHalf,
  shareIn,
  shareOfPairs,
  upper,
  type Value,
} from './pairs.ts'
import { openRepository } from './repositories.ts'

/** Saved pages of eight English queries: those that Google's AI answers cited, and its classic results. */
const saved = openRepository.bind(
  null,
  'AIOverivewStudy/ai-overview-web@6d08903448c9cdbe823271be7075a6ff6ea87135',
)

/** `public/AI-overviewHtml/info/Chatgpt/page.html`: where Google showed the page, and for which query. */
const place =
  /^public\/(?<shownBy>AI-overviewHtml|AI-modeHtml|CmuWebPageshmtl)\/\w+\/(?<query>[^/]+)\/.*\.html$/u

/** Of each page, told by its digest, the query and whether it was cited: with its score, what pairs are made of. */
const found = join(import.meta.dirname, 'cited-pages.pages.json')

/** The score of each page, told by a digest, by each rubric that was measured: a new one is compared with them. */
const kept = join(import.meta.dirname, 'cited-pages.scores.json')
type Scores = Readonly<Record<string, Readonly<Record<string, number | null>>>>

/**
 * Whether the checks that one page can be judged by give more points to pages that an engine cited than to others of
 * the same query. The result is the share of pairs, one cited and one not, that a value orders correctly: one half is
 * chance.
 */
export const benchmark: Benchmark = {
  title: 'The checks of one page, on pages cited by Google’s AI answers and on others of the same queries',
  async measure() {
    const pages = savedPages()
    const cited = pages.filter(page => page.isCited)
    const scores = keepScores(pages)
    keepPages(pages)
    const earlier = Object.keys(scores).filter(version => version !== scorecard.version)
    const ownScore = (page: SavedPage) => page.score
    const scoreBy = (version: string) => (page: SavedPage) => scores[version]?.[page.digest] ?? null
    const fitted = madeOnOtherHalf(pages, scoreFittedOn)
    const values: readonly (readonly [string, Value<SavedPage>])[] = [
      ['all checks of a page', ownScore],
      ...scorecard.pillars.map(
        ({ id }) => [`pillar ${id}`, (page: SavedPage) => page.pillars[id] ?? null] as const,
      ),
      ['all checks but substance', withoutSubstance],
      ['number of words', page => page.words],
      ['points set on the other half of the queries', fitted],
      ...earlier.map(version => [`rubric ${version}`, scoreBy(version)] as const),
    ]
    return [
      { name: 'pages', value: pages.length, unit: 'pages' },
      { name: 'cited', value: cited.length, unit: 'pages' },
      { name: 'not cited', value: pages.length - cited.length, unit: 'pages' },
      { name: 'draws', value: draws, unit: 'draws' },
      { name: 'draws between the bounds', value: 100 * (upper - lower), unit: '%' },
      { name: 'queries', value: new Set(pages.map(page => page.query)).size, unit: 'queries' },
      ...values.flatMap(([name, valueIn]) => shareOfPairs(name, pages, valueIn)),
      ...gainInPairs('points set on the other half', pages, fitted, ownScore),
      ...earlier.flatMap(version =>
        gainInPairs(`rubric ${scorecard.version} over ${version}`, pages, ownScore, scoreBy(version)),
      ),
    ]
  },
}

interface SavedPage extends Found {
  readonly digest: string
  readonly score: number | null
  readonly pillars: Readonly<Record<string, number | null>>
  readonly words: number
  /** Of every check, with or without points. */
  readonly marks: ReadonlyMap<string, Mark>
}

interface Saved {
  readonly query: string
  readonly isCited: boolean
  readonly html: string
  readonly address: string
  readonly savedAt: string
}

function savedPages(): readonly SavedPage[] {
  const repository = saved()
  const pages = new Map<string, Saved>()
  for (const path of [...repository.files].sort()) {
    const { shownBy, query } = place.exec(path)?.groups ?? {}
    const html = shownBy && repository.bytes(path)?.toString()
    const address = html && /\burl:\s*(https?:\/\/\S+)/u.exec(html.slice(0, 4_000))?.[1]
    if (!query || !address || /(?:^|\.)google\.com$/u.test(new URL(address).hostname)) continue
    const key = `${query} ${address.replace(/^https?:\/\/(?:www\.)?|[?#].*$|\/$/gu, '')}`
    const isCited = shownBy !== 'CmuWebPageshmtl' || pages.get(key)?.isCited === true
    pages.set(key, { query, isCited, html, address, savedAt: savedAt(html) })
  }
  return [...pages.values()].flatMap(judged)
}

/** The date in the first line of a saved page, from which its age is counted. */
function savedAt(html: string): string {
  const written = /saved date:\s*(\w{3} \w{3} \d{1,2} \d{4})/u.exec(html.slice(0, 4_000))?.[1]
  if (written === undefined) throw new Error('A saved page does not say when it was saved.')
  return new Date(`${written} 12:00 UTC`).toISOString()
}

function judged({ query, isCited, html, address, savedAt }: Saved): readonly SavedPage[] {
  const visit = madeVisit([{ path: address, body: lightened(html) }], { startedAt: savedAt })
  const [visited] = visit.pages
  if (!visited) return []
  const facts = readPage(visited.exchange)
  const site = describeSite(visit, [{ facts, rendered: null }])
  const results = scorecard.pillars.flatMap(({ id, checks }) =>
    checks.filter(isOfOnePage).map(line => runCheck(line, id, site)),
  )
  const pointsOf = (some: readonly CheckResult[]) => scoreOf(some.map(({ mark }) => mark))?.points ?? null
  const page: SavedPage = {
    query,
    isCited,
    digest: createHash('sha256').update(`${query} ${address}`).digest('hex').slice(0, 12),
    score: pointsOf(results),
    pillars: Object.fromEntries(
      scorecard.pillars.map(({ id }) => [id, pointsOf(results.filter(({ pillar }) => pillar === id))]),
    ),
    words: facts.text.words,
    marks: new Map(results.map(({ check, mark }) => [check.id, mark])),
  }
  return [page]
}

/** The substance of a site is here that of its one page. */
function isOfOnePage([check]: ScorecardLine): boolean {
  return check.scope === 'page' || check === substance
}

function withoutSubstance({ marks }: SavedPage): number | null {
  const others = [...marks].filter(([id]) => id !== substance.id)
  return scoreOf(others.map(([, mark]) => mark))?.points ?? null
}

/** Each check gets as many points as it orders the pairs of these pages better than chance. */
function scoreFittedOn(pages: readonly SavedPage[]): Value<SavedPage> {
  const points = new Map(
    [...(pages[0]?.marks.keys() ?? [])].map(id => {
      const share = shareIn(pages, ({ marks }) => marks.get(id)?.shares[0]?.share ?? null)
      return [id, Math.max(0, (share ?? 0.5) - 0.5)]
    }),
  )
  return ({ marks }) =>
    scoreOf([...marks].map(([id, mark]) => ({ ...mark, points: points.get(id) ?? 0 })))?.points ?? null
}

/** Keeps those of the rubric of today beside those of the earlier ones. */
function keepScores(pages: readonly SavedPage[]): Scores {
  const before: Scores = JSON.parse(readFileSync(kept, 'utf8'))
  const scores = {
    ...before,
    [scorecard.version]: Object.fromEntries(
      pages.map(({ digest, score }) => [digest, score && Math.round(1_000 * score) / 1_000]),
    ),
  }
  writeFileSync(kept, `${JSON.stringify(scores, null, 2)}\n`)
  return scores
}

function keepPages(pages: readonly SavedPage[]): void {
  const kept = Object.fromEntries(pages.map(({ digest, query, isCited }) => [digest, { query, isCited }]))
  writeFileSync(found, `${JSON.stringify(kept, null, 2)}\n`)
}

/** Removes the styles and pictures that were put into the pages when they were saved. */
function lightened(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/giu, '')
    .replaceAll(/data:[a-z]+\/[\w.+-]+;base64,[\w+/=]+/giu, '')
}
