import type { ReactNode } from 'react'
import { Lines } from '../../blocks/scenes/drawing.tsx'

/** What is seen in each chapter of the film, as small as beside its title. */
export const stills: readonly ReactNode[] = [
  // An answer cites two pages; the third is outside.
  <Still key="question">
    <Sheet x={16} />
    <Lines x={26} y={20} widths={[50, 36, 44, 30]} step={14} />
    <path className="drawn-thread" d="M74 23H144M66 51H144" />
    <circle className="drawn-mark" cx={70} cy={23} r={5} />
    <circle className="drawn-mark" cx={62} cy={51} r={5} />
    <Name x={106} y={30} width={30} />
    <Name x={106} y={58} width={24} />
    <rect className="drawn-edge" x={104} y={70} width={40} height={12} />
  </Still>,
  // The passage, and the page that it comes from.
  <Still key="sentence">
    <Sheet x={16} />
    <Lines x={26} y={20} widths={[50, 40]} step={12} />
    <rect className="drawn-passage" x={23} y={42} width={58} height={26} />
    <rect className="drawn-words" x={26} y={46} width={52} height={6} />
    <rect className="drawn-words" x={26} y={58} width={36} height={6} />
    <path className="drawn-thread" d="M81 49H144" />
    <Name x={106} y={57} width={34} />
  </Still>,
  // A page that robots may open, an answer first, a figure with its source.
  <Still key="levers">
    {[12, 60, 108].map(x => (
      <rect key={x} className="drawn-sheet" x={x} y={12} width={40} height={66} />
    ))}
    <Lines x={18} y={24} widths={[28, 20, 28, 16]} step={12} />
    <rect className="drawn-passage" x={64} y={20} width={32} height={14} />
    <rect className="drawn-words" x={67} y={24} width={26} height={6} />
    <Lines x={66} y={44} widths={[28, 22]} step={12} />
    <path className="still-bar" d="M116 66V48M124 66V38M132 66V28M140 66V54" />
    <circle className="drawn-mark" cx={140} cy={22} r={5} />
  </Still>,
  // Four steps along a thread.
  <Still key="method">
    <path className="drawn-thread" d="M24 38H136" />
    {[24, 61, 99, 136].map(x => (
      <g key={x}>
        <circle className="drawn-mark" cx={x} cy={38} r={7} />
        <rect className="drawn-line" x={x - 13} y={56} width={26} height={5} rx={1} />
        <rect className="drawn-line" x={x - 13} y={66} width={18} height={5} rx={1} />
      </g>
    ))}
  </Still>,
  // An address, and a score on its ruler.
  <Still key="start">
    <rect className="drawn-sheet" x={16} y={16} width={84} height={20} />
    <rect className="drawn-mark" x={104} y={16} width={40} height={20} rx={2} />
    <Lines x={24} y={23} widths={[46]} />
    <path className="still-bar" d="M16 62H122" />
    <path className="still-ruler" d="M16 72H144M16 72v6M80 72v6M144 72v6" />
  </Still>,
]

function Still({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="video-still" viewBox="0 0 160 90" aria-hidden="true">
      {children}
    </svg>
  )
}

function Sheet({ x }: { readonly x: number }) {
  return <rect className="drawn-sheet" x={x} y={8} width={72} height={74} />
}

function Name({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return <rect className="drawn-ink" x={x} y={y} width={width} height={5} rx={1} />
}
