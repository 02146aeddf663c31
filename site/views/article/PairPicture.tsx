import { Lines, Mark, Scene, Sheet, Thread } from '../../blocks/scenes/drawing.tsx'
import type { Article } from '../../content/schemas/article.ts'
import { fill } from '../../content/wording.ts'

export type Pair = Extract<NonNullable<Article['sections'][number]['picture']>, { kind: 'pair' }>

/** An answer that cites one of two pages: the pair counts where that page has the higher score. */
export function PairPicture({ picture }: { readonly picture: Pair }) {
  const { alternative, caption } = picture
  return (
    <div className="section-picture is-whole">
      <Scene
        alternative={fill(alternative, tally(picture))}
        caption={caption}
        wide={{ size: [1060, 222], children: <WidePair picture={picture} /> }}
        narrow={{ size: [354, 602], children: <NarrowPair picture={picture} /> }}
      />
    </div>
  )
}

function WidePair({ picture }: { readonly picture: Pair }) {
  const { answer, question, verdict } = picture
  return (
    <>
      <Sheet x={0} y={0} width={320} height={214} caption={answer} question={question}>
        <Lines x={24} y={108} widths={[262, 240]} step={20} />
        <Lines x={24} y={148} widths={[176]} />
        <Mark x={216} y={152} number={1} />
        <Lines x={24} y={180} widths={[230]} />
      </Sheet>
      <Thread from={[226, 152]} to={[390, 56]} turn={350} />
      <PairedPage picture={picture} isCited x={390} y={0} />
      <PairedPage picture={picture} isCited={false} x={390} y={118} />
      <path className="drawn-end" d="M700 50h18v118h-18M718 109h22" />
      <text className="drawn-fact" x={756} y={106}>
        {verdict}
      </text>
      <Minis picture={picture} x={756} y={126} />
    </>
  )
}

function NarrowPair({ picture }: { readonly picture: Pair }) {
  const { answer, question, verdict } = picture
  return (
    <>
      <Sheet x={0} y={0} width={354} height={168} caption={answer} question={question}>
        <Lines x={24} y={108} widths={[290]} />
        <Lines x={24} y={130} widths={[190]} />
        <Mark x={236} y={134} number={1} />
      </Sheet>
      <path className="drawn-thread" d="M236 143V204" />
      <PairedPage picture={picture} isCited x={44} y={204} />
      <PairedPage picture={picture} isCited={false} x={44} y={322} />
      <path className="drawn-end" d="M44 254h-18v118h18M26 313h-14v145" />
      <text className="drawn-fact" y={484}>
        {verdict}
      </text>
      <Minis picture={picture} x={0} y={512} />
    </>
  )
}

interface PageProps {
  readonly picture: Pair
  readonly isCited: boolean
  readonly x: number
  readonly y: number
}

/** A page of the pair: whether it is cited, and its score. */
function PairedPage({ picture: { cited, uncited, score, scores }, isCited, x, y }: PageProps) {
  const [citedScore = 0, otherScore = 0] = scores
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={isCited ? 'drawn-sheet' : 'drawn-edge'} width={310} height={100} />
      {isCited && <path className="drawn-thread" d="M0 0H310" />}
      <text className="drawn-mono" x={20} y={28}>
        {isCited ? `1 · ${cited}` : uncited}
      </text>
      <Lines x={20} y={46} widths={[150, 120, 138]} />
      <text className="drawn-mono" x={290} y={28} textAnchor="end">
        {score}
      </text>
      <text className="drawn-score" x={290} y={78} textAnchor="end">
        {isCited ? citedScore : otherScore}
      </text>
    </g>
  )
}

interface MinisProps {
  readonly picture: Pair
  readonly x: number
  readonly y: number
}

/** The same for every pair: ten small ones, as many of them won as were measured. */
function Minis({ picture, x, y }: MinisProps) {
  const { repeated, outcome } = picture
  const counts = tally(picture)
  return (
    <g transform={`translate(${x} ${y})`}>
      {Array.from({ length: counts.of }, (_pair, index) => index).map(index => (
        <g key={index} transform={`translate(${index * 31} 0)`}>
          <rect className={isWon(index, counts) ? 'drawn-mark' : 'drawn-edge'} width={22} height={16} />
          <rect
            className={isWon(index, counts) ? 'drawn-edge' : 'drawn-mark'}
            y={22}
            width={22}
            height={16}
          />
        </g>
      ))}
      <text y={62}>{repeated}</text>
      <text y={84}>{fill(outcome, counts)}</text>
    </g>
  )
}

type Tally = Readonly<Record<'won' | 'of', number>>

function tally({ won }: Pair): Tally {
  const of = 10
  return { won: Math.round(won * of), of }
}

/** Those won are spread among the others. */
function isWon(index: number, { won, of }: Tally): boolean {
  return Math.ceil(((index + 1) * won) / of) > Math.ceil((index * won) / of)
}
