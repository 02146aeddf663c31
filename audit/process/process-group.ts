import { readdirSync, readFileSync } from 'node:fs'

/** Resident memory of a process in megabytes, from Linux; 0 where it is unknown. */
export function memoryMbOf(pid: number): number {
  return statOf(String(pid)).megabytes
}

export function memoryMbOfGroup(group: number): number {
  return processes()
    .map(statOf)
    .reduce((sum, stat) => (stat.group === group ? sum + stat.megabytes : sum), 0)
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

/** After the name in parentheses, `stat` holds the group third and the resident pages 22nd (proc(5)). */
function statOf(pid: string): { readonly group: number; readonly megabytes: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { group: Number(fields[2]), megabytes: (Number(fields[21]) * 4096) / 1e6 }
  } catch {
    // It ended meanwhile.
    return { group: 0, megabytes: 0 }
  }
}
