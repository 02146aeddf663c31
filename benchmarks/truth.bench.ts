import type { Benchmark } from './support/benchmark.ts'
import { measureReading } from './truth/reading.ts'
import { measureVerdicts } from './truth/verdicts.ts'

/** What the audit says of pages of others, against what people read in them. */
export const benchmark: Benchmark = {
  title: 'The audit against pages that people labelled',
  needs: 'TRUTH_DIR',
  async measure() {
    const corpus = process.env['TRUTH_DIR'] ?? ''
    return [...measureReading(), ...measureVerdicts(corpus)]
  },
}
