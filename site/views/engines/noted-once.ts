import type { Part } from '../../blocks/page/NumberedSections.tsx'
import { textsOf } from '../../content/bilingual.ts'

/** Each source has its note beside its first call alone: most calls of these short pages are to the same document. */
export function notedOnce(parts: readonly Part[]): readonly Part[] {
  return parts.map(part => ({ ...part, words: textsOf(part.words).flatMap(firstCalls) }))
}

/** `[[2.1]]` is the first reference to source 2 (`content/references.ts`). */
function firstCalls(text: string): readonly string[] {
  return text.match(/\[\[\d+\.1\]\]/gu) ?? []
}
