import type { ReactNode } from 'react'
import { dottedLines } from '../../blocks/data/dotted-lines.ts'
import { drawnTerms, type GlossaryWords } from './words.ts'

interface Props {
  readonly id: string
  readonly words: GlossaryWords['drawn']
}

/** What a term means, drawn beside it where a wide page has room. */
export function TermDrawing({ id, words }: Props) {
  const term = drawnTerms.find(drawn => drawn === id)
  if (!term) return null
  return (
    <span className="term-place" data-markdown-ignore>
      <svg width="168" height="122" aria-hidden="true">
        {drawings[term]}
      </svg>
      {words[term]}
    </span>
  )
}

const drawings: Readonly<Record<(typeof drawnTerms)[number], ReactNode>> = {
  // The examples of both: 18 answers of 60 cite it; of 120 mentions, 30 are its own.
  'citation-rate': (
    <>
      <path className="drawn-answers" d={rowsOfDots(60)} />
      <path className="drawn-answers cited" d={rowsOfDots(18)} />
    </>
  ),
  'share-of-voice': (
    <>
      {[0, 1, 2, 3].map(brand => (
        <rect
          key={brand}
          className={brand === 0 ? 'drawn-mark' : 'drawn-line'}
          x={1 + brand * 37}
          y="30"
          width="34"
          height="62"
        />
      ))}
    </>
  ),
  'zero-click': (
    <>
      <rect className="drawn-sheet" x="1" y="1" width="96" height="120" />
      <rect className="drawn-ink" x="14" y="19" width="70" height="5" />
      <rect className="drawn-ink" x="14" y="29" width="52" height="5" />
      <path className="drawn-thread" d="M97 26H116" />
      <path className="drawn-thread" d="M116 19v14" />
      <rect className="drawn-edge" x="124" y="6" width="42" height="42" />
      <rect className="drawn-line" x="14" y="58" width="70" height="5" />
      <rect className="drawn-line" x="14" y="70" width="58" height="5" />
      <rect className="drawn-line" x="14" y="82" width="66" height="5" />
    </>
  ),
  'robots-txt': (
    <>
      <rect className="drawn-sheet" x="84" y="1" width="83" height="120" />
      <rect className="drawn-line" x="96" y="22" width="58" height="5" />
      <rect className="drawn-line" x="96" y="34" width="44" height="5" />
      <rect className="drawn-line" x="96" y="80" width="58" height="5" />
      <rect className="drawn-line" x="96" y="92" width="36" height="5" />
      <path className="drawn-thread" d="M12 30H84" />
      <circle className="drawn-mark" cx="12" cy="30" r="8" />
      <path className="drawn-end" d="M22 88H66M66 78v20" />
      <circle className="drawn-end" cx="12" cy="88" r="8" />
    </>
  ),
  'structured-data': (
    <>
      <rect className="drawn-sheet" x="1" y="1" width="66" height="120" />
      <rect className="drawn-ink" x="12" y="18" width="44" height="7" />
      <rect className="drawn-line" x="12" y="58" width="40" height="5" />
      <rect className="drawn-line" x="12" y="96" width="44" height="5" />
      {[21, 60, 98].map(y => (
        <g key={y}>
          <path className="drawn-thread" d={`M62 ${y}H106`} />
          <circle className="drawn-mark" cx="106" cy={y} r="4" />
          <rect className="drawn-line" x="118" y={y - 3} width="36" height="6" />
        </g>
      ))}
      <path className="drawn-end" d="M116 4h-6v114h6M156 4h6v114h-6" />
    </>
  ),
  seo: (
    <>
      {[0, 1, 2, 3, 4].map(place => (
        <g key={place} transform={`translate(0 ${place * 25})`}>
          <circle className={place === 0 ? 'drawn-mark' : 'drawn-end'} cx="8" cy="11" r="6" />
          <rect className={place === 0 ? 'drawn-ink' : 'drawn-line'} x="26" y="5" width="96" height="6" />
          <rect className="drawn-line" x="26" y="15" width={[128, 110, 134, 104, 122][place]} height="4" />
        </g>
      ))}
    </>
  ),
}

function rowsOfDots(count: number): string {
  return dottedLines(count, { perLine: 10, from: [8, 11], step: [16, 20] })
}
