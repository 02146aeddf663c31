import { Scene } from '../../blocks/scenes/drawing.tsx'
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
  const drawn = (width: number, perRow: number) => ({
    size: [width, groups.reduce((sum, group) => sum + heightOf(group, perRow), -gap)] as const,
    children: groups.map((group, index) => (
      <g
        key={group.name}
        transform={`translate(0 ${groups.slice(0, index).reduce((sum, before) => sum + heightOf(before, perRow), 0)})`}
      >
        <text className="drawn-name" y={14}>
          {group.name}
        </text>
        {group.sites.map((site, at) => (
          <g
            key={site.number}
            transform={`translate(${(at % perRow) * pitch} ${head + Math.floor(at / perRow) * rise})`}
          >
            <TwoPages site={site} />
          </g>
        ))}
      </g>
    )),
  })
  return (
    <div className="section-picture">
      <Scene alternative={alternative} caption={caption} wide={drawn(620, 5)} narrow={drawn(354, 3)} />
    </div>
  )
}

interface Group {
  readonly name: string
  readonly sites: readonly JudgedSite[]
}

/** Of a page; from one page to the other, from the frame of a site to its pages, and from one site to the next. */
const [width, height, between, within, pitch] = [38, 48, 20, 7, 122]
const frame = { width: 2 * (width + within) + between, height: height + 2 * within }
const [head, rise, gap] = [28, frame.height + 14, 26]

function heightOf({ sites }: Group, perRow: number): number {
  return head + Math.ceil(sites.length / perRow) * rise - (rise - frame.height) + gap
}

function TwoPages({ site: { declared, isLinked } }: { readonly site: JudgedSite }) {
  return (
    <>
      <rect className="drawn-rule" x={0.5} y={0.5} width={frame.width - 1} height={frame.height - 1} />
      {isLinked && <path className="drawn-thread" d={`M${within + width} ${frame.height / 2}h${between}`} />}
      {(['fr', 'en'] as const).map((language, index) => (
        <g key={language} transform={`translate(${within + index * (width + between)} ${within})`}>
          <rect className="drawn-sheet" width={width} height={height} />
          <text
            className={declared[language] === language ? 'declared' : 'declared is-wrong'}
            x={width / 2}
            y={height / 2 + 6}
            textAnchor="middle"
          >
            {declared[language] ?? '?'}
          </text>
        </g>
      ))}
    </>
  )
}
