/** A main text as a person copied it, and as the audit reads it. */
interface Pair {
  readonly label: string
  readonly read: string
}

/**
 * The measure of scrapinghub/article-extraction-benchmark: runs of four words, each as often as it stands;
 * precision and recall are means over pages, F1 is made of these means.
 */
export function meanAgreement(pairs: readonly Pair[]) {
  const counts = pairs.map(({ label, read }) => agreement(shingles(label), shingles(read)))
  const precision = mean(counts.filter(({ read }) => read > 0).map(({ both, read }) => both / read))
  const recall = mean(counts.filter(({ label }) => label > 0).map(({ both, label }) => both / label))
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}

function agreement(label: Counts, read: Counts) {
  const both = [...read].reduce((sum, [shingle, count]) => sum + Math.min(count, label.get(shingle) ?? 0), 0)
  return { both, label: total(label), read: total(read) }
}

type Counts = ReadonlyMap<string, number>

/** Runs of four words; a shorter text is one run. */
function shingles(text: string): Counts {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const runs = Array.from({ length: Math.max(words.length - 3, Math.min(words.length, 1)) }, (_, at) =>
    words.slice(at, at + 4).join(' '),
  )
  return new Map([...Map.groupBy(runs, run => run)].map(([run, { length }]) => [run, length]))
}

function total(counts: Counts): number {
  return counts.values().reduce((sum, count) => sum + count, 0)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
