import './Poster.css'

/** How long each line of the drawn text is, in units of the drawing, and where it begins. */
const lines = [
  { y: 372, from: 190, to: 790 },
  { y: 444, from: 190, to: 520 },
  { y: 588, from: 190, to: 640 },
  { y: 660, from: 190, to: 810 },
  { y: 732, from: 190, to: 470 },
]

/** The words that are cited: the end of the second line, the whole third one. */
const cited = [
  { y: 444, from: 580, to: 860 },
  { y: 516, from: 190, to: 850 },
]

const slips = [{ y: 250 }, { y: 410, isCited: true }, { y: 590 }]

/** An answer, the sentence that it borrows, and the thread from there to the source: pure drawing. */
export function Poster({ alternative }: { readonly alternative: string }) {
  return (
    <svg className="poster" viewBox="0 0 1600 900" role="img" aria-label={alternative}>
      <rect className="poster-sheet" x="110" y="110" width="850" height="720" />
      <path className="poster-question" d="M190 210H720M190 262H560" />
      <path className="poster-rule" d="M190 312H880" />
      {cited.map(({ y, from, to }) => (
        <g key={y} className="poster-cited">
          <rect x={from - 14} y={y - 30} width={to - from + 28} height="60" />
          <path d={`M${from} ${y}H${to}`} />
        </g>
      ))}
      {lines.map(({ y, from, to }) => (
        <path key={y} className="poster-line" d={`M${from} ${y}H${to}`} />
      ))}
      <Call x={552} y={430} number={1} />
      <Call x={680} y={574} number={2} />
      <Call x={510} y={718} number={3} />
      <path className="poster-thread" d="M864 516H1030Q1060 516 1060 486V484Q1060 454 1090 454H1130" />
      {slips.map(({ y, isCited }, index) => (
        <g key={y} className={isCited ? 'poster-slip is-cited' : 'poster-slip'}>
          {isCited && <rect x="1130" y={y} width="390" height="136" />}
          <path className="poster-slip-edge" d={`M${isCited ? 1130 : 1150} ${y}H${isCited ? 1520 : 1500}`} />
          <text x="1150" y={y + 42}>
            {index + 1}
          </text>
          <path className="poster-name" d={`M1150 ${y + 72}H${1390 - index * 30}`} />
          <path className="poster-detail" d={`M1150 ${y + 106}H${1330 + index * 40}`} />
        </g>
      ))}
    </svg>
  )
}

function Call({ x, y, number }: { readonly x: number; readonly y: number; readonly number: number }) {
  return (
    <g className="poster-call">
      <circle cx={x} cy={y} r="19" />
      <text x={x} y={y + 8} textAnchor="middle">
        {number}
      </text>
    </g>
  )
}
