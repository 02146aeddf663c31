import { Degree } from '../../blocks/data/Degree.tsx'
import type { Source } from '../../content/schemas/source.ts'

/** How much of a source we have seen ourselves: a disc for what others wrote, a square for what is ours. */
export function ReadingSign({ of }: { readonly of: Source['verified'] }) {
  if (of !== 'own') return <Degree of={degrees[of]} />
  return (
    <svg className="degree degree-yes" viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
      <rect x="1.5" y="1.5" width="15" height="15" />
    </svg>
  )
}

const degrees = { read: 'yes', quoted: 'partly', 'to-reopen': 'no' } as const
