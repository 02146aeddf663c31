import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * Builds the site into `dist/`, unless that already contains a build of the same files with the same settings.
 * Throws when the build fails; Astro's messages are then on standard error.
 */
export function buildSite(say: (line: string) => void): void {
  const folder = join(root, 'dist')
  const stamp = join(folder, 'fingerprint')
  const fingerprint = fingerprintOf(process.env)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  say('Building the site…')
  rmSync(folder, { recursive: true, force: true })
  // Without --force, Astro keeps the entries it has read before, even when their schemas have changed.
  const astro = [join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--force']
  const build = spawnSync(process.execPath, astro, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  })
  if (build.status !== 0) throw new Error(`The site could not be built.\n${build.stdout}${build.stderr}`)
  writeFileSync(stamp, fingerprint)
}

/** What a build depends on besides its settings: the folders and files that it reads, and its packages. */
export const sources = [
  'astro.config.ts',
  'audit/',
  'benchmarks/results/cited-pages.json',
  'benchmarks/results/french-authors.json',
  'benchmarks/results/robots-txt.json',
  'benchmarks/results/truth.json',
  'benchmarks/studies/cited-pages.pages.json',
  'benchmarks/studies/cited-pages.scores.json',
  'benchmarks/studies/two-languages.sites.json',
  'content/',
  'contracts/',
  'language/',
  'package-lock.json',
  'site/',
]

function fingerprintOf({ SITE_URL, MEASUREMENT_ID }: NodeJS.ProcessEnv): string {
  // security.txt is valid for less than a year after its build: a start in another month builds again.
  const month = new Date().toISOString().slice(0, 7)
  const hash = createHash('sha256').update(`${SITE_URL} ${MEASUREMENT_ID} ${month}`)
  const patterns = sources.map(path => (path.endsWith('/') ? `${path}**/*` : path))
  const entries = globSync(patterns, { cwd: root, withFileTypes: true }).filter(entry => entry.isFile())
  for (const path of entries.map(entry => join(entry.parentPath, entry.name)).sort()) {
    hash.update(path.slice(root.length)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** `node bin/build.ts` builds without starting. */
if (import.meta.main) buildSite(line => console.log(line))
