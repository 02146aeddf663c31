import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import type { LabelledAuthor, LabelledDate, LabelledText } from './corpus.ts'

/**
 * `node benchmarks/truth/assemble.ts <folder>`: puts together the corpus of `npm run bench -- truth` from
 * public repositories, cloned into the folder, or taken from `--from <folder>`, which holds a git directory
 * for each, `owner+name`. See README.md.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
})
const [folder] = positionals
if (!folder) {
  console.error('Name the folder of the corpus: node benchmarks/truth/assemble.ts /somewhere/truth')
  process.exit(2)
}

/** Where the two repositories of pages keep them, in the order in which they look. */
const foldersOfPages = ['test_set', 'cache', 'eval']

const articles = repository('scrapinghub/article-extraction-benchmark')
const dates = repository('adbar/htmldate')
const pages = repository('adbar/trafilatura')
keep('main-text.json', mainTexts())
keep('dates.json', publicationDates())
keep('authors.json', authors())

function mainTexts(): readonly LabelledText[] {
  const labels: Labels<{ articleBody: string; url: string }> = articles.json('ground-truth.json')
  return Object.entries(labels).flatMap(([id, { articleBody, url }]) => {
    const file = `${id}.html.gz`
    const page = isOurs(file) && articles.firstOf([`html/${file}`])
    return page ? [{ file: saved('main-text', id, gunzipSync(page)), address: url, text: articleBody }] : []
  })
}

function publicationDates(): readonly LabelledDate[] {
  const lists: readonly Labels<{ file: string; date: string | null }>[] = [
    dates.json('tests/eval_default.json'),
    dates.json('tests/eval_mediacloud_2020.json'),
  ]
  return lists.flatMap(Object.entries).flatMap(([address, { file, date }]) => {
    const page = date && isOurs(file) && dates.firstOf(foldersOfPages.map(name => `tests/${name}/${file}`))
    return page ? [{ file: saved('dates', file, page), address, day: date }] : []
  })
}

function authors(): readonly LabelledAuthor[] {
  const labels: Labels<{ file?: string; author?: string | string[] }> = pages.json('tests/evaldata.json')
  return Object.entries(labels).flatMap(([address, { file, author }]) => {
    const page =
      file && author && isOurs(file) && pages.firstOf(foldersOfPages.map(name => `tests/${name}/${file}`))
    return page ? [{ file: saved('authors', file, page), address, authors: [author].flat() }] : []
  })
}

type Labels<Label> = Readonly<Record<string, Label>>

/**
 * Half of the labelled pages, told by their names, are never read here: they are kept to examine what was
 * made with the other half.
 */
function isOurs(file: string): boolean {
  const [first = ''] = createHash('sha256').update(file).digest('hex')
  return Number.parseInt(first, 16) % 2 === 0
}

function repository(name: string) {
  const directory = values.from ? join(values.from, name.replace('/', '+')) : cloned(name)
  const git = (...parameters: readonly string[]) =>
    execFileSync('git', ['-C', directory, ...parameters], {
      maxBuffer: 1e9,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  const tree = new Set(git('ls-tree', '-rz', '--name-only', 'HEAD').toString().split('\0'))
  return {
    /** One list of dates writes `NaN` where a page has none. */
    json: (path: string) => JSON.parse(git('show', `HEAD:${path}`).toString().replaceAll(': NaN', ': null')),
    firstOf(paths: readonly string[]): Buffer | null {
      const path = paths.find(candidate => tree.has(candidate))
      return path === undefined ? null : git('show', `HEAD:${path}`)
    },
  }
}

function cloned(name: string): string {
  const directory = join(String(folder), 'repositories', name.replace('/', '+'))
  if (!existsSync(directory)) {
    const options = ['--quiet', '--depth', '1', '--bare']
    execFileSync('git', ['clone', ...options, `https://github.com/${name}.git`, directory], {
      stdio: 'inherit',
    })
  }
  return directory
}

function saved(corpus: string, name: string, page: Buffer): string {
  mkdirSync(join(String(folder), corpus), { recursive: true })
  const file = join(corpus, name)
  writeFileSync(join(String(folder), file), page)
  return file
}

function keep(name: string, labels: readonly unknown[]): void {
  writeFileSync(join(String(folder), name), `${JSON.stringify(labels, null, 2)}\n`)
  console.log(`${name}: ${labels.length} pages`)
}
