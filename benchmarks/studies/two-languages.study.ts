import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCheck } from '#audit/judge/run-checks.ts'
import { type Mark, scoreOf } from '#audit/judge/score.ts'
import { scorecard } from '#audit/judge/scorecard.ts'
import { readPage } from '#audit/read/page/read-page.ts'
import { describeSite, type Page } from '#audit/read/site/site-facts.ts'
import { madeVisit } from '#audit/testing/made-up.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { type Benchmark, median, type Result } from '../support/benchmark.ts'
import { countIn } from './counting.ts'
import { type Repository, repositoriesOf } from './repositories.ts'

const origin = 'https://site.example'

/** What the article draws of each site, without its name. */
const kept = join(import.meta.dirname, 'two-languages.sites.json')

/** The home page of a site in both languages, judged by the checks of a single page. */
export const benchmark: Benchmark = {
  title: 'The same home page in French and in English, judged by the checks of one page',
  async measure() {
    const sites = repositoriesOf('sites-in-two-languages').filter(({ files }) => !files.has('package.json'))
    const pairs = sites.flatMap(pairOf)
    const number = countIn(pairs, 'sites')
    const furthest = pairs.toSorted((one, other) => distance(other) - distance(one))[0]
    if (!furthest) throw new Error('No site has the same page in both languages.')
    const scores = pairs.flatMap(({ fr, en }) => [fr.score, en.score])
    keepSites(pairs)
    return [
      { name: 'sites served as they are', value: sites.length, unit: 'sites' },
      { name: 'with the same page in both languages', value: pairs.length, unit: 'sites' },
      ...number('with the same score in both languages', pair => distance(pair) === 0),
      ...number(
        'with the same score, of which a check gives the two pages different verdicts',
        pair => distance(pair) === 0 && checksApart(pair).length > 0,
      ),
      ...number('whose French page scores less', ({ fr, en }) => rounded(fr) < rounded(en)),
      ...number('whose English page scores less', ({ fr, en }) => rounded(en) < rounded(fr)),
      ...number('that name the other language in both pages', isLinked),
      ...number('that do not', pair => !isLinked(pair)),
      ...number(
        'whose French page is declared to be in another language',
        ({ fr }) => !['fr', null].includes(declared(fr)),
      ),
      ...number('whose French page declares no language', ({ fr }) => declared(fr) === null),
      ...number('whose French page has no description', ({ fr }) => fr.page.head.description === null),
      ...number('whose English page has no description', ({ en }) => en.page.head.description === null),
      ...languages.map(language => ({
        name: `score of one page, median, ${language}`,
        value: median(pairs.map(pair => pair[language].score)),
        unit: 'of 100',
      })),
      ...languages.map(language => ({
        name: `words, median, ${language}`,
        value: median(pairs.map(pair => pair[language].page.text.words)),
        unit: 'words',
      })),
      {
        name: 'greatest distance between two scores',
        value: Math.max(...pairs.map(distance)),
        unit: 'points',
      },
      { name: 'distance between two scores, median', value: median(pairs.map(distance)), unit: 'points' },
      { name: 'lowest score', value: Math.min(...scores), unit: 'of 100' },
      { name: 'highest score', value: Math.max(...scores), unit: 'of 100' },
      ...languages.map(language => ({
        name: `score of the pair furthest apart, ${language}`,
        value: furthest[language].score,
        unit: 'of 100',
      })),
      {
        name: 'checks that give the pair furthest apart different verdicts',
        value: checksApart(furthest).length,
        unit: 'checks',
      },
      ...differences(pairs),
    ]
  },
}

interface Judged {
  readonly page: Page
  readonly score: number
  /** What each check gave, 0 to 1; null where it does not apply. */
  readonly shares: ReadonlyMap<string, number | null>
}

type Pair = Readonly<Record<Language, Judged>>

/** The English page is `en/index.html`, or else the root. Empty when a page is in the wrong language. */
function pairOf(repository: Repository): readonly Pair[] {
  const fr = judged(repository, 'fr/index.html')
  const en = judged(repository, repository.files.has('en/index.html') ? 'en/index.html' : 'index.html')
  const isPair = fr?.page.language.detected === 'fr' && en?.page.language.detected === 'en'
  return fr && en && isPair ? [{ fr, en }] : []
}

function judged(repository: Repository, path: string): Judged | null {
  const body = repository.bytes(path)?.toString()
  if (!body) return null
  const visit = madeVisit([{ path: `${origin}/${path.replace('index.html', '')}`, role: 'home', body }])
  const [visited] = visit.pages
  const site = describeSite(visit, visited ? [{ facts: readPage(visited.exchange), rendered: null }] : [])
  const [page] = site.pages
  const results = scorecard.pillars.flatMap(({ id, checks }) =>
    checks.filter(([check]) => check.scope === 'page').map(line => runCheck(line, id, site)),
  )
  const marks: readonly Mark[] = results.map(({ mark }) => mark)
  const score = scoreOf(marks)?.points
  if (!page || score === undefined) return null
  return {
    page,
    score,
    shares: new Map(results.map(({ check, mark }) => [check.id, mark.shares[0]?.share ?? null])),
  }
}

/** Checks that give more to one language than to the other on at least three sites. */
function differences(pairs: readonly Pair[]): readonly Result[] {
  const checks = [...(pairs[0]?.fr.shares.keys() ?? [])]
  return checks.flatMap(check => {
    const better = (one: Language, other: Language) =>
      pairs.filter(pair => {
        const [mine, theirs] = [pair[one].shares.get(check), pair[other].shares.get(check)]
        return typeof mine === 'number' && typeof theirs === 'number' && mine > theirs + 0.001
      }).length
    const [fr, en] = [better('fr', 'en'), better('en', 'fr')]
    if (Math.max(fr, en) < 3) return []
    return [
      { name: `${check}: better in French`, value: fr, unit: 'sites' },
      { name: `${check}: better in English`, value: en, unit: 'sites' },
    ]
  })
}

function isLinked({ fr, en }: Pair): boolean {
  return names(fr, 'en') && names(en, 'fr')
}

function names({ page }: Judged, language: Language): boolean {
  return page.head.alternates.some(alternate => alternate.language.toLowerCase().startsWith(language))
}

/** Without its region: `en` for `en-gb`. */
function declared({ page }: Judged): string | null {
  return page.language.declared?.split('-')[0]?.toLowerCase() ?? null
}

function checksApart({ fr, en }: Pair): readonly string[] {
  return [...fr.shares].flatMap(([check, share]) => (share === en.shares.get(check) ? [] : [check]))
}

function keepSites(pairs: readonly Pair[]): void {
  const sites = pairs
    .map(({ fr, en }) => ({
      scores: { fr: rounded(fr), en: rounded(en) },
      declared: { fr: declared(fr), en: declared(en) },
      isLinked: isLinked({ fr, en }),
    }))
    .toSorted((one, other) => other.scores.fr - one.scores.fr)
  writeFileSync(kept, `${JSON.stringify(sites, null, 2)}\n`)
}

function rounded({ score }: Judged): number {
  return Math.round(score)
}

function distance({ fr, en }: Pair): number {
  return Math.abs(rounded(fr) - rounded(en))
}
