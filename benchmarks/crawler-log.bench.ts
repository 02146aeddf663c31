import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { type Benchmark, type Comparison, median } from './support/benchmark.ts'
import { requireTool } from './support/tools.ts'

/**
 * Two processes with the same code can differ by a sixth, so both servers run in one process. Since two
 * servers in one process still differ by a few hundredths, the ratio is the median of this many processes.
 */
const processes = 7

/** The cost of recording crawlers in the worst case, where every visitor is one. */
export const benchmark: Benchmark = {
  title: 'The home page served to crawlers, with their visits recorded, against not recorded',
  async measure() {
    requireTool('wrk', 'wrk')
    const folder = mkdtempSync(join(tmpdir(), 'ibid-bench-'))
    const compared: Comparison[] = []
    for (let index = 0; index < processes; index += 1) compared.push(await compare(join(folder, `${index}`)))
    rmSync(folder, { recursive: true })
    const middle = (side: keyof Comparison) => median(compared.map(comparison => comparison[side]))
    return [
      { name: 'recorded', value: middle('one'), unit: 'requests/CPU s' },
      { name: 'not recorded', value: middle('other'), unit: 'requests/CPU s' },
      { name: 'recorded against not recorded', value: middle('ratio'), unit: '', goal: '≥ 0.95' },
    ]
  },
}

async function compare(folder: string): Promise<Comparison> {
  mkdirSync(folder)
  const child = fork(join(import.meta.dirname, 'support/crawler-log.ts'), [folder])
  const [compared] = (await once(child, 'message')) as [Comparison] // what the program sends
  await once(child, 'exit')
  await requireRecorded(join(folder, 'recording'), compared.one)
  return compared
}

/** Makes sure that visits were recorded: more than one second's worth of them. */
async function requireRecorded(dataFolder: string, visitsMin: number): Promise<void> {
  const database = await openDatabase({ dataFolder })
  const [row] = await database
    .transaction(query => query<{ visits: number }>('select sum(visits)::int as visits from crawler_visits'))
    .finally(() => database.close())
  if (!row || !(row.visits > visitsMin)) throw new Error(`Only ${row?.visits ?? 0} visits were recorded.`)
}
