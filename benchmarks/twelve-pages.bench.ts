import { auditInProcess } from '../audit/process/audit-in-process.ts'
import { startSampleSite } from '../tests/support/sample-site.ts'
import { type Benchmark, median } from './support/benchmark.ts'

/** Wall time of a whole audit, in a process of its own as a server has it done. */
export const benchmark: Benchmark = {
  title: 'A local site of twelve pages, audited',
  async measure() {
    const site = await startSampleSite()
    try {
      const seconds: number[] = []
      for (let round = 0; round < 5; round += 1) seconds.push(await audit(site.origin, site.host))
      return [{ name: 'audit, median of 5', value: median(seconds), unit: 's', goal: '< 3' }]
    } finally {
      await site.close()
    }
  },
}

async function audit(origin: string, host: string): Promise<number> {
  const started = performance.now()
  const report = await auditInProcess(origin, { allow: [host] })
  if (report.pages.length !== 12 || report.score === null) {
    throw new Error(`The audit read ${report.pages.length} pages of 12: ${report.problem?.title.en}`)
  }
  return (performance.now() - started) / 1000
}
