import type { Benchmark } from './support/benchmark.ts'
import { measureRanks } from './truth/ranks.ts'
import { measureReading } from './truth/reading.ts'
import { measureVerdicts, publishPrecision } from './truth/verdicts.ts'

/** What the audit says of pages of others, against what people read in them. */
export const benchmark: Benchmark = {
  title: 'The audit against pages that people labelled',
  needs: 'TRUTH_DIR',
  async measure() {
    publishPrecision()
    return [...measureReading(), ...measureVerdicts(), ...measureRanks(process.env['TRUTH_DIR'] ?? '')]
  },
}
