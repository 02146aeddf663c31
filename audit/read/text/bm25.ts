/** The usual constants of BM25 (Robertson and Zaragoza, 2009). */
const k1 = 1.2
const b = 0.75

/**
 * Scores passages against a question by BM25, as a search engine would. Passages and question are lists
 * of terms; the scores are in the order of the passages, 0 for one without a term of the question.
 */
export function bm25(
  question: readonly string[],
  passages: readonly (readonly string[])[],
): readonly number[] {
  const averageLength = passages.reduce((sum, { length }) => sum + length, 0) / passages.length
  const rarity = new Map(unique(question).map(term => [term, rarityOf(term, passages)]))
  return passages.map(passage => {
    const norm = k1 * (1 - b + (b * passage.length) / averageLength)
    return unique(question).reduce((score, term) => {
      const frequency = passage.filter(candidate => candidate === term).length
      return score + ((rarity.get(term) ?? 0) * frequency * (k1 + 1)) / (frequency + norm)
    }, 0)
  })
}

function rarityOf(term: string, passages: readonly (readonly string[])[]): number {
  const holding = passages.filter(passage => passage.includes(term)).length
  return Math.log(1 + (passages.length - holding + 0.5) / (holding + 0.5))
}

function unique(terms: readonly string[]): readonly string[] {
  return [...new Set(terms)]
}
