import { textsOf } from '../../content/bilingual.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import { fill } from '../../content/wording.ts'

/** A disc for each source that the answer to a question cites. */
export function Proofs({ of, label }: { readonly of: FaqItem; readonly label: string }) {
  const count = sourcesOf(of)
  if (count === 0) return null
  return (
    <svg
      className="faq-proofs"
      width={(count - 1) * pitch + 2 * radius}
      height={2 * radius}
      role="img"
      aria-label={fill(label, { count })}
    >
      <path d={discs(count)} />
    </svg>
  )
}

/** From a disc to the next; its radius is half as wide as the line in the styles. */
const [pitch, radius] = [12, 4]

/** Points of a line with round ends. */
function discs(count: number): string {
  return Array.from({ length: count }, (_disc, index) => `M${radius + index * pitch} ${radius}h0`).join('')
}

/** How many an answer cites. */
export function sourcesOf({ answer, detail }: FaqItem): number {
  const calls = textsOf([answer, detail]).flatMap(text => [...text.matchAll(/\[\[(\d+)\./g)])
  return new Set(calls.map(([, number]) => number)).size
}
