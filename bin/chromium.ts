import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * The path of a Chromium: `CHROME_PATH`, or Debian's headless shell, which is installed first, with a twin of
 * Arial, where that is possible (Debian, as root), or any that the system has. The shell draws the same pages for a third of the
 * CPU: eight pages, photographed and resized, took 2.9 s in it and 9.4 s in the same version of Chromium.
 * Throws a sentence that says what to do when there is none.
 */
export function findChromium(): string {
  const asked = process.env['CHROME_PATH']
  if (asked) {
    if (existsSync(asked)) return asked
    throw new Error(`CHROME_PATH is "${asked}", and there is no such file.`)
  }
  if (![headlessShell, arialTwin].every(existsSync) && canInstall()) installFromDebian()
  const found = [headlessShell, ...otherPaths].find(existsSync)
  if (found) return found
  throw new Error(
    'The browser tests need Chromium and found none. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROME_PATH to a Chrome or Chromium.',
  )
}

const headlessShell = '/usr/bin/chromium-headless-shell'
/** Letters as wide as Arial's, which nearly all visitors have: without it, Chromium takes ones a tenth wider. */
const arialTwin = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'
const otherPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function installFromDebian(): void {
  console.log('Installing Chromium and fonts from the Debian packages…')
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quietly: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env: environment }
  spawnSync('apt-get', ['update', '-qq'], quietly)
  spawnSync(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'],
    quietly,
  )
}
