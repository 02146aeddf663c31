import { readdirSync, readFileSync } from 'node:fs'

/**
 * Resident memory of a process in megabytes, from Linux (proc(5)); 0 where it is unknown. `status` gives kilobytes:
 * the pages that `stat` counts are 4, 16 or 64 kB long.
 */
export function memoryMbOf(pid: number | string): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(told(`/proc/${pid}/status`))?.[1]
  return (Number(kilobytes ?? 0) * 1024) / 1e6
}

export function memoryMbOfGroup(group: number): number {
  return processes()
    .filter(pid => groupOf(pid) === group)
    .reduce((sum, pid) => sum + memoryMbOf(pid), 0)
}

export function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

function processes(): readonly string[] {
  try {
    return readdirSync('/proc').filter(name => /^\d+$/u.test(name))
  } catch {
    return []
  }
}

/** The third field of `stat` after the name in parentheses, which may hold any character (proc(5)). */
function groupOf(pid: string): number {
  return Number(told(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[2])
}

/** Nothing of a process that has ended meanwhile. */
function told(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
