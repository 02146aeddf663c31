import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A public repository as it was at one commit, read without checking it out. */
export interface Repository {
  /** `owner/name` on GitHub. */
  readonly name: string
  readonly files: ReadonlySet<string>
  /** Null when the file is missing, as it may be in a partial copy. */
  bytes(path: string): Buffer | null
}

/** The folder of the repositories, each bare and named `owner+name`; missing ones are fetched into it. */
const kept = process.env.STUDY_REPOSITORIES ?? join(import.meta.dirname, '../../.data/repositories')

/** The repositories of `samples/<name>.json`, which says how they were chosen. */
export function repositoriesOf(sample: string): readonly Repository[] {
  const { repositories }: { repositories: readonly string[] } = JSON.parse(
    readFileSync(join(import.meta.dirname, 'samples', `${sample}.json`), 'utf8'),
  )
  return repositories.map(openRepository)
}

/** `owner/name@commit`, fetched from GitHub the first time. */
export function openRepository(written: string): Repository {
  const [name = '', commit = ''] = written.split('@')
  const folder = join(kept, name.replace('/', '+'))
  if (!existsSync(folder)) fetchCommit(name, commit, folder)
  const git = (...parameters: readonly string[]) => runGit(['--git-dir', folder, ...parameters])
  const files = new Set(
    git('ls-tree', '-r', '-z', '--name-only', commit).toString().split('\0').filter(Boolean),
  )
  return {
    name,
    files,
    bytes(path) {
      try {
        return git('cat-file', 'blob', `${commit}:${path}`)
      } catch {
        return null
      }
    },
  }
}

function fetchCommit(name: string, commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  try {
    runGit(['init', '--quiet', '--bare', folder])
    runGit(['--git-dir', folder, 'fetch', '--quiet', '--depth=1', `https://github.com/${name}`, commit])
  } catch (cause) {
    rmSync(folder, { recursive: true })
    throw new Error(`${name} could not be fetched at ${commit}.`, { cause })
  }
}

function runGit(parameters: readonly string[]): Buffer {
  return execFileSync('git', parameters, {
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}
