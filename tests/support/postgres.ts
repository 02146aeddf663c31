import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

/** An empty PostgreSQL server on a unix socket, which ends with the process that started it. */
export interface PostgresServer {
  /** The folder of its socket, by which other processes find it. */
  readonly socketFolder: string
  /** Kills all its processes at once. What it had written is with the system, and survives. */
  kill(): Promise<void>
  /** Starts it again after that. */
  restart(): Promise<void>
  /** Has all its processes stand still, or go on: connections stay open, and nobody answers. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
  stop(): Promise<void>
}

/**
 * Starts a server from the system's PostgreSQL package, which is installed first where that is possible
 * (Debian, as root); all its files are in this folder. Null, with a line on the console, where there is
 * none.
 *
 * @throws with `CI=true`, where a skipped test has failed.
 */
export async function startPostgres(within = tmpdir()): Promise<PostgresServer | null> {
  const programs = findPrograms() ?? installPrograms()
  if (programs) return start(programs, within)
  const reason =
    'PostgreSQL is not installed, and cannot be: its tests are skipped. On Debian: apt-get install postgresql'
  if (process.env.CI === 'true') throw new Error(reason)
  console.warn(reason)
  return null
}

/** The database with the schema that `shared-postgres.ts` makes, to be copied. */
export const migratedTemplate = 'migrated'

/**
 * Makes a database, empty or a copy of `template`, in the server whose socket is in `socketFolder`.
 * Returns its connection string.
 */
export async function createDatabase(
  socketFolder: string,
  { name = `test_${randomUUID().replaceAll('-', '')}`, template = 'template0' } = {},
): Promise<string> {
  const client = new pg.Client(urlOf('postgres', socketFolder))
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return urlOf(name, socketFolder)
}

/** The folder of `initdb` and `postgres`: the newest of Debian's, or one that is on the PATH. */
export function findPrograms(): string | null {
  const versions = '/usr/lib/postgresql'
  const folders = existsSync(versions)
    ? readdirSync(versions)
        .sort((one, other) => Number(other) - Number(one))
        .map(version => join(versions, version, 'bin'))
    : []
  return [...folders, ...(process.env.PATH ?? '').split(':')].find(hasPrograms) ?? null
}

function hasPrograms(folder: string): boolean {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))
}

function installPrograms(): string | null {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return null
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const aptGet = (...words: string[]) =>
      execFileSync('apt-get', ['--yes', ...words], { env, stdio: 'pipe' })
    aptGet('update')
    aptGet('install', '--no-install-recommends', 'postgresql')
  } catch {
    return null
  }
  return findPrograms()
}

async function start(programs: string, within: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(within, 'ibid-postgres-'))
  const data = join(folder, 'data')
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const initdb = `--username postgres --auth trust --encoding UTF8 --locale C.UTF-8 --no-sync --pgdata ${data}`
  execFileSync(join(programs, 'initdb'), initdb.split(' '), { ...user, cwd: folder, stdio: 'pipe' })

  // Nothing outlives the test: syncing to disk would only slow it down.
  const settings = `-c fsync=off -c full_page_writes=off -c listen_addresses= -c unix_socket_directories=${folder}`
  const command = [join(programs, 'postgres'), '-D', data, ...settings.split(' ')]
  const launch = async () => {
    const launched = spawn('sh', ['-c', endWithParent('INT'), ...command], { ...user, cwd: folder })
    await ready(launched)
    return launched
  }
  let server = await launch()
  const signal = (name: NodeJS.Signals) => {
    for (const pid of processesOf(data)) signalUnlessGone(pid, name)
  }

  return {
    socketFolder: folder,
    async kill() {
      const ended = once(server, 'exit')
      await killAll(data)
      await ended
    },
    async restart() {
      server = await launch()
    },
    signal,
    async stop() {
      const ended = once(server, 'exit')
      server.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A child may end by itself meanwhile. */
export function signalUnlessGone(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/**
 * A server that starts finds the shared memory of any process that is left, and ends. Standing still, the old one starts
 * none that would be missed; and a killed one takes a moment to go.
 */
async function killAll(data: string): Promise<void> {
  const [server = Number.NaN] = processesOf(data)
  signalUnlessGone(server, 'SIGSTOP')
  while (!['T', 'Z'].includes(stateOf(server))) await delay(1)
  const all = processesOf(data)
  for (const pid of all) signalUnlessGone(pid, 'SIGKILL')
  while (all.some(pid => stateOf(pid) !== 'Z')) await delay(1)
}

/** As in proc(5), after the name in parentheses: T stands still, Z is dead, as one that is not listed any more. */
function stateOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0] ?? 'Z'
  } catch {
    return 'Z'
  }
}

/** The server and its children, the server first, so that it starts no other meanwhile. */
function processesOf(data: string): readonly number[] {
  const [server = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  const children = readFileSync(`/proc/${server}/task/${server}/children`, 'utf8').trim()
  return [server, ...children.split(' ')].filter(Boolean).map(Number)
}

/** Runs a command until its standard input ends, which happens when the parent closes it or dies. */
export const endWithParent = (signal: 'INT' | 'TERM'): string =>
  `exec 3<&0; "$0" "$@" & server=$!; { read -r _ <&3; kill -${signal} $server; } & wait $server`

/** PostgreSQL refuses to run as root: its programs run as the `postgres` user of its package. */
export function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  if (!isRoot()) return null
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Waits for the line in its log, and reads on, or the server would block on it. */
function ready(server: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    createInterface(server.stderr).on('line', line => {
      if (line.includes('ready to accept connections')) resolve()
      else lines.push(line)
    })
    server.once('exit', () => reject(new Error(`PostgreSQL ended while starting:\n${lines.join('\n')}`)))
  })
}

function urlOf(database: string, socketFolder: string): string {
  return `postgresql://postgres@/${database}?host=${encodeURIComponent(socketFolder)}`
}
