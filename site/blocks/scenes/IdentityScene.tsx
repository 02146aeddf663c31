import { Scene, Slip, Thread } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['identity']
}

/** One name, tied to the records that agree on it; the record that does not is left apart. */
export function IdentityScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 270], children: <Wide words={words} /> }}
      narrow={{ size: [354, 560], children: <Narrow words={words} /> }}
    />
  )
}

function Wide({ words }: Props) {
  return (
    <>
      <Name words={words} y={110} />
      {words.records.map((record, index) => {
        const [column, row] = [index % 2, Math.floor(index / 2)]
        const x = 440 + column * 320
        return (
          <g key={record}>
            {column === 0 && <Thread from={[250, 134]} to={[x, 6 + row * 94]} turn={350} />}
            {column === 1 && <path className="drawn-thread" d={`M${x - 60} ${6 + row * 94}H${x}`} />}
            <Slip x={x} y={6 + row * 94} width={260} tag={record} name={words.name} />
          </g>
        )
      })}
      <Slip x={760} y={196} width={260} tag={words.left} name={words.other} isLeft />
    </>
  )
}

function Narrow({ words }: Props) {
  return (
    <>
      <Name words={words} y={0} />
      {words.records.map((record, index) => (
        <g key={record}>
          <Thread from={[24, 48]} to={[56, 84 + index * 76]} turn={36} />
          <Slip x={56} y={84 + index * 76} width={298} tag={record} name={words.name} />
        </g>
      ))}
      <Slip x={56} y={476} width={298} tag={words.left} name={words.other} isLeft />
    </>
  )
}

function Name({ words, y }: Props & { readonly y: number }) {
  return (
    <g transform={`translate(0 ${y})`}>
      <rect className="drawn-passage" width={250} height={48} />
      <text className="drawn-title" x={16} y={32}>
        {words.name}
      </text>
    </g>
  )
}
