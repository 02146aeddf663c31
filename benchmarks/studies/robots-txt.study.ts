import { engineCrawlers } from '#audit/crawlers.ts'
import { type RobotsFile, robotsFile } from '#audit/read/robots/robots.ts'
import { madeExchange, origin } from '#audit/testing/made-up.ts'
import { type Crawler, crawlers } from '#contracts/crawlers.ts'
import type { Benchmark, Result } from '../support/benchmark.ts'
import { countIn } from './counting.ts'
import { type Repository, repositoriesOf } from './repositories.ts'

/** Crawlers of classic search engines, which also feed AI answers: naming them says nothing about AI. */
const classic = ['googlebot', 'bingbot', 'applebot']

/** What robots.txt files say to AI crawlers, read as the audit reads them. */
export const benchmark: Benchmark = {
  title: 'What robots.txt files of public repositories say to the crawlers of AI',
  async measure() {
    const first = repositoriesOf('sites-with-robots-txt')
    const ordinary = robotsFilesOf(first)
    const withIndex = robotsFilesOf(
      repositoriesOf('sites-with-llms-txt').filter(({ name }) => first.every(other => other.name !== name)),
    )
    return [
      { name: 'both: files', value: ordinary.length + withIndex.length, unit: 'files' },
      {
        name: 'both: that name a crawler of AI',
        value: namingIn(ordinary) + namingIn(withIndex),
        unit: 'files',
      },
      ...counts('sites with robots.txt', ordinary),
      ...counts('sites with llms.txt', withIndex),
      ...tokens([...ordinary, ...withIndex]),
    ]
  },
}

function robotsFilesOf(repositories: readonly Repository[]): readonly RobotsFile[] {
  return repositories.flatMap(repository => {
    const body = repository.bytes('robots.txt')?.toString()
    if (body === undefined) return []
    return [robotsFile(madeExchange('/robots.txt', { headers: { 'content-type': 'text/plain' }, body }))]
  })
}

function namingIn(files: readonly RobotsFile[]): number {
  return files.filter(file => namedIn(file).length > 0).length
}

function counts(sample: string, files: readonly RobotsFile[]): readonly Result[] {
  const inSample = countIn(files, 'files')
  const number = (name: string, holds: (file: RobotsFile) => boolean) => inSample(`${sample}: ${name}`, holds)
  const search = Object.values(engineCrawlers).map(engine => engine.search)
  return [
    { name: `${sample}: files`, value: files.length, unit: 'files' },
    ...number('that name a crawler of AI', file => namedIn(file).length > 0),
    ...number('that open the home page to the six search crawlers', file =>
      search.every(crawler => allowsHome(file, crawler)),
    ),
    ...number('that close the home page to one of the six search crawlers', file =>
      search.some(crawler => !allowsHome(file, crawler)),
    ),
    ...number('that close the home page to GPTBot', file => !file.allows('GPTBot', `${origin}/`).allowed),
    ...number('that close the home page to a crawler of AI that they name', file =>
      namedIn(file).some(token => !file.allows(token, `${origin}/`).allowed),
    ),
    ...number('that give the address of a sitemap', file => file.sitemaps.length > 0),
    ...number(
      'with a line that says something else than its author may believe',
      file => file.errors.length > 0,
    ),
    ...number('with a Content-Signal line', file => file.contentSignals.length > 0),
  ]
}

/** How many files name each crawler, in descending order. */
function tokens(files: readonly RobotsFile[]): readonly Result[] {
  const named = files.flatMap(namedIn)
  return [...new Set(named)]
    .map(token => ({ name: `both: that name ${token}`, value: count(named, token), unit: 'files' }))
    .toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name))
}

function namedIn(file: RobotsFile): readonly string[] {
  const tokens = crawlers.flatMap(({ robotsToken }) => robotsToken ?? [])
  return [...new Set(tokens)].filter(
    token =>
      !classic.includes(token.toLowerCase()) &&
      file.allows(token, `${origin}/`).group?.toLowerCase() === token.toLowerCase(),
  )
}

function allowsHome(file: RobotsFile, crawler: Crawler & { robotsToken: string }): boolean {
  return file.allows(crawler.robotsToken, `${origin}/`).allowed
}

function count(all: readonly string[], one: string): number {
  return all.filter(other => other === one).length
}
