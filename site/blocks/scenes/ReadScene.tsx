import { Hole, Lines, Scene, Sheet } from './drawing.tsx'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['read']
}

/** The same page as a person sees it, and as a crawler that runs no script receives it. */
export function ReadScene({ words }: Props) {
  return (
    <Scene
      alternative={words.alternative}
      caption={words.caption}
      wide={{ size: [1060, 260], children: <Pages words={words} width={500} beside /> }}
      narrow={{ size: [354, 540], children: <Pages words={words} width={354} /> }}
    />
  )
}

function Pages({
  words,
  width,
  beside = false,
}: Props & { readonly width: number; readonly beside?: boolean }) {
  const lines = [width - 70, width - 130, width - 90]
  const box = { width, height: 258 }
  const table = { x: 24, y: 156, width: width - 48, height: 80 }
  const second = beside ? { x: width + 60, y: 0 } : { x: 0, y: 280 }
  return (
    <>
      <Sheet x={0} y={0} {...box} caption={words.person} title={words.title}>
        <Lines x={24} y={102} widths={lines} />
        <rect className="drawn-sheet" {...table} />
        {[0, 1, 2].map(row => (
          <g key={row} transform={`translate(40 ${table.y + 14 + row * 24})`}>
            <rect className="drawn-ink" width={120 + row * 22} height={7} rx={1} />
            <rect className="drawn-ink" x={width - 148} width={64} height={7} rx={1} />
          </g>
        ))}
      </Sheet>
      <Sheet {...second} {...box} caption={words.robot} title={words.title}>
        <Lines x={24} y={102} widths={lines} />
        <Hole {...table} name={words.hole} />
      </Sheet>
    </>
  )
}
