import './SectionPicture.css'
import type { Language } from '#contracts/languages.ts'
import { ShareChart } from '../../blocks/data/ShareChart.tsx'
import { Hole, Lines, Scene, Sheet } from '../../blocks/scenes/drawing.tsx'
import type { Article } from '../../content/schemas/article.ts'
import { fill } from '../../content/wording.ts'
import { DifferencePicture } from './DifferencePicture.tsx'
import { FilePicture } from './FilePicture.tsx'
import { LanguagesPicture } from './LanguagesPicture.tsx'
import { PairPicture } from './PairPicture.tsx'

type Picture = NonNullable<Article['sections'][number]['picture']>

/** Whether it stands in the margin of its section. */
export function isBeside(picture: Picture): boolean {
  return (
    picture.kind === 'sheets' ||
    picture.kind === 'difference' ||
    // Long ones have a band of their own.
    picture.kind === 'file' ||
    (picture.kind === 'ticks' && picture.isBeside === true)
  )
}

interface Props {
  readonly picture: Picture
  readonly language: Language
}

/** What a section says, drawn in the width of its text or in the margin. */
export function SectionPicture({ picture, language }: Props) {
  switch (picture.kind) {
    case 'pair':
      return <PairPicture picture={picture} />
    case 'file':
      return <FilePicture picture={picture} />
    case 'languages':
      return <LanguagesPicture picture={picture} />
    case 'sheets':
      return <Sheets picture={picture} />
    case 'ticks':
      return <Ticks picture={picture} />
    case 'difference':
      return <DifferencePicture picture={picture} language={language} />
    default:
      return <Rows picture={picture} />
  }
}

/** Already a table: it needs no other words. */
function Ticks({ picture }: { readonly picture: Extract<Picture, { kind: 'ticks' }> }) {
  return (
    <div className="section-picture">
      <ShareChart chart={picture} subject={picture.rows[0]?.name} />
    </div>
  )
}

/** As high as their texts are long. */
function Sheets({ picture }: { readonly picture: Extract<Picture, { kind: 'sheets' }> }) {
  const { alternative, caption, isOfFirst, rows } = picture
  const [width, gap, height, head] = [300, 20, 70 * (rows.length + 1), 46]
  const each = (width - gap * (rows.length - 1)) / rows.length
  const most = Math.max(...rows.map(({ value }) => value))
  return (
    <div className="section-picture">
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{
          size: [width, head + height],
          children: rows.map(({ name, written, value }, index) => (
            <g key={name} transform={`translate(${index * (each + gap)} 0)`}>
              <text className="drawn-name" y={13}>
                {written}
              </text>
              <text y={33}>{name}</text>
              {isOfFirst && <rect className="drawn-edge" y={head} width={each} height={height} />}
              <Text y={head} width={each} height={(height * value) / most} />
            </g>
          )),
        }}
      />
    </div>
  )
}

/** A sheet of lines; a text too short for a sheet is only a line. */
function Text({ y, width, height }: { readonly y: number; readonly width: number; readonly height: number }) {
  if (height < 12) return <rect className="drawn-ink" y={y} width={width} height={height} />
  const [margin, line] = [7, 4]
  const room = height - 2 * margin - line
  // Whole lines, the last as far from the edge as the first.
  const after = Math.max(0, Math.round(room / 10))
  const rise = after > 0 ? room / after : 2 * line
  const top = after > 0 ? margin : (height - line) / 2
  return (
    <>
      <rect className="drawn-sheet" y={y} width={width} height={height} />
      <path
        className="drawn-lines-of-text"
        d={`M${width / 2} ${(y + top).toFixed(2)}v${(after * rise + line).toFixed(2)}`}
        strokeWidth={width - 20}
        strokeDasharray={`${line} ${(rise - line).toFixed(2)}`}
      />
    </>
  )
}

interface RowsProps {
  readonly picture: DrawnProps['picture']
}

function Rows({ picture }: RowsProps) {
  const { alternative, caption, rows } = picture
  const drawn = (width: number, rise: number, top: number) => ({
    size: [width, top + rows.length * rise + foot] as const,
    children: <Drawn picture={picture} width={width} rise={rise} />,
  })
  const top = 'sheet' in picture ? 64 : 0
  const [rise, foot] = picture.kind === 'ruler' ? [54, 12] : [70, 0]
  return (
    <div className="section-picture">
      <Scene
        alternative={alternative}
        caption={caption}
        wide={drawn(752, rise, top)}
        narrow={drawn(354, rise, top)}
      />
    </div>
  )
}

interface DrawnProps {
  readonly picture: Extract<Picture, { kind: 'page' | 'ruler' | 'amounts' }>
  readonly width: number
  /** The height of a row. */
  readonly rise: number
}

function Drawn({ picture, ...size }: DrawnProps) {
  switch (picture.kind) {
    case 'page':
      return <Page picture={picture} {...size} />
    case 'ruler':
      return <Ruler picture={picture} {...size} />
    case 'amounts':
      return <Amounts picture={picture} {...size} />
  }
}

type Sized<Kind extends DrawnProps['picture']['kind']> = Omit<DrawnProps, 'picture'> & {
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
            {there > 0 && <Lines x={0} y={15} widths={[there - 8, there - 8]} />}
            <Hole x={there} y={12} width={room - there} height={28} />
          </g>
        )
      })}
    </>
  )
}

/** Said once, under the last line. */
const ends = [
  { share: 0, anchor: 'start' },
  { share: 50, anchor: 'middle' },
  { share: 100, anchor: 'end' },
] as const

/** A disc for each share on a line of a hundred; a thread comes to it from the ring of where it was. */
function Ruler({ picture: { rows }, width, rise }: Sized<'ruler'>) {
  const at = (share: number) => (width * share) / 100
  return rows.map(({ name, written, value, from }, index) => (
    <g key={name} transform={`translate(0 ${14 + index * rise})`}>
      <text className="drawn-name">{name}</text>
      <text className="drawn-fact" x={width} textAnchor="end">
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
      {index === rows.length - 1 &&
        ends.map(({ share, anchor }) => (
          <text key={share} className="drawn-mono" x={at(share)} y={44} textAnchor={anchor}>
            {share}
          </text>
        ))}
    </g>
  ))
}

/** The last amount is the one that the section is about. */
function Amounts({ picture: { rows }, width, rise }: Sized<'amounts'>) {
  const most = Math.max(...rows.map(({ value }) => value))
  return rows.map(({ name, written, value }, index) => (
    <g key={name} transform={`translate(0 ${14 + index * rise})`}>
      <text className="drawn-name">{name}</text>
      <text className="drawn-fact" x={width} textAnchor="end">
        {written}
      </text>
      <rect
        className={index === rows.length - 1 ? 'drawn-mark' : 'drawn-ink'}
        y={14}
        width={(width * value) / most}
        height={20}
      />
    </g>
  ))
}
