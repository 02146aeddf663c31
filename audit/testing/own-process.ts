import { readdirSync, readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect: NodeJS.GCFunction = runInNewContext('gc')

/** What this process holds of its machine, as Linux lists it: for tests of what is left behind. */
export const ownProcess = {
  /** Files and sockets that are open. */
  descriptors: () => readdirSync('/proc/self/fd').length,
  threads: () => readdirSync('/proc/self/task').length,
  /** Children, the dead ones that nobody has asked for among them. */
  children: () =>
    readdirSync('/proc')
      .filter(name => /^\d+$/.test(name) && parentOf(name) === process.pid)
      .map(Number),
  residentBytes: () => process.memoryUsage.rss(),
  /** What is still in use: memory that was freed may stay resident for as long as the allocator likes. */
  liveBytes: () => {
    // A plain collection leaves the space for new objects as large as it once had to be: 134 MB in a trial, of which
    // this leaves 1.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  },
}

/** After the name in parentheses, `stat` holds the state and the parent (proc(5)). */
function parentOf(pid: string): number {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return Number(parent)
  } catch {
    return 0
  }
}
