import { textsOf } from '../../content/bilingual.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import { fill } from '../../content/wording.ts'

/** A disc for each source that the answer to a question cites, always from the same left edge. */
export function Proofs({ of, label }: { readonly of: FaqItem; readonly label: string }) {
  const count = sourcesOf(of)
  if (count === 0) return null
  return (
    <svg className="faq-proofs" width={56} height={8} role="img" aria-label={fill(label, { count })}>
      <path d={discs(0, count)} />
    </svg>
  )
}

/**
 * The discs of every question of a topic on one line, a gap between two questions: how much each topic rests on. All
 * topics have one scale, on which the longest fills the line.
 */
export function TopicProofs({ of, longest }: { readonly of: readonly FaqItem[]; readonly longest: number }) {
  const counts = of.map(sourcesOf)
  const starts = counts.map((_count, index) => lengthOf(counts.slice(0, index)))
  return (
    <svg className="faq-proofs" viewBox={`0 0 ${longest} 8`} aria-hidden="true">
      <path d={counts.map((count, index) => discs(starts[index] ?? 0, count)).join('')} />
    </svg>
  )
}

/** The length of the line of a topic, to the edge of its last disc. */
export function topicLength(questions: readonly FaqItem[]): number {
  return lengthOf(questions.map(sourcesOf)) - 2 * pitch + 2 * radius
}

/** From a disc to the next; its radius is half as wide as the line in the styles. */
const [pitch, radius] = [12, 4]

/** Discs, and a gap as wide as one after each question. */
function lengthOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + (count + 1) * pitch, 0)
}

/** Points of a line with round ends. */
function discs(start: number, count: number): string {
  return Array.from(
    { length: count },
    (_disc, index) => `M${start + radius + index * pitch} ${radius}h0`,
  ).join('')
}

function sourcesOf({ answer, detail }: FaqItem): number {
  const calls = textsOf([answer, detail]).flatMap(text => [...text.matchAll(/\[\[(\d+)\./g)])
  return new Set(calls.map(([, number]) => number)).size
}
