import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** What has changed since a commit: in later commits, in files not committed, and in new ones. */
export interface Changes {
  readonly since: string
  /** Paths from the root of the repository. */
  readonly files: readonly string[]
}

const root = join(import.meta.dirname, '../..')

/** What the main branch of `origin` does not have yet, or else the last commit. */
export function readChanges(): Changes {
  const [shared = ''] = git('merge-base', 'HEAD', 'origin/HEAD')
  const changes = shared ? changesSince(shared) : null
  return changes && changes.files.length > 0 ? changes : changesSince('HEAD~1')
}

/** True when a file changed whose path begins with one of `paths`. */
export function isReached(paths: readonly string[], { files }: Changes): boolean {
  return paths.some(path => files.some(file => file.startsWith(path)))
}

function changesSince(since: string): Changes {
  const known = git('diff', '--name-only', since)
  return { since, files: [...known, ...git('ls-files', '--others', '--exclude-standard')] }
}

/** The lines that git prints; none when it fails, as where there is no such commit. */
function git(...parameters: readonly string[]): readonly string[] {
  try {
    const answer = execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return answer.split('\n').filter(line => line !== '')
  } catch {
    return []
  }
}
