import './SitePairs.css'
import { ScorePair } from '../../blocks/findings/ScorePair.tsx'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import { judgedSites } from '../../content/recorded/languages.ts'
import type { Article } from '../../content/schemas/article.ts'

type Words = NonNullable<Article['statistic']['sites']>

/** The scores of each site in both languages, one under the other, over one ruler. */
export function SitePairs({ words }: { readonly words: Words }) {
  const drawn = (size: Size) => ({
    size: [size.width, floorOf(size) + 30] as const,
    children: <Drawn words={words} size={size} />,
  })
  return (
    <div className="article-shown site-pairs">
      <p>
        <b>{words.heading}</b>
      </p>
      <Scene
        alternative={words.alternative}
        caption={words.caption}
        wide={drawn(wide)}
        narrow={drawn(narrow)}
      />
    </div>
  )
}

interface Size {
  readonly width: number
  readonly rise: number
  /** Where the ruler ends: the scores stand after it. */
  readonly right: number
  /** How far apart the names of the marks are. */
  readonly between: number
}

const wide: Size = { width: 640, rise: 36, right: 540, between: 124 }
const narrow: Size = { width: 354, rise: 34, right: 268, between: 112 }
const headHeight = 40

const most = 100
const ticks = [0, 25, 50, 75, most]

function floorOf({ rise }: Size): number {
  return headHeight + judgedSites.length * rise + 6
}

interface DrawnProps {
  readonly words: Words
  readonly size: Size
}

function Drawn({ words, size }: DrawnProps) {
  const { width, right, rise } = size
  const at = (score: number) => (right * score) / most
  const floor = floorOf(size)
  return (
    <>
      <Key words={words} size={size} />
      {judgedSites.map(({ scores, number }) => {
        const { fr, en } = scores
        const isApart = fr !== en
        return (
          <g key={number} transform={`translate(0 ${headHeight + (number + 0.5) * rise})`}>
            <path className="drawn-rule" d={`M0 0H${right}`} />
            <ScorePair scores={scores} at={at} />
            {isApart && (
              <text className="site-cause" x={at(fr) - 16} y={5} textAnchor="end">
                {words.cause}
              </text>
            )}
            <text
              className={isApart ? 'drawn-value is-apart' : 'drawn-value'}
              x={width}
              y={6}
              textAnchor="end"
            >
              {isApart ? `${fr} → ${en}` : fr}
            </text>
          </g>
        )
      })}
      <path
        className="interval-ruler"
        d={`M0 ${floor}H${right}${ticks.map(tick => `M${at(tick)} ${floor}v9`).join('')}`}
      />
      {ticks.map(tick => (
        <text key={tick} className="drawn-mono" x={at(tick)} y={floor + 27} textAnchor="middle">
          {tick}
        </text>
      ))}
    </>
  )
}

/** A disc, a ring, and both on one place. */
function Key({ words: { fr, en, both }, size: { between } }: DrawnProps) {
  const marks = [
    { name: fr, hasDisc: true, radius: 6 },
    { name: en, hasRing: true },
    { name: both, hasDisc: true, hasRing: true, radius: 4 },
  ]
  return marks.map(({ name, hasDisc, hasRing, radius }, index) => (
    <g key={name} className="score-pair" transform={`translate(${8 + index * between} 10)`}>
      {hasRing && <circle r={8} />}
      {hasDisc && <circle className="score-pair-disc" r={radius} />}
      <text x={15} y={5}>
        {name}
      </text>
    </g>
  ))
}
