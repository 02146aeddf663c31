import './Support.css'
import { endToEnd } from '../../blocks/data/end-to-end.ts'
import { Paragraph } from '../../content/inline.tsx'
import type { Rubric } from '../../content/rubric.ts'
import type { MethodologyWords } from './words.ts'

interface Props {
  readonly words: MethodologyWords['rubric']['support']
  readonly byConfidence: Rubric['byConfidence']
}

/** How many points go to what supports them: each bar begins where the one above it ends. */
export function Support({ words, byConfidence }: Props) {
  const places = endToEnd(levels.map(id => ({ id, size: byConfidence[id] })))
  return (
    <>
      <ul className="support">
        {places.map(({ part: { id, size }, start, length }) => (
          <li key={id}>
            <b>{size}</b> <span>{words[id]}</span>
            <svg width="100%" height="22" aria-hidden="true">
              <rect className={`is-${id}`} x={start} y="1" width={length} height="20" />
            </svg>
          </li>
        ))}
      </ul>
      <Paragraph text={words.none} />
    </>
  )
}

const levels = ['high', 'moderate', 'estimated'] as const
