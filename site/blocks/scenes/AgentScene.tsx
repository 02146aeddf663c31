import { drawnWidth, Hole, Scene, Sheet } from './drawing.tsx'
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
      narrow={{ size: [354, 400], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <text className="drawn-mono" y={31}>
        {words.wants}
      </text>
      {words.rows.map(({ wanted, said }, index) => (
        <g key={wanted} transform={`translate(0 ${118 + index * 46})`}>
          <text className="drawn-name" y={5}>
            {wanted}
          </text>
          <path className={said ? 'drawn-thread' : 'drawn-edge'} d={`M200 0H${said ? 540 : 360}`} />
        </g>
      ))}
      <g transform="translate(520 0)">
        <Sheet x={0} y={0} width={420} height={304} caption={words.page} title={words.title}>
          {words.rows.map(({ wanted, said }, index) => (
            <Said key={wanted} y={118 + index * 46} width={420} said={said} hidden={words.hidden} />
          ))}
        </Sheet>
      </g>
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <Sheet x={0} y={0} width={354} height={398} caption={words.page} title={words.title}>
      {words.rows.map(({ wanted, said }, index) => (
        <g key={wanted} transform={`translate(0 ${118 + index * 68})`}>
          <text className="drawn-mono" x={24}>
            {wanted}
          </text>
          <Said y={26} width={354} said={said} hidden={words.hidden} />
        </g>
      ))}
    </Sheet>
  )
}

interface SaidProps {
  readonly y: number
  readonly width: number
  /** Null where the page says it in a picture only. */
  readonly said: string | null
  readonly hidden: string
}

function Said({ y, width, said, hidden }: SaidProps) {
  if (said === null) return <Hole x={20} y={y - 15} width={width - 40} height={40} name={hidden} />
  return (
    <>
      <rect className="drawn-passage" x={20} y={y - 16} width={drawnWidth(said) + 12} height={30} />
      <text className="drawn-said" x={26} y={y + 5}>
        {said}
      </text>
    </>
  )
}
