import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'

/** The result of a gate. */
export interface Tally {
  readonly passed: number
  /** The failures, each with its name and the reason. */
  readonly failures: readonly string[]
  /** How long each test file took. */
  readonly files: readonly FileTime[]
}

interface FileTime {
  readonly path: string
  readonly seconds: number
}

const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)

/** A tool that passes or fails counts as one test. Its output is shown when it fails. */
export async function tool(name: string, parameters: readonly string[]): Promise<Tally> {
  const child = spawn(bin(name), parameters, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  if ((await exitCodeOf(child)) === 0) return success
  console.error((await said).join(''))
  return failure(`${name} ${parameters.join(' ')}`)
}

/** Work that throws counts as one failed test. */
export async function attempt(work: () => unknown): Promise<Tally> {
  try {
    await work()
    return success
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(reason)
    return failure(reason)
  }
}

/**
 * The tests of projects of vitest.config.ts: all or, with a commit, those that import something changed since
 * then. A run that breaks outside its tests counts as one failure.
 */
export async function suite(projects: readonly string[], since?: string): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-tests-'))
  const results = join(folder, 'results.json')
  const parameters = [
    'run',
    ...projects.map(project => `--project=${project}`),
    ...(since ? [`--changed=${since}`, '--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}`,
  ]
  const code = await exitCodeOf(spawn(bin('vitest'), parameters, { cwd: root, stdio: 'inherit' }))
  const tally = tallyIn(results)
  rmSync(folder, { recursive: true, force: true })
  if (code === 0 || tally.failures.length > 0) return tally
  return { ...tally, failures: [`the run ended with ${code}, outside its tests`] }
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((passed, tally) => passed + tally.passed, 0),
    failures: tallies.flatMap(tally => tally.failures),
    files: tallies.flatMap(tally => tally.files),
  }
}

/** Says which ten files took longest. */
export function sayTimes(files: readonly FileTime[]): void {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  if (slowest.length > 0) console.log('\nThe slowest files:')
  for (const { path, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`)
}

const success: Tally = { passed: 1, failures: [], files: [] }

function failure(reason: string): Tally {
  return { passed: 0, failures: [reason], files: [] }
}

function exitCodeOf(child: ReturnType<typeof spawn>): Promise<number | string | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? signal))
  })
}

/** The part of a report of vitest's JSON reporter that is read here. */
interface Results {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    /** In milliseconds. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

function tallyIn(path: string): Tally {
  if (!existsSync(path)) return failure('the run left no results')
  const { numPassedTests, testResults }: Results = JSON.parse(readFileSync(path, 'utf8'))
  const files = testResults.map(({ name, startTime, endTime }) => ({
    path: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOf), files }
}

/** A file that fails outside its tests (an import, a hook) is a failure of its own. */
function failuresOf(file: Results['testResults'][number]): readonly string[] {
  const tests = file.assertionResults.filter(test => test.status === 'failed')
  if (tests.length === 0 && file.status === 'failed') return [`${file.name}\n${file.message}`]
  return tests.map(test => `${file.name}: ${test.fullName}\n${test.failureMessages.join('\n')}`)
}
