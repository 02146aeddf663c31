import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { endWithParent } from '../support/postgres.ts'

/** What it starts ends with the stack. It throws the first promise that is not kept. */
export type Try = (stack: AsyncDisposableStack) => Promise<void>

/** @throws with the command that installs it, when a program of Debian is missing. */
export function requirePrograms(programs: Readonly<Record<string, string>>): void {
  const missing = Object.entries(programs).filter(([program]) => {
    try {
      execFileSync('which', [program])
      return false
    } catch {
      return true
    }
  })
  if (missing.length === 0) return
  const packages = new Set(missing.map(([, debianPackage]) => debianPackage))
  throw new Error(`This needs programs of Debian: apt-get install ${[...packages].join(' ')}`)
}

/** A new folder, which goes when the stack does. */
export function makeFolder(stack: AsyncDisposableStack, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `ibid-${name}-`))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Program {
  readonly pid: number
  /** Everything it has printed. */
  output(): string
  stop(): Promise<number | null>
}

interface Surroundings {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  readonly uid?: number
  readonly gid?: number
}

/** Starts a program that ends with the stack, or with this process. */
export function startProgram(
  stack: AsyncDisposableStack,
  command: readonly string[],
  surroundings: Surroundings = {},
): Program {
  const child = spawn('sh', ['-c', endWithParent('TERM'), ...command], surroundings)
  const program = programOf(child)
  stack.defer(async () => void (await program.stop()))
  return program
}

function programOf(child: ChildProcess): Program {
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  return {
    pid: child.pid ?? Number.NaN,
    output: () => output,
    stop: () => {
      child.stdin?.end()
      return ended(child)
    },
  }
}

export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise(resolve => child.once('exit', resolve))
}

/**
 * Asks again until it is so; an error counts as not so. Returns how long it took, in milliseconds.
 *
 * @throws with what was waited for, after `seconds`.
 */
export async function until(
  what: string,
  isSo: () => Promise<boolean>,
  { seconds = 60, pause = 100, output = (): string => '' } = {},
): Promise<number> {
  const started = performance.now()
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - started > seconds * 1000)
      throw new Error(`Not within ${seconds} s: ${what}.\n${output()}`)
    await delay(pause)
  }
  return Math.round(performance.now() - started)
}

/** Prints a promise that was kept, with its figure. */
export function keep(promise: string, isKept: boolean, figure: unknown = ''): void {
  const said =
    figure === '' ? promise : `${promise}: ${typeof figure === 'string' ? figure : JSON.stringify(figure)}`
  if (!isKept) throw new Error(said)
  console.log(`✓ ${said}`)
}
