/** A stretch of a text: shared with another text, or its own; an empty own one stands where it lacks what the other has. */
export interface Stretch {
  readonly text: string
  readonly isOwn: boolean
}

/**
 * What is a text's own beside another. Markup and lines that both have are matched first, where they are most of
 * it; between them, what both begin and end with is shared, word by word. A tag is never cut.
 */
export function difference(text: string, other: string): readonly Stretch[] {
  const own = tokensOf(text)
  const others = tokensOf(other)
  const pairs = sharedMarkup(own, others)
  const gaps = [...pairs, { at: own.length, inOther: others.length }].map(({ at, inOther }, index) => {
    const before = pairs[index - 1]
    return [
      ...ownBetween(
        own.slice(before ? before.at + 1 : 0, at),
        others.slice(before ? before.inOther + 1 : 0, inOther),
      ),
      { text: own[at] ?? '', isOwn: false },
    ]
  })
  return joined(gaps.flat())
}

function tokensOf(text: string): readonly string[] {
  return text.match(/<\/[\w-]+>|<[\w-]+|[\p{L}\p{N}-]+|./gsu) ?? []
}

interface Pair {
  readonly at: number
  readonly inOther: number
}

/** The longest markup that both have in the same order; none where it would be less than half of the longer one. */
function sharedMarkup(own: readonly string[], others: readonly string[]): readonly Pair[] {
  const one = markupOf(own)
  const two = markupOf(others)
  const lengths = Array.from({ length: one.length + 1 }, () => Array<number>(two.length + 1).fill(0))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = two.length - 1; j >= 0; j--)
      lengths[i]?.splice(
        j,
        1,
        one[i]?.name === two[j]?.name
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1)),
      )
  if (2 * lengthAt(0, 0) < Math.max(one.length, two.length)) return []
  const pairs: Pair[] = []
  for (let i = 0, j = 0; i < one.length && j < two.length; ) {
    if (one[i]?.name === two[j]?.name) pairs.push({ at: one[i++]?.at ?? 0, inOther: two[j++]?.at ?? 0 })
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i++
    else j++
  }
  return pairs
}

/** Tags, the ends of tags by their name, braces and ends of lines. */
function markupOf(tokens: readonly string[]) {
  let tag = ''
  return tokens.flatMap((token, at) => {
    if (/^<\w/u.test(token)) tag = token
    if (token === '>') return { name: `${tag}>`, at }
    return /^<|^[{}\n]$/u.test(token) ? { name: token, at } : []
  })
}

/** Without the spaces around it, nor the comma before one. */
function ownBetween(words: readonly string[], others: readonly string[]): readonly Stretch[] {
  const { start, end } = ownPart(words, others)
  const own = words.slice(start, end).join('')
  const lacks = end === start && others.length > words.length
  const [, before = '', bare = '', after = ''] = /^(\s*)(.*?)((?:,?\s+)?)$/su.exec(own) ?? []
  return [
    { text: words.slice(0, start).join('') + before, isOwn: false },
    ...(bare || lacks ? [{ text: bare, isOwn: true }] : []),
    { text: after + words.slice(end).join(''), isOwn: false },
  ]
}

/** Where they differ by signs alone, all of it: a colon by itself is nothing to read. */
function ownPart(words: readonly string[], others: readonly string[]) {
  const shorter = Math.min(words.length, others.length)
  const start = sharedLength(words, others, shorter)
  const ending = sharedLength(words.toReversed(), others.toReversed(), shorter - start)
  const differing = [words, others].map(part => part.slice(start, part.length - ending).join('')).join('')
  if (/^[^\p{L}\p{N}]*[^\s\p{L}\p{N}][^\p{L}\p{N}]*$/u.test(differing)) return { start: 0, end: words.length }
  // The point belongs to its sentence.
  const isPoint = ending === 1 && words.at(-1) === '.' && start < shorter - 1
  return { start, end: isPoint ? words.length : words.length - ending }
}

function sharedLength(words: readonly string[], others: readonly string[], most: number): number {
  const end = words.slice(0, most).findIndex((word, index) => word !== others[index])
  return end === -1 ? most : end
}

function joined(stretches: readonly Stretch[]): readonly Stretch[] {
  const all: Stretch[] = []
  for (const stretch of stretches.filter(({ text, isOwn }) => isOwn || text !== '')) {
    const last = all.at(-1)
    if (last?.isOwn === stretch.isOwn) all.splice(-1, 1, { ...last, text: last.text + stretch.text })
    else all.push(stretch)
  }
  return all
}
