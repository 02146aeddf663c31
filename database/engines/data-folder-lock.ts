import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { codeOf, DatabaseError } from '../database.ts'

/**
 * Makes this process the only one that may open a data folder, until the returned function is called or the
 * process ends. PGlite has no lock of its own: two processes on one folder were seen to lose all rows of
 * the first, without an error.
 *
 * Each process puts a claim, an empty file named after itself, into `<folder>.lock/`, and only then looks
 * at the claims of others. A process that sees the claim of a living one gives up, so of two that start
 * together at least one does. The claim of a dead process is ignored: at no moment can a lock be taken from
 * a living process by mistake.
 *
 * Processes are told apart by process id: containers that share a folder do not see one another.
 *
 * @throws DatabaseError `DATA_FOLDER_IN_USE`.
 */
export function lockDataFolder(folder: string): () => void {
  const claims = `${folder}.lock`
  const claim = join(claims, nameOf(self))
  mkdirSync(claims, { recursive: true })
  createClaim(claim, folder)
  const withdraw = () => rmSync(claim, { force: true })
  for (const other of readdirSync(claims).filter(name => name !== nameOf(self))) {
    if (!isAlive(other)) {
      rmSync(join(claims, other), { force: true })
      continue
    }
    withdraw()
    throw inUse(folder, processOf(other).pid)
  }
  process.on('exit', withdraw)
  return () => {
    process.off('exit', withdraw)
    withdraw()
  }
}

function createClaim(claim: string, folder: string): void {
  try {
    writeFileSync(claim, '', { flag: 'wx' })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw inUse(folder, process.pid)
    throw error
  }
}

function inUse(folder: string, pid: number): DatabaseError {
  return new DatabaseError(
    'DATA_FOLDER_IN_USE',
    `The data folder ${folder} is in use by process ${pid}. Only one process may open it: stop that one, ` +
      'or set DATABASE_URL to a PostgreSQL server, which several can share.',
  )
}

/** Process ids are reused, by other processes and after a restart of the machine. */
interface ProcessIdentity {
  readonly pid: number
  readonly start: string
  readonly boot: string
}

const self: ProcessIdentity = {
  pid: process.pid,
  start: statOf(process.pid)?.start ?? String(Math.round(performance.timeOrigin)),
  boot: readOrNull('/proc/sys/kernel/random/boot_id')?.trim() ?? hostname(),
}

function nameOf({ pid, start, boot }: ProcessIdentity): string {
  return `${pid}_${start}_${boot}`
}

function processOf(name: string): ProcessIdentity {
  const [pid = '', start = '', ...boot] = name.split('_')
  return { pid: Number(pid), start, boot: boot.join('_') }
}

function isAlive(name: string): boolean {
  const { pid, start, boot } = processOf(name)
  if (!Number.isInteger(pid) || pid <= 0 || boot !== self.boot || pid === self.pid) return false
  if (!answers(pid)) return false
  const stat = statOf(pid)
  return stat === null || (stat.start === start && !'ZX'.includes(stat.state))
}

function answers(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/**
 * State and start time of a process from `/proc/<pid>/stat` (proc(5), fields 3 and 22), or null without
 * that file. The second field is a name that may contain spaces and parentheses.
 */
function statOf(pid: number): { readonly state: string; readonly start: string } | null {
  const stat = readOrNull(`/proc/${pid}/stat`)
  if (stat === null) return null
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0] ?? '', start: fields[19] ?? '' }
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
