import { type CheckResult, runCheck } from '#audit/judge/run-checks.ts'
import { type Mark, scoreOf } from '#audit/judge/score.ts'
import { type Pillar, scorecard } from '#audit/judge/scorecard.ts'
import { readPage } from '#audit/read/page/read-page.ts'
import { describeSite, type Site } from '#audit/read/site/site-facts.ts'
import { madeVisit } from '#audit/testing/made-up.ts'
import type { Benchmark, Result } from '../support/benchmark.ts'
import { openRepository } from './repositories.ts'

/** Saved pages of eight English queries: those that Google's AI answers cited, and its classic results. */
const saved = openRepository.bind(
  null,
  'AIOverivewStudy/ai-overview-web@6d08903448c9cdbe823271be7075a6ff6ea87135',
)

/** `public/AI-overviewHtml/info/Chatgpt/page.html`: where Google showed the page, and for which query. */
const place =
  /^public\/(?<shownBy>AI-overviewHtml|AI-modeHtml|CmuWebPageshmtl)\/\w+\/(?<query>[^/]+)\/.*\.html$/u

/** Bootstrap samples, for the confidence interval of a share. */
const draws = 2_000
/** The bounds of the interval, as shares of the samples. */
const lower = 0.025
const upper = 0.975

/**
 * Whether the checks of a single page give more points to pages that an engine cited than to others of the
 * same query. The result is the share of pairs, one cited and one not, that a value orders correctly: one
 * half is chance.
 */
export const benchmark: Benchmark = {
  title: 'The checks of one page, on pages cited by Google’s AI answers and on others of the same queries',
  async measure() {
    const pages = savedPages()
    const cited = pages.filter(page => page.isCited)
    const values: readonly (readonly [string, (page: SavedPage) => number | null])[] = [
      ['all checks of a page', page => page.score],
      ...scorecard.pillars.map(
        ({ id }) => [`pillar ${id}`, (page: SavedPage) => page.pillars[id] ?? null] as const,
      ),
      ['number of words', page => page.words],
    ]
    return [
      { name: 'pages', value: pages.length, unit: 'pages' },
      { name: 'cited', value: cited.length, unit: 'pages' },
      { name: 'not cited', value: pages.length - cited.length, unit: 'pages' },
      { name: 'draws', value: draws, unit: 'draws' },
      { name: 'draws between the bounds', value: 100 * (upper - lower), unit: '%' },
      { name: 'queries', value: new Set(pages.map(page => page.query)).size, unit: 'queries' },
      ...values.flatMap(([name, valueIn]) => shareOfPairs(name, pages, valueIn)),
    ]
  },
}

interface SavedPage {
  readonly query: string
  readonly isCited: boolean
  readonly score: number | null
  readonly pillars: Readonly<Record<string, number | null>>
  readonly words: number
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
  const marks = scorecard.pillars.map(pillar => ({ id: pillar.id, marks: marksOf(pillar, site) }))
  const page: SavedPage = {
    query,
    isCited,
    score: scoreOf(marks.flatMap(pillar => pillar.marks))?.points ?? null,
    pillars: Object.fromEntries(marks.map(pillar => [pillar.id, scoreOf(pillar.marks)?.points ?? null])),
    words: facts.text.words,
  }
  return [page]
}

/** Removes the styles and pictures that were put into the pages when they were saved. */
function lightened(html: string): string {
  return html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/giu, '')
    .replaceAll(/data:[a-z]+\/[\w.+-]+;base64,[\w+/=]+/giu, '')
}

function marksOf(pillar: Pillar, site: Site): readonly Mark[] {
  return pillar.checks
    .filter(([check]) => check.scope === 'page')
    .map(line => runCheck(line, pillar.id, site))
    .map((result: CheckResult) => result.mark)
}

/** The share of pairs ordered correctly, with a 95% interval from samples of queries and of their pages. */
function shareOfPairs(
  name: string,
  pages: readonly SavedPage[],
  valueIn: (page: SavedPage) => number | null,
): readonly Result[] {
  const queries = Map.groupBy(
    pages.flatMap(page => {
      const value = valueIn(page)
      return value === null ? [] : [{ ...page, value }]
    }),
    page => page.query,
  )
  const sides = [...queries.values()]
    .map(all => ({
      cited: all.filter(page => page.isCited).map(page => page.value),
      other: all.filter(page => !page.isCited).map(page => page.value),
    }))
    .filter(({ cited, other }) => cited.length > 0 && other.length > 0)
  if (sides.length === 0) return []
  const random = randomFrom(20_261_122)
  const drawn = Array.from({ length: draws }, () =>
    orderedRightly(
      drawAgain(sides, random).map(({ cited, other }) => ({
        cited: drawAgain(cited, random),
        other: drawAgain(other, random),
      })),
    ),
  ).toSorted((one, other) => one - other)
  const at = (share: number) => drawn[Math.floor(share * (draws - 1))] ?? Number.NaN
  return [
    { name: `${name}: pairs ordered rightly`, value: orderedRightly(sides), unit: '' },
    { name: `${name}: lower bound`, value: at(lower), unit: '' },
    { name: `${name}: upper bound`, value: at(upper), unit: '' },
  ]
}

interface Sides {
  readonly cited: readonly number[]
  readonly other: readonly number[]
}

/** Over the pairs of all queries; a tie counts as half. */
function orderedRightly(queries: readonly Sides[]): number {
  let right = 0
  let pairs = 0
  for (const { cited, other } of queries) {
    pairs += cited.length * other.length
    for (const one of cited)
      right += other.filter(value => one > value).length + other.filter(value => one === value).length / 2
  }
  return right / pairs
}

function drawAgain<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  return values.flatMap(() => values[Math.floor(random() * values.length)] ?? [])
}

/** Mulberry32: the same numbers in each run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
