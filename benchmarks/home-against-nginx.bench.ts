import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { startSite } from '../tests/support/running-site.ts'
import { type Benchmark, interleaved } from './support/benchmark.ts'
import { requestsPerSecond, requireTool, startNginx } from './support/tools.ts'

const file = join(import.meta.dirname, '../dist/client/index.html.br')
const load = { seconds: 3, connections: 16 }

/** nginx with one worker stands for the fastest that this machine can serve a page. */
export const benchmark: Benchmark = {
  title: 'The home page served by us, against nginx with the same precompressed file',
  async measure() {
    requireTool('wrk', 'wrk')
    requireTool('nginx', 'nginx-light')
    const nginx = await startNginx({ file, port: 8099 })
    const site = await startSite()
    try {
      await sameAnswer(site.origin)
      await sameAnswer('http://127.0.0.1:8099')
      const { one, other, ratio } = await interleaved(5, {
        one: () => requestsPerSecond(`${site.origin}/`, load),
        other: () => requestsPerSecond('http://127.0.0.1:8099/', load),
      })
      return [
        { name: 'ours', value: one, unit: 'requests/s' },
        { name: 'nginx', value: other, unit: 'requests/s' },
        { name: 'ours against nginx', value: ratio, unit: '', goal: '≥ 0.45' },
      ]
    } finally {
      nginx.stop()
      await site.stop()
    }
  },
}

async function sameAnswer(origin: string): Promise<void> {
  const expected = brotliDecompressSync(readFileSync(file)).toString()
  const answer = await fetch(`${origin}/`, { headers: { 'accept-encoding': 'br' } })
  if ((await answer.text()) !== expected) throw new Error(`${origin} does not answer the built home page.`)
}
