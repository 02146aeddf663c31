import './VisitsScene.css'
import type { Language } from '#contracts/languages.ts'
import { euros, figure, percentage } from '#language/numbers.ts'
import { Scene, Thread } from '../../blocks/scenes/drawing.tsx'
import { fill } from '../../content/wording.ts'
import { roiOf } from './calculator/roi.ts'
import { mapInputs } from './calculator/shared-address.ts'
import type { RoiCalculatorWords } from './words.ts'

interface Props extends Pick<RoiCalculatorWords, 'visits' | 'inputs'> {
  readonly language: Language
}

/** The visits that the example adds in a month, one dot each; those that buy, and what is left of it. */
export function VisitsScene({ visits: words, inputs, language }: Props) {
  const { more, sales, amounts, written } = exampleOf(inputs, language)
  const bars = [words.turnover, words.margin, words.cost].map((text, index) => ({
    text: fill(text, written),
    amount: amounts[index] ?? 0,
  }))
  const rows = Math.ceil(more / perRow)
  return (
    <Scene
      alternative={fill(words.alternative, written)}
      caption={fill(words.caption, written)}
      wide={{
        size: [1000, 200],
        children: (
          <>
            <Dots count={more} lit={sales} step={15} />
            <path
              className="drawn-thread"
              d={`M599 ${10 + 15 * (rows - sales + 0.5)}h8V${10 + 15 * (rows - 0.5)}h-8`}
            />
            <Thread from={[607, 10 + 15 * (rows - sales / 2)]} to={[660, 43]} turn={634} />
            <Bars bars={bars} left={660} length={340} />
          </>
        ),
      }}
      narrow={{
        size: [354, 300],
        children: (
          <>
            <Dots count={more} lit={sales} step={8.8} />
            <g transform="translate(0 112)">
              <Bars bars={bars} left={0} length={354} />
            </g>
          </>
        ),
      }}
    />
  )
}

/** What the starting values amount to. */
function exampleOf(inputs: Props['inputs'], language: Language) {
  const given = mapInputs(id => inputs.find(input => input.id === id)?.initial ?? 0)
  const { visits, value, cost } = given
  const more = (visits * given.growth) / 100
  const sales = Math.round((more * given.conversion) / 100)
  const turnover = sales * value
  const margin = roiOf(given).monthlyGain
  return {
    more,
    sales,
    amounts: [turnover, margin, cost],
    written: {
      visits: figure(visits, language),
      more: figure(more, language),
      sales: figure(sales, language),
      value: euros(value, language),
      turnover: euros(turnover, language),
      share: percentage(given.margin / 100, language),
      margin: euros(margin, language),
      cost: euros(cost, language),
    },
  }
}

const perRow = 40

interface DotsProps {
  readonly count: number
  readonly lit: number
  /** From one dot to the next. */
  readonly step: number
}

/** From the end of the rows, those that buy. */
function Dots({ count, lit, step }: DotsProps) {
  const rows = Math.ceil(count / perRow)
  const dots = Array.from({ length: count }, (_visit, index) => ({
    x: Math.floor(index / rows) * step + step / 2,
    y: (index % rows) * step + step / 2 + 10,
    isLit: index >= count - lit,
  }))
  return dots.map(({ x, y, isLit }) => (
    <circle
      key={`${x} ${y}`}
      className={isLit ? 'visit visit-sale' : 'visit'}
      cx={x}
      cy={y}
      r={isLit ? 0.4 * step : 0.23 * step}
    />
  ))
}

interface BarsProps {
  readonly bars: readonly { readonly text: string; readonly amount: number }[]
  readonly left: number
  readonly length: number
}

/** On one scale, the first of them being the longest. */
function Bars({ bars, left, length }: BarsProps) {
  const most = bars[0]?.amount ?? 1
  return bars.map(({ text, amount }, index) => (
    <g key={text} transform={`translate(${left} ${24 + index * 60})`}>
      <text className="drawn-name" y={0}>
        {text}
      </text>
      <rect
        className={index === 1 ? 'drawn-mark' : 'drawn-ink'}
        y={12}
        width={Math.round((length * amount) / most)}
        height={14}
      />
    </g>
  ))
}
