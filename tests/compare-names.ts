import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `node tests/compare-names.ts <commit>`: which names of tests have gone since that commit, and which are
 * new. A test that moved to another file is the same test.
 */
const root = join(import.meta.dirname, '..')
const [commit] = process.argv.slice(2)
if (!commit) {
  console.error('Name the commit to compare with: node tests/compare-names.ts HEAD~20')
  process.exit(2)
}

const before = namesAt(commit)
const now = namesIn(root)
print('Gone', before.difference(now))
print('New', now.difference(before))
console.log(`\n${before.size} before, ${now.size} now`)

function namesAt(commit: string): Set<string> {
  const folder = join(mkdtempSync(join(tmpdir(), 'ibid-names-')), 'checkout')
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { cwd: root, stdio: 'pipe' })
  try {
    for (const made of ['node_modules', 'dist']) symlinkSync(join(root, made), join(folder, made))
    return namesIn(folder)
  } finally {
    execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root })
  }
}

/** The names of a checkout. Its files are run, but not their tests, since a test of a list has many names. */
function namesIn(folder: string): Set<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'ibid-names-')), 'names.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  execFileSync(process.execPath, [vitest, 'list', '--no-static-parse', `--json=${file}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const tests: readonly { readonly name: string }[] = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return new Set(tests.map(({ name }) => name))
}

function print(title: string, names: ReadonlySet<string>): void {
  console.log(`\n${title}: ${names.size}`)
  for (const name of [...names].sort()) console.log(`  ${name}`)
}
