import type { ReactNode } from 'react'
import { Hole, Lines } from '../../blocks/scenes/drawing.tsx'

const ticks = Array.from({ length: 11 }, (_tick, index) => `M${1 + index * 30.8} 90v-8`).join('')

/** What is to be remembered, each as a drawing over its words. */
export const points: readonly ReactNode[] = [
  // A crawler reads the page with text; the one that a script would fill is empty to it.
  <Point key="access">
    <Sheet x={1} />
    <Lines x={13} y={15} widths={[76, 58, 70, 42]} step={16} />
    <path className="drawn-thread" d="M103 46H155" />
    <circle className="drawn-mark" cx={103} cy={46} r={5} />
    <circle className="drawn-mark" cx={155} cy={46} r={11} />
    <path className="drawn-edge" d="M172 46H207" />
    <Hole x={207} y={1} width={102} height={90} />
  </Point>,
  // One passage of a page is taken up whole in an answer.
  <Point key="answer">
    <Sheet x={1} />
    <Lines x={13} y={13} widths={[76, 58]} step={14} />
    <path className="still-bar" d="M13 49h72M13 61h50" />
    <Lines x={13} y={72} widths={[66]} />
    <path className="drawn-thread" d="M92 55H207" />
    <circle className="drawn-mark" cx={92} cy={55} r={5} />
    <Sheet x={207} />
    <Lines x={219} y={13} widths={[64]} />
    <path className="still-bar" d="M219 49h72M219 61h50" />
    <Lines x={219} y={27} widths={[78]} />
    <Lines x={219} y={72} widths={[44]} />
  </Point>,
  // A figure, and the study that a thread ties it to.
  <Point key="proof">
    <path className="still-bar" d="M13 90V56M33 90V8M53 90V40M73 90V66" />
    <path className="still-ruler" d="M1 91H90" />
    <path className="drawn-thread" d="M44 14H207" />
    <circle className="drawn-mark" cx={44} cy={14} r={5} />
    <Sheet x={207} />
    <Lines x={219} y={15} widths={[76, 58, 70, 42]} step={16} />
  </Point>,
  // The same question, several times: each answer apart from the others, and the interval of all.
  <Point key="measure">
    {[118, 150, 134, 176, 142, 160, 128].map((x, index) => (
      <circle key={x} className="drawn-dot" cx={x + 8} cy={10 + (index % 4) * 11} r={4} />
    ))}
    <path className="still-bar" d="M118 66H192" />
    <circle className="drawn-mark" cx={152} cy={66} r={7} />
    <path className="still-ruler" d={`M1 90H309${ticks}`} />
  </Point>,
]

function Point({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="video-point" viewBox="0 0 310 92" aria-hidden="true">
      {children}
    </svg>
  )
}

function Sheet({ x }: { readonly x: number }) {
  return <rect className="drawn-sheet" x={x} y={1} width={102} height={90} />
}
