import './Poster.css'
import { Lines, Mark, Sheet, Thread } from '../../blocks/scenes/drawing.tsx'

interface Props {
  readonly words: {
    /** What the drawing shows, for those who do not see it. */
    readonly alternative: string
    readonly caption: string
    readonly question: string
    /** The sources of the answer; the second is the one it borrows from. */
    readonly sites: readonly string[]
  }
}

/** An answer, the sentence that it borrows, and the thread from there to its source. */
export function Poster({ words }: Props) {
  return (
    <svg className="poster drawing" viewBox="0 0 800 450" role="img" aria-label={words.alternative}>
      <Sheet x={48} y={48} width={430} height={354} caption={words.caption} question={words.question}>
        <Lines x={24} y={118} widths={[352, 188]} step={34} />
        <Cited x={244} y={152} width={138} />
        <Cited x={24} y={186} width={366} />
        <Lines x={24} y={220} widths={[212, 338, 286, 124]} step={34} />
        <Mark x={226} y={147} number={1} />
        <Mark x={250} y={215} number={2} />
        <Mark x={162} y={317} number={3} />
      </Sheet>
      <Thread from={[444, 237]} to={[556, 219]} turn={516} />
      {words.sites.map((site, index) => (
        <Slip key={site} y={108 + index * 96} number={index + 1} site={site} isCited={index === 1} />
      ))}
    </svg>
  )
}

/** Words that are cited: a dark line on the highlight. */
function Cited({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return (
    <>
      <rect className="poster-highlight" x={x - 6} y={y - 10} width={width + 12} height={27} />
      <rect className="poster-cited" x={x} y={y} width={width} height={7} rx={1} />
    </>
  )
}

interface SlipProps {
  readonly y: number
  readonly number: number
  readonly site: string
  readonly isCited: boolean
}

function Slip({ y, number, site, isCited }: SlipProps) {
  return (
    <g className={isCited ? 'poster-slip is-cited' : 'poster-slip'} transform={`translate(556 ${y})`}>
      <rect width={196} height={72} />
      <path d="M0 0H196" />
      <text className="drawn-mono" x={14} y={24}>
        {number}
      </text>
      <text className="drawn-name" x={14} y={45}>
        {site}
      </text>
      <Lines x={14} y={55} widths={[96 + number * 14]} />
    </g>
  )
}
