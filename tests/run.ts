import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '../bin/build.ts'
import { findChromium } from './support/chromium.ts'

/**
 * `npm test`: every gate, in order, cheapest first. `npm test -- unit browser` runs those alone.
 * At the end it says again what failed, which thousands of lines may have scrolled away; the last line
 * counts what passed and what failed; the exit code is 0 only when nothing failed.
 */
interface Tally {
  readonly passed: number
  /** What failed, each in a few lines: its name and the reason it gave. */
  readonly failures: readonly string[]
}

const root = join(import.meta.dirname, '..')
const success: Tally = { passed: 1, failures: [] }
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
const total = names.map(runGate).reduce(add)
for (const reason of total.failures) console.log(`\n✗ ${reason}`)
console.log(`\n${total.passed} passed, ${total.failures.length} failed`)
process.exitCode = total.failures.length > 0 ? 1 : 0

function runGate(name: string): Tally {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { passed, failures } = gates[name]?.() ?? failure('no such gate')
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`   ${name}: ${passed} passed, ${failures.length} failed (${seconds} s)`)
  return { passed, failures: failures.map(reason => `${name}: ${reason}`) }
}

/** A tool that says yes or no counts as one. */
function tool(name: string, parameters: readonly string[]): Tally {
  const run = spawnSync(bin(name), parameters, { cwd: root, stdio: 'inherit' })
  return run.status === 0 ? success : failure(`${name} ${parameters.join(' ')}`)
}

function attempt(work: () => unknown): Tally {
  try {
    work()
    return success
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(reason)
    return failure(reason)
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
  const tally = tallyIn(results)
  rmSync(folder, { recursive: true, force: true })
  if (run.status === 0 || tally.failures.length > 0) return tally
  return { ...tally, failures: [`the run ended with ${run.signal ?? run.status}, outside its tests`] }
}

/** The part read here of the report of vitest's JSON reporter. */
interface Results {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function tallyIn(path: string): Tally {
  if (!existsSync(path)) return failure('the run left no results')
  const results: Results = JSON.parse(readFileSync(path, 'utf8'))
  return { passed: results.numPassedTests, failures: results.testResults.flatMap(failuresOf) }
}

/** A file that fails outside its tests (an import, a hook) is a failure of its own. */
function failuresOf(file: Results['testResults'][number]): readonly string[] {
  const tests = file.assertionResults.filter(test => test.status === 'failed')
  if (tests.length === 0 && file.status === 'failed') return [`${file.name}\n${file.message}`]
  return tests.map(test => `${file.name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
}

function failure(reason: string): Tally {
  return { passed: 0, failures: [reason] }
}

function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failures: [...one.failures, ...other.failures] }
}
