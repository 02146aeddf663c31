import { textsOf } from '../../content/bilingual.ts'
import type { FaqItem } from '../../content/schemas/faq-item.ts'
import { fill } from '../../content/wording.ts'

/** A disc for each source that the answer to a question cites. */
export function Proofs({ of, label }: { readonly of: FaqItem; readonly label: string }) {
  const count = sourcesOf(of)
  if (count === 0) return null
  return (
    <svg className="faq-proofs" width={count * 12} height={8} role="img" aria-label={fill(label, { count })}>
      {Array.from({ length: count }, (_disc, index) => index * 12 + 4).map(x => (
        <circle key={x} cx={x} cy={4} r={4} />
      ))}
    </svg>
  )
}

function sourcesOf({ answer, detail }: FaqItem): number {
  const calls = textsOf([answer, detail]).flatMap(text => [...text.matchAll(/\[\[(\d+)\./g)])
  return new Set(calls.map(([, number]) => number)).size
}
