import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The path of a Chromium: `CHROME_PATH`, or the system's, or the system's once it is installed
 * (root on Debian). Throws a sentence that says what to do when there is none to be had.
 */
export function findChromium(): string {
  const asked = process.env['CHROME_PATH']
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`CHROME_PATH is "${asked}", and there is no such file.`)
  }
  const found = usualPaths.find(existsSync)
  if (found) return found
  if (canInstall()) installFromDebian()
  const installed = usualPaths.find(existsSync)
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium and found none. Install it (on Debian: apt-get install chromium), or set CHROME_PATH to a Chrome or Chromium.',
  )
}

const usualPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function installFromDebian(): void {
  console.log('Installing Chromium from the Debian package…')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietly: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
  spawnSync('apt-get', ['update', '-qq'], quietly)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quietly)
}
