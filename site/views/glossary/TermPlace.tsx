import type { SceneWords } from '../../blocks/scenes/words.ts'

interface Props {
  readonly term: string
  readonly slips: SceneWords['terms']['slips']
}

/** Where a term of the picture acts on its sheet, drawn again beside the term where a wide page has room. */
export function TermPlace({ term, slips }: Props) {
  const place = slips.findIndex(({ name }) => name === term)
  if (place < 0) return null
  const line = (at: number) => (place === at ? 'drawn-mark' : 'drawn-line')
  return (
    <span className="term-place" data-markdown-ignore>
      <svg width="168" height="122" aria-hidden="true">
        <rect className="drawn-sheet" x="1" y="1" width="144" height="120" />
        <rect className={line(0)} x="14" y="14" width="80" height="6" />
        <path className="drawn-rule" d="M14 30H132" />
        <rect className={line(1)} x="14" y="40" width="110" height="5" />
        <rect className={line(1)} x="14" y="49" width="96" height="5" />
        <rect className={line(2)} x="14" y="60" width="104" height="5" />
        {place === 3 && <rect className="drawn-passage" x="11" y="68" width="116" height="23" />}
        <rect className={place === 3 ? 'drawn-words' : 'drawn-line'} x="14" y="72" width="110" height="5" />
        <rect className={place === 3 ? 'drawn-words' : 'drawn-line'} x="14" y="82" width="88" height="5" />
        {place === 4 && <path className="drawn-thread" d="M112 84.5H168" />}
        {place === 4 && <circle className="drawn-mark" cx="112" cy="84.5" r="6" />}
        <rect className={place === 5 ? 'drawn-thread' : 'drawn-edge'} x="14" y="98" width="118" height="14" />
      </svg>
      {slips[place]?.text}
    </span>
  )
}
