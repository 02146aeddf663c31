import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** What a program used, together with its children. */
export interface Cost {
  readonly seconds: number
  /** The highest resident memory that was measured. */
  readonly peakMb: number
  readonly stdout: string
}

/** Between two measurements of memory. */
const sampleMs = 50

/** Runs a program to its end and measures it. Rejects when it ends with a code that is not among `codes`. */
export function measureProcess(
  command: string,
  parameters: readonly string[],
  { env = {}, codes = [0] }: { env?: Readonly<Record<string, string>>; codes?: readonly number[] } = {},
): Promise<Cost> {
  const started = performance.now()
  // Set by our launcher, and not passed on: programs are measured as their users start them.
  const { NODE_COMPILE_CACHE: _ours, ...machine } = process.env
  // In a process group of its own, so that its children can be counted too.
  const child = spawn(command, parameters, { detached: true, env: { ...machine, ...env } })
  const output: string[] = []
  const errors: string[] = []
  child.stdout.on('data', chunk => output.push(String(chunk)))
  child.stderr.on('data', chunk => errors.push(String(chunk)))
  let peakMb = 0
  const looks = setInterval(() => {
    peakMb = Math.max(peakMb, child.pid === undefined ? 0 : groupMb(child.pid))
  }, sampleMs)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      clearInterval(looks)
      const seconds = (performance.now() - started) / 1000
      if (code !== null && codes.includes(code)) resolve({ seconds, peakMb, stdout: output.join('') })
      else reject(new Error(`${command} ended with ${code}.\n${errors.join('').slice(0, 2_000)}`))
    })
  })
}

/** The resident memory of a running process, now and at its highest (proc(5)). */
export function memoryMb(pid: number): { readonly peak: number; readonly now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])
  return { peak: (kilobytes('VmHWM') * 1024) / 1e6, now: (kilobytes('VmRSS') * 1024) / 1e6 }
}

function groupMb(group: number): number {
  const processes = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return (processes.reduce((sum, pid) => sum + pagesOf(pid, group), 0) * 4096) / 1e6
}

/** After the name in parentheses, the third field of `stat` is the group and the 22nd the resident pages (proc(5)). */
function pagesOf(pid: string, group: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(fields[2]) === group ? Number(fields[21]) : 0
  } catch {
    return 0
  }
}
