import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { basename, join } from 'node:path'
import { buildSite } from '../bin/build.ts'
import type { Benchmark } from './support/benchmark.ts'

/**
 * `npm run bench`: every benchmark in turn, or those named: `npm run bench -- slow-site`. A benchmark of
 * pages can be limited to some of them: `npm run bench -- auditors /faq /en/faq`. Each benchmark first
 * checks that the answers are right, then prints its results beside their goals. Results are kept in
 * `benchmarks/results/`, with the machine and the commit.
 *
 * A study (`studies/`) is the subject of an article of the blog. It counts things in public repositories,
 * which it fetches from GitHub the first time, and runs only when named: `npm run bench -- robots-txt`.
 */
const folder = import.meta.dirname
const parameters = process.argv.slice(2)
const paths = parameters.filter(parameter => parameter.startsWith('/'))
const asked = parameters.filter(parameter => !paths.includes(parameter))
const files = globSync('{*.bench,studies/*.study}.ts', { cwd: folder }).sort()
const chosen = files.filter(file => (asked.length === 0 ? isBenchmark(file) : asked.includes(nameOf(file))))
if (chosen.length === 0) {
  console.error(`There is no such benchmark. They are: ${files.map(nameOf).join(', ')}.`)
  process.exit(2)
}

if (chosen.some(isBenchmark)) buildSite(console.log)
for (const file of chosen) await run(file)

async function run(file: string): Promise<void> {
  const { benchmark }: { benchmark: Benchmark } = await import(join(folder, file))
  console.log(`\n${benchmark.title}`)
  if (benchmark.needs && !process.env[benchmark.needs]) {
    console.log(`  Left out: ${benchmark.needs} names no folder.`)
    return
  }
  const results = await benchmark.measure(paths)
  for (const { name, value, unit, goal } of results) {
    const verdict = goal === undefined ? '' : `   goal ${goal}`
    console.log(`  ${name.padEnd(56)} ${format(value)} ${unit}${verdict}`)
  }
  if (paths.length === 0) keep(file, results)
}

function isBenchmark(file: string): boolean {
  return file.endsWith('.bench.ts')
}

function nameOf(file: string): string {
  return basename(file).replace(/\.(?:bench|study)\.ts$/u, '')
}

function format(value: number): string {
  return (value >= 100 ? Math.round(value).toString() : value.toPrecision(3)).padStart(8)
}

function keep(file: string, results: unknown): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.versions.node}`
  mkdirSync(join(folder, 'results'), { recursive: true })
  writeFileSync(
    join(folder, 'results', `${nameOf(file)}.json`),
    `${JSON.stringify({ date: new Date().toISOString(), commit, machine, results }, null, 2)}\n`,
  )
}
