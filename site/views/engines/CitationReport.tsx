import { Hole, Lines, Scene, Sheet } from '../../blocks/scenes/drawing.tsx'
import type { EnginePicture } from './words.ts'

type Words = Extract<EnginePicture, { kind: 'report' }>

/** The report that an engine gives a site: what it shows, drawn without a number, and what it leaves out, as holes. */
export function CitationReport({ alternative, caption, ...report }: Words) {
  return (
    <div className="engine-report">
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{ size: [wide.width, wide.height], children: <Report {...report} {...wide} /> }}
        narrow={{ size: [narrow.width, narrow.height], children: <Report {...report} {...narrow} /> }}
      />
    </div>
  )
}

interface Size {
  readonly width: number
  readonly height: number
  /** How many parts stand beside each other, of those shown and of those missing. */
  readonly columns: number
  readonly holes: number
}

const wide: Size = { width: 1060, height: 304, columns: 4, holes: 3 }
const narrow: Size = { width: 354, height: 580, columns: 2, holes: 1 }

/** Inside the sheet; between what stands beside each other; the height of a part and of a hole. */
const [edge, gap, rise, hole] = [24, 20, 156, 48] as const

function Report({ sheet, shown, missing, ...size }: Size & Pick<Words, 'sheet' | 'shown' | 'missing'>) {
  const { width, height, columns, holes } = size
  const room = (of: number) => (width - 2 * edge - (of - 1) * gap) / of
  const [each, eachHole] = [room(columns), room(holes)]
  const below = 76 + Math.ceil(shown.length / columns) * rise
  return (
    <Sheet x={0} y={0} width={width} height={height} caption={sheet}>
      {shown.map((name, index) => (
        <g
          key={name}
          transform={`translate(${edge + (index % columns) * (each + gap)} ${82 + Math.floor(index / columns) * rise})`}
        >
          <text className="drawn-name">{name}</text>
          <Shown part={index} width={each} />
        </g>
      ))}
      {missing.map((name, index) => (
        <Hole
          key={name}
          x={edge + (index % holes) * (eachHole + gap)}
          y={below + Math.floor(index / holes) * (hole + 12)}
          width={eachHole}
          height={hole}
          name={name}
        />
      ))}
    </Sheet>
  )
}

/** Its citations day by day, page by page, the queries that led to them, and its share of all: shapes, not data. */
function Shown({ part, width }: { readonly part: number; readonly width: number }) {
  if (part === 0) return <Days width={width} />
  if (part === 1) return <Pages width={width} />
  if (part === 2) return <Lines x={0} y={26} widths={[0.9, 0.7, 0.8, 0.55].map(of => of * width)} step={22} />
  return (
    <>
      <rect className="drawn-line" y={26} width={width} height={24} />
      <rect className="drawn-mark" y={26} width={0.3 * width} height={24} />
    </>
  )
}

const days = [30, 44, 36, 58, 50, 66, 80]

function Days({ width }: { readonly width: number }) {
  const step = width / days.length
  return days.map((height, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: the days never move
      key={index}
      className="drawn-line"
      x={index * step}
      y={104 - height}
      width={step - 6}
      height={height}
    />
  ))
}

function Pages({ width }: { readonly width: number }) {
  return [0.42, 0.26, 0.16, 0.08].map((share, index) => (
    <g key={share} transform={`translate(0 ${26 + index * 22})`}>
      <Lines x={0} y={0} widths={[0.45 * width]} />
      <rect className="drawn-mark" x={0.52 * width} width={share * width} height={7} />
    </g>
  ))
}
