import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '#database/connect.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { shortLivedFlags } from './node-flags.ts'

/** The whole site in a process of its own, as `npm start` runs it, with an empty data folder. */
export interface RunningSite {
  /** `http://localhost:<port>` */
  readonly origin: string
  readonly pid: number
  /** Resolves once the process has ended, by itself or not. */
  readonly ended: Promise<void>
  /** Everything the process has printed, for the message of a failure. */
  output(): string
  stop(): Promise<number | null>
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '../..')
/** Measurements of load need the site as it runs for months. */
const flags = process.env['VITEST'] ? shortLivedFlags : []

/**
 * Starts the built site on a free port and waits until it prints its address. The site of another checkout
 * is built first, as `npm start` does it.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  checkout?: string,
): Promise<RunningSite> {
  // A folder that is given is left as it is. The claims on one lie beside it (database/engines/data-folder-lock.ts).
  const own = settings['DATA_DIR'] ? null : mkdtempSync(join(tmpdir(), 'ibid-data-'))
  const dataFolder = own && join(own, 'data')
  if (dataFolder && !settings['DATABASE_URL']) await makeDataFolder(dataFolder)
  const removeOwn = () => own && rmSync(own, { recursive: true, force: true })
  const program = checkout ? join(checkout, 'bin/start.ts') : join(root, 'server/start.ts')
  const child = spawn(process.execPath, [...flags, program], {
    cwd: checkout ?? root,
    env: {
      ...process.env,
      NODE_OPTIONS: `--import=${join(root, 'tests/support/no-internet.ts')}`,
      PORT: '0',
      // All tests are one network.
      DRAWN_PAGES_PER_NETWORK_PER_MINUTE: '100000',
      ...(dataFolder && { DATA_DIR: dataFolder }),
      ...settings,
    },
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    output += chunk
  })
  const origin = await addressSaid(child, () => output)
  return {
    origin,
    pid: child.pid ?? Number.NaN,
    ended: new Promise(resolve => child.on('exit', () => resolve())),
    output: () => output,
    stop: async () => {
      const code = await ended(child, 'SIGTERM')
      removeOwn()
      return code
    },
    kill: async () => {
      await ended(child, 'SIGKILL')
      removeOwn()
    },
  }
}

/** The settings with which a site opens this database. */
export function settingsOf(place: Place): Record<string, string> {
  return 'dataFolder' in place ? { DATA_DIR: place.dataFolder } : { DATABASE_URL: place.databaseUrl }
}

function addressSaid(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      const said = /http:\/\/localhost:\d+/.exec(output())
      if (said) resolve(said[0])
    })
    child.on('exit', code => reject(new Error(`The site ended with code ${code}.\n${output()}`)))
  })
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise(resolve => {
    child.on('exit', code => resolve(code))
    child.kill(signal)
  })
}
