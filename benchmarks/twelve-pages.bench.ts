import { monitorEventLoopDelay } from 'node:perf_hooks'
import { auditSite, prepareAudits } from '../audit/index.ts'
import { startSampleSite } from '../tests/support/sample-site.ts'
import { type Benchmark, median } from './support/benchmark.ts'

/** Wall time of a whole audit, and the longest the main thread was kept from anything else. */
export const benchmark: Benchmark = {
  title: 'A local site of twelve pages, audited',
  async measure() {
    const site = await startSampleSite()
    try {
      await prepareAudits()
      const runs = []
      for (let round = 0; round < 5; round += 1) runs.push(await audit(site.origin, site.host))
      return [
        { name: 'first audit of the process', value: runs[0]?.seconds ?? Number.NaN, unit: 's', goal: '< 3' },
        { name: 'audit, median of 5', value: median(runs.map(run => run.seconds)), unit: 's', goal: '< 3' },
        {
          name: 'longest block of the main thread, worst of 5',
          value: Math.max(...runs.map(run => run.blockedMs)),
          unit: 'ms',
          goal: '< 50',
        },
      ]
    } finally {
      await site.close()
    }
  },
}

async function audit(origin: string, host: string): Promise<{ seconds: number; blockedMs: number }> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const started = performance.now()
  const report = await auditSite(origin, { allow: [host] })
  const seconds = (performance.now() - started) / 1000
  delay.disable()
  if (report.pages.length !== 12 || report.score === null) {
    throw new Error(`The audit read ${report.pages.length} pages of 12: ${report.problem?.title.en}`)
  }
  return { seconds, blockedMs: delay.max / 1e6 }
}
