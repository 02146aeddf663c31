import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from '../tests/support/running-site.ts'
import { type Benchmark, interleaved } from './support/benchmark.ts'
import { requestsPerSecond, requireTool } from './support/tools.ts'

const load = { seconds: 3, connections: 16 }

/** What recording crawlers costs when every visitor is one: no site has it worse. */
export const benchmark: Benchmark = {
  title: 'The home page served to crawlers, with their visits recorded, against not recorded',
  async measure() {
    requireTool('wrk', 'wrk')
    const recording = await startSite()
    const silent = await startSite({ CRAWLER_LOG: 'off' })
    const script = writeCrawler()
    try {
      const { one, other } = await interleaved(5, {
        one: () => requestsPerSecond(`${recording.origin}/`, { ...load, script }),
        other: () => requestsPerSecond(`${silent.origin}/`, { ...load, script }),
      })
      return [
        { name: 'recorded', value: one, unit: 'requests/s' },
        { name: 'not recorded', value: other, unit: 'requests/s' },
        { name: 'recorded against not recorded', value: one / other, unit: '', goal: '≥ 0.95' },
      ]
    } finally {
      await recording.stop()
      await silent.stop()
      rmSync(script)
    }
  },
}

/** wrk's script: every request is GPTBot's. */
function writeCrawler(): string {
  const file = join(tmpdir(), `ibid-crawler-${process.pid}.lua`)
  const userAgent = 'Mozilla/5.0 (compatible; GPTBot/1.4; +https://openai.com/gptbot)'
  writeFileSync(file, `wrk.headers["User-Agent"] = "${userAgent}"\n`)
  return file
}
