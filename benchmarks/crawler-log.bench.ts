import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { startSite } from '../tests/support/running-site.ts'
import { type Benchmark, type Comparison, interleaved, median } from './support/benchmark.ts'
import { requestsPerSecond, requireTool } from './support/tools.ts'

const load = { seconds: 2, connections: 16 }

/** Two processes that run the same code can differ by a sixth: the ratio is the median of this many pairs. */
const pairs = 7

/** What recording crawlers costs when every visitor is one: no site has it worse. */
export const benchmark: Benchmark = {
  title: 'The home page served to crawlers, with their visits recorded, against not recorded',
  async measure() {
    requireTool('wrk', 'wrk')
    const folder = mkdtempSync(join(tmpdir(), 'ibid-bench-'))
    const script = writeCrawler(folder)
    const compared: Comparison[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      compared.push(await comparePair({ dataFolder: join(folder, `data-${pair}`), script }))
    }
    rmSync(folder, { recursive: true })
    return [
      { name: 'recorded', value: median(compared.map(({ one }) => one)), unit: 'requests/s' },
      { name: 'not recorded', value: median(compared.map(({ other }) => other)), unit: 'requests/s' },
      {
        name: 'recorded against not recorded',
        value: median(compared.map(({ ratio }) => ratio)),
        unit: '',
        goal: '≥ 0.95',
      },
    ]
  },
}

async function comparePair({ dataFolder, script }: { dataFolder: string; script: string }) {
  const recording = await startSite({ DATA_DIR: dataFolder })
  const silent = await startSite({ CRAWLER_LOG: 'off' })
  const compared = await interleaved(3, {
    one: () => requestsPerSecond(`${recording.origin}/`, { ...load, script }),
    other: () => requestsPerSecond(`${silent.origin}/`, { ...load, script }),
  }).finally(() => Promise.all([recording.stop(), silent.stop()]))
  await requireRecorded(dataFolder, compared.one * load.seconds)
  return compared
}

/** wrk's script: every request is GPTBot's. */
function writeCrawler(folder: string): string {
  const file = join(folder, 'crawler.lua')
  const userAgent = 'Mozilla/5.0 (compatible; GPTBot/1.4; +https://openai.com/gptbot)'
  writeFileSync(file, `wrk.headers["User-Agent"] = "${userAgent}"\n`)
  return file
}

/** What was fast because it recorded nothing counts for nothing: there are as many visits as in one round, and more. */
async function requireRecorded(dataFolder: string, visitsMin: number): Promise<void> {
  const database = await openDatabase({ dataFolder })
  const [row] = await database
    .transaction(query => query<{ visits: number }>('select sum(visits)::int as visits from crawler_visits'))
    .finally(() => database.close())
  if (!row || !(row.visits > visitsMin)) throw new Error(`Only ${row?.visits ?? 0} visits were recorded.`)
}
