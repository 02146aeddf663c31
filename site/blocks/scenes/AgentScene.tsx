import { Hole, Scene, Sheet } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['agent']
}

/** What an agent looks for, tied to where the page says it; the last is in a picture, where it reads nothing. */
export function AgentScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 306], children: <Wide words={words} /> }}
      narrow={{ size: [354, 462], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <text className="drawn-mono" y={31}>
        {words.wants}
      </text>
      <g transform="translate(520 0)">
        <Sheet x={0} y={0} width={420} height={304} caption={words.page} title={words.title} />
      </g>
      {words.rows.map(({ wanted, said }, index) => (
        <g key={wanted} transform={`translate(0 ${112 + index * 46})`}>
          <text className="drawn-name" y={5}>
            {wanted}
          </text>
          <Reach from={200} to={said ? 520 : 360} isFound={said !== null} />
          <g className="drawn-on-sheet">
            <Said x={544} y={said ? 5 : -9} said={said} hidden={words.hidden} width={372} />
          </g>
        </g>
      ))}
    </>
  )
}

/** One thread goes down beside the page, and stops where what is looked for is not found. */
function Narrow({ words }: Props) {
  const last = words.rows.findLastIndex(({ said }) => said !== null)
  return (
    <>
      <text className="drawn-mono" x={0} y={14}>
        {words.wants}
      </text>
      <g transform="translate(40 40)">
        <Sheet x={0} y={0} width={314} height={420} caption={words.page} title={words.title} />
      </g>
      <path className="drawn-thread" d={`M6 28V${foundAt(last) + 34}`} />
      <path className="drawn-edge" d={`M6 ${foundAt(last) + 34}V${foundAt(words.rows.length - 1) + 34}`} />
      {words.rows.map(({ wanted, said }, index) => (
        <g key={wanted} transform={`translate(0 ${foundAt(index)})`}>
          <g transform="translate(0 34)">
            <Reach from={6} to={said ? 40 : 26} isFound={said !== null} />
          </g>
          <g className="drawn-on-sheet">
            <path className="drawn-rule" d="M64 0H330" />
            <text className="drawn-mono" x={64} y={23}>
              {wanted}
            </text>
            <Said x={64} y={45} width={266} said={said} hidden={words.hidden} />
          </g>
        </g>
      ))}
    </>
  )
}

interface ReachProps {
  readonly from: number
  readonly to: number
  readonly isFound: boolean
}

/** A thread to what is found ends in a dot; a broken one, in a ring. */
function Reach({ from, to, isFound }: ReachProps) {
  return (
    <>
      <path className={isFound ? 'drawn-thread' : 'drawn-edge'} d={`M${from} 0H${isFound ? to : to - 4}`} />
      <circle className={isFound ? 'drawn-mark' : 'drawn-end'} cx={to} r={4} />
    </>
  )
}

/** The top of a row, in the narrow drawing. */
function foundAt(index: number): number {
  return 144 + index * 72
}

interface SaidProps {
  readonly x: number
  readonly y: number
  readonly width: number
  /** Null where the page says it in a picture only. */
  readonly said: string | null
  readonly hidden: string
}

function Said({ x, y, width, said, hidden }: SaidProps) {
  if (said === null) return <Hole x={x} y={y - 11} width={width} height={40} name={hidden} />
  return (
    <text className="drawn-name" x={x} y={y}>
      {said}
    </text>
  )
}
