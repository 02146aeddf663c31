import { Scene, Sheet } from '../../blocks/scenes/drawing.tsx'
import type { Article } from '../../content/schemas/article.ts'

type File = Extract<NonNullable<Article['sections'][number]['picture']>, { kind: 'file' }>

/** A file: a thread leads from its lines to what they are, beside the sheet or, narrow, under them. */
export function FilePicture({ picture }: { readonly picture: File }) {
  const { alternative, caption, rows } = picture
  const drawn = (size: Size) => ({
    size: [size.width, sheetHeight(rows, size)] as const,
    children: <Drawn picture={picture} size={size} />,
  })
  const sizes = picture.band ? { wide: drawn(beside), narrow: drawn(under) } : { wide: drawn(inMargin) }
  return (
    <div className="section-picture">
      <Scene alternative={alternative} caption={caption} {...sizes} />
    </div>
  )
}

interface Size {
  readonly width: number
  readonly sheet: number
  /** Under the lines of a row, for what they are and for the air before the next one. */
  readonly after: number
}

const beside: Size = { width: 752, sheet: 380, after: 20 }
const under: Size = { width: 354, sheet: 354, after: 54 }
/** Where it has no band: a few lines, in the margin. */
const inMargin: Size = { width: 300, sheet: 300, after: 54 }

/** Of the sheet: its caption. Of a line: its height, and where its text begins and how wide a letter is. */
const [head, rise, left, letter] = [84, 24, 24, 7.8]

function sheetHeight(rows: File['rows'], { after }: Size): number {
  return head + rows.reduce((sum, { lines }) => sum + lines.length * rise + after, 0) - 18
}

function Drawn({ picture: { sheet, rows }, size }: { readonly picture: File; readonly size: Size }) {
  return (
    <>
      <Sheet x={0} y={0} width={size.sheet} height={sheetHeight(rows, size)} caption={sheet} />
      {rows.map((row, index) => (
        <g
          key={row.name}
          transform={`translate(0 ${sheetHeight(rows.slice(0, index), size) + 18})`}
          className={row.isNeedless ? 'is-needless' : undefined}
        >
          {row.lines.map((line, at) => (
            <text key={line} className="drawn-line-of-file drawn-on-sheet" x={left} y={at * rise}>
              {line}
            </text>
          ))}
          <Named row={row} size={size} />
        </g>
      ))}
    </>
  )
}

function Named({ row: { lines, name }, size }: { readonly row: File['rows'][number]; readonly size: Size }) {
  const first = lines[0] ?? ''
  const last = lines.length * rise
  const [thread, x, y] =
    size === beside
      ? [`M${left + 16 + first.length * letter} -4H${size.sheet + 28}m0 -8v16`, size.sheet + 38, 1]
      : [`M${left + 6} ${last - 14}v10q0 7 7 7h10`, left + 32, last + 8]
  return (
    <>
      <path className="drawn-thread" d={thread} />
      <text className={size === beside ? 'drawn-name' : 'drawn-name drawn-on-sheet'} x={x} y={y}>
        {name}
      </text>
    </>
  )
}
