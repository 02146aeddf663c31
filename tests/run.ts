import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../bin/build.ts'
import { findChromium } from './support/chromium.ts'

/**
 * `npm test`: every gate, in order, cheapest first. `npm test -- unit browser` runs those alone.
 * The last line counts what passed and what failed; the exit code is 0 only when nothing failed.
 */
interface Tally {
  readonly passed: number
  readonly failed: number
}

const root = join(import.meta.dirname, '..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

const gates: Readonly<Record<string, () => Tally>> = {
  format: () => tool('biome', ['format', '.']),
  lint: () => tool('biome', ['lint', '--error-on-warnings', '.']),
  build: () => attempt(() => buildSite(console.log)),
  types: () => add(tool('tsc', ['-p', '.']), tool('astro', ['check', '--minimumFailingSeverity', 'warning'])),
  layout: () => suite('layout'),
  unit: () => suite('unit'),
  contract: () => suite('contract'),
  html: () => suite('html'),
  budgets: () => suite('budgets'),
  audit: () => suite('audit'),
  browser: () => add(attempt(findChromium), suite('browser')),
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !(name in gates))
if (unknown.length > 0) {
  console.error(
    `There is no gate called ${unknown.join(', ')}. The gates are: ${Object.keys(gates).join(', ')}.`,
  )
  process.exit(2)
}

const names = asked.length > 0 ? asked : Object.keys(gates)
const total = names.map(runGate).reduce(add, { passed: 0, failed: 0 })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function runGate(name: string): Tally {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const tally = gates[name]?.() ?? { passed: 0, failed: 1 }
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`   ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`)
  return tally
}

/** A tool that says yes or no counts as one. */
function tool(name: string, parameters: readonly string[]): Tally {
  const run = spawnSync(bin(name), parameters, { cwd: root, stdio: 'inherit' })
  return run.status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function attempt(work: () => unknown): Tally {
  try {
    work()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
}

/** A project of vitest.config.ts. A run that breaks outside its tests counts as one failure. */
function suite(project: string): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-tests-'))
  const results = join(folder, 'results.json')
  const parameters = ['run', '--project', project, '--reporter=default', '--reporter=json']
  const run = spawnSync(bin('vitest'), [...parameters, `--outputFile.json=${results}`], {
    cwd: root,
    stdio: 'inherit',
  })
  const tally = talliesIn(results)
  rmSync(folder, { recursive: true, force: true })
  return run.status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

function talliesIn(results: string): Tally {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed }
}
