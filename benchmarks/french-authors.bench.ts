import type { Benchmark } from './support/benchmark.ts'
import { measureFrenchAuthors } from './truth/french-authors.ts'

/** Who signs French pages that nothing had been made with: counted, since these pages are read once. */
export const benchmark: Benchmark = {
  title: 'The authors of French pages never read before',
  measure: async () => measureFrenchAuthors(),
}
