import { Hole, Scene } from '../../blocks/scenes/drawing.tsx'
import { type JudgedSite, judgedSites } from '../../content/recorded/languages.ts'
import type { Article } from '../../content/schemas/article.ts'

type Languages = Extract<NonNullable<Article['sections'][number]['picture']>, { kind: 'languages' }>

/** The two pages of each site, with the language that each declares; a thread joins those that name each other. */
export function LanguagesPicture({ picture }: { readonly picture: Languages }) {
  const { alternative, caption, linked, apart } = picture
  const groups = [
    { name: linked, sites: judgedSites.filter(({ isLinked }) => isLinked) },
    { name: apart, sites: judgedSites.filter(({ isLinked }) => !isLinked) },
  ]
  const most = Math.max(...groups.map(({ sites }) => sites.length))
  const drawn = (size: Size) => ({
    size: [most * pitchOf(size) - size.apart, groups.length * riseOf(size) - gap] as const,
    children: groups.map(({ name, sites }, index) => (
      <g key={name} transform={`translate(0 ${index * riseOf(size)})`}>
        <text className="drawn-name" y={14}>
          {name}
        </text>
        {sites.map((site, at) => (
          <g key={site.number} transform={`translate(${at * pitchOf(size)} ${head})`}>
            <TwoPages site={site} size={size} />
          </g>
        ))}
      </g>
    )),
  })
  return (
    <div className="section-picture">
      <Scene alternative={alternative} caption={caption} wide={drawn(wide)} narrow={drawn(narrow)} />
    </div>
  )
}

interface Size {
  /** Of a page. */
  readonly width: number
  readonly height: number
  /** From one page to the other, and from one site to the next. */
  readonly between: number
  readonly apart: number
}

const wide: Size = { width: 48, height: 62, between: 24, apart: 38 }
const narrow: Size = { width: 25, height: 36, between: 8, apart: 16 }

/** Above the pages of a group, and below them. */
const [head, gap] = [28, 30]

function pitchOf({ width, between, apart }: Size): number {
  return 2 * width + between + apart
}

function riseOf({ height }: Size): number {
  return head + height + gap
}

interface TwoPagesProps {
  readonly site: JudgedSite
  readonly size: Size
}

function TwoPages({ site: { declared, isLinked }, size: { width, height, between } }: TwoPagesProps) {
  return (
    <>
      {isLinked && <path className="drawn-thread" d={`M${width} ${height / 2}h${between}`} />}
      {(['fr', 'en'] as const).map((language, index) => (
        <g key={language} transform={`translate(${index * (width + between)} 0)`}>
          {declared[language] ? (
            <>
              <rect className="drawn-sheet" width={width} height={height} />
              <text
                className={declared[language] === language ? 'declared' : 'declared is-wrong'}
                x={width / 2}
                y={height / 2 + 5}
                textAnchor="middle"
              >
                {declared[language]}
              </text>
            </>
          ) : (
            <Hole x={0} y={0} width={width} height={height} />
          )}
        </g>
      ))}
    </>
  )
}
