import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Image, searchPath } from './debian-image.ts'
import { ended } from './programs.ts'

/** A process on the files of an image, with its own folders mounted. */
export interface Container {
  output(): string
  isHealthy(): boolean
  ended(): Promise<number | null>
  stop(): Promise<number | null>
}

interface Options {
  readonly mounts: Readonly<Record<string, string>>
  readonly environment: Readonly<Record<string, string>>
  readonly command?: readonly string[]
}

export function startContainer(
  stack: AsyncDisposableStack,
  { folder, settings }: Image,
  { mounts, environment, command = settings.command }: Options,
): Container {
  for (const path of Object.keys(mounts)) mkdirSync(join(folder, path), { recursive: true })
  const variables = Object.entries({ PATH: searchPath, ...settings.environment, ...environment }).map(pair =>
    pair.join('='),
  )
  const inside = (words: readonly string[]) => {
    const program = ['env', '-i', '-C', settings.folder, ...variables, ...words]
    return [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      enter,
      folder,
      Object.entries(mounts)
        .map(pair => pair.join(' '))
        .join('\n'),
      settings.user,
      ...program,
    ]
  }
  const child = spawn('unshare', inside(command))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk
    })
  const stop = () => {
    signalInside(child)
    return ended(child)
  }
  stack.defer(async () => void (await stop()))
  return {
    output: () => output,
    isHealthy: () => {
      try {
        execFileSync('unshare', inside(settings.healthCheck), { stdio: 'pipe' })
        return true
      } catch {
        return false
      }
    },
    ended: () => ended(child),
    stop,
  }
}

/** As a container with `read_only`, `cap_drop` and `no-new-privileges`: mounts, then a user without rights. */
const enter = `set -e
mount --bind "$0" "$0"
mount -t proc proc "$0/proc"
mount -t tmpfs tmpfs "$0/tmp"
echo "$1" | while read -r inside outside; do mount --bind "$outside" "$0$inside"; done
mount -o remount,bind,ro "$0"
user=$2
root=$0
shift 2
exec chroot "$root" setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all "$@"`

/** \`unshare\` passes no signal on: the first process inside is its only child. */
function signalInside({ pid, exitCode }: ChildProcess): void {
  if (exitCode !== null) return
  const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
  if (first) process.kill(Number(first), 'SIGTERM')
}
