import './SectionPicture.css'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { Hole, Lines, Scene, Sheet } from '../../blocks/scenes/drawing.tsx'
import type { Article } from '../../content/schemas/article.ts'
import { fill } from '../../content/wording.ts'
import { type Pair, PairPicture } from './PairPicture.tsx'

type Picture = NonNullable<Article['sections'][number]['picture']>

/** What a section says, drawn in the width of its text. */
export function SectionPicture({ picture }: { readonly picture: Picture }) {
  if (picture.kind === 'pair') return <PairPicture picture={picture} />
  if (picture.kind === 'ticks') return <Ticks picture={picture} />
  const { alternative, caption, rows } = picture
  const drawn = (width: number, rise: number, top: number) => ({
    size: [width, top + rows.length * rise] as const,
    children: <Drawn picture={picture} width={width} rise={rise} />,
  })
  const isFile = picture.kind === 'file'
  const top = 'sheet' in picture ? 64 : 0
  return (
    <div className="section-picture">
      <Scene
        alternative={alternative}
        caption={caption}
        wide={drawn(620, isFile ? 54 : picture.kind === 'ruler' ? 58 : 70, top)}
        narrow={drawn(354, isFile ? 74 : 70, top)}
      />
    </div>
  )
}

/** Already a table: it needs no other words. */
function Ticks({ picture }: { readonly picture: Extract<Picture, { kind: 'ticks' }> }) {
  return (
    <div className="section-picture">
      <ShareChart chart={picture} subject={picture.rows[0]?.name} />
    </div>
  )
}

interface DrawnProps {
  readonly picture: Exclude<Picture, Pair | { kind: 'ticks' }>
  readonly width: number
  /** The height of a row. */
  readonly rise: number
}

function Drawn({ picture, ...size }: DrawnProps) {
  switch (picture.kind) {
    case 'page':
      return <Page picture={picture} {...size} />
    case 'file':
      return <File picture={picture} {...size} />
    case 'ruler':
      return <Ruler picture={picture} {...size} />
    case 'amounts':
      return <Amounts picture={picture} {...size} />
  }
}

type Sized<Kind extends Picture['kind']> = Omit<DrawnProps, 'picture'> & {
  readonly picture: Extract<Picture, { kind: Kind }>
}

/** Of each row as much is hatched as there are pages without that part. */
function Page({ picture: { sheet, rows, of, written }, width, rise }: Sized<'page'>) {
  const room = width - 48
  return (
    <>
      <Sheet x={0} y={0} width={width} height={63 + rows.length * rise} caption={sheet} />
      {rows.map(({ name, count }, index) => {
        const there = Math.round((room * count) / of)
        return (
          <g key={name} transform={`translate(24 ${76 + index * rise})`}>
            <text className="drawn-name" y={0}>
              {name}
            </text>
            <text className="drawn-mono" x={room} textAnchor="end">
              {fill(written, { value: count })}
            </text>
            <Lines x={0} y={15} widths={[there - 8, there - 8]} />
            <Hole x={there} y={12} width={room - there} height={28} />
          </g>
        )
      })}
    </>
  )
}

/** A thread leads from each line to what it is, and to how many files have it: beside it or, narrow, below. */
function File({ picture: { sheet, rows, of, written }, width, rise }: Sized<'file'>) {
  const beside = width > 500
  const sheetWidth = beside ? 360 : width
  const [left, right] = beside ? [384, width] : [24, width - 24]
  return (
    <>
      <Sheet x={0} y={0} width={sheetWidth} height={63 + rows.length * rise} caption={sheet} />
      {rows.map(({ line, name, count }, index) => (
        <g key={name} transform={`translate(0 ${82 + index * rise})`}>
          <text className="drawn-line-of-file" x={24}>
            {line}
          </text>
          <path
            className="drawn-thread"
            d={`M${beside ? 32 + line.length * 7.8 : 24} ${beside ? -4 : 12}H${right}`}
          />
          <text className="drawn-name" x={left} y={beside ? 17 : 33}>
            {name}
          </text>
          <text className="drawn-mono" x={right} y={beside ? 17 : 33} textAnchor="end">
            {fill(written, { value: count, of })}
          </text>
        </g>
      ))}
    </>
  )
}

/** A disc for each share on a line of a hundred; a thread comes to it from the ring of where it was. */
function Ruler({ picture: { rows }, width, rise }: Sized<'ruler'>) {
  const at = (share: number) => 7 + ((width - 14) * share) / 100
  return rows.map(({ name, written, value, from }, index) => (
    <g key={name} transform={`translate(0 ${14 + index * rise})`}>
      <text className="drawn-name">{name}</text>
      <text className="drawn-mono" x={width} textAnchor="end">
        {written}
      </text>
      <path
        className="drawn-rule"
        d={`M${at(0)} 20H${at(100)}M${at(0)} 15v10M${at(50)} 15v10M${at(100)} 15v10`}
      />
      {from !== undefined && (
        <>
          <path className="drawn-thread" d={`M${at(from) + 6} 20H${at(value)}`} />
          <circle className="drawn-end" cx={at(from)} cy={20} r={6} />
        </>
      )}
      <circle className="drawn-mark" cx={at(value)} cy={20} r={7} />
    </g>
  ))
}

/** The last amount is the one that the section is about. */
function Amounts({ picture: { rows }, width, rise }: Sized<'amounts'>) {
  const most = Math.max(...rows.map(({ value }) => value))
  return rows.map(({ name, written, value }, index) => (
    <g key={name} transform={`translate(0 ${14 + index * rise})`}>
      <text className="drawn-name">{name}</text>
      <text className="drawn-mono" x={width} textAnchor="end">
        {written}
      </text>
      <rect
        className={index === rows.length - 1 ? 'drawn-mark' : 'drawn-ink'}
        y={14}
        width={(width * value) / most}
        height={28}
      />
    </g>
  ))
}
