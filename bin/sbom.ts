import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/**
 * `npm run sbom --silent`: prints the packages of production in CycloneDX's format, from the lock file.
 *
 * Not `npm sbom --omit=dev`: npm 11 then leaves out every package that development needs too, pg-protocol and
 * nodemailer among them. It is given a lock file without development instead.
 */
const { devDependencies: _, ...production } = readJson('package.json')
const temporary = mkdtempSync(join(tmpdir(), 'ibid-sbom-'))
// npm names the whole after its folder.
const folder = join(temporary, production.name)
try {
  mkdirSync(folder)
  writeJson('package.json', production)
  writeJson('package-lock.json', withoutDevelopment(readJson('package-lock.json')))
  const options = ['--package-lock-only', '--sbom-type=application', '--sbom-format=cyclonedx']
  const { status } = spawnSync('npm', ['sbom', ...options], { cwd: folder, stdio: ['ignore', 1, 2] })
  process.exitCode = status ?? 1
} finally {
  rmSync(temporary, { recursive: true })
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly devDependencies?: unknown }>>
}

function withoutDevelopment(lock: Lock): Lock {
  const packages = Object.entries(lock.packages)
    .filter(([, { dev }]) => !dev)
    .map(([path, { devDependencies: _, ...entry }]) => [path, entry])
  return { ...lock, packages: Object.fromEntries(packages) }
}

function readJson(name: string) {
  return JSON.parse(readFileSync(join(root, name), 'utf8'))
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(folder, name), JSON.stringify(value))
}
