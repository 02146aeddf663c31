import type { Benchmark } from './support/benchmark.ts'
import { measureFrenchAuthors } from './truth/french-authors.ts'

/** Who signs French pages that no rule was made on: counted as recorded, since a page is new only once. */
export const benchmark: Benchmark = {
  title: 'The authors of French pages never read before',
  measure: async () => measureFrenchAuthors(),
}
