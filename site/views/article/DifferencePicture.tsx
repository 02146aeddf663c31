import type { Language } from '#contracts/languages.ts'
import { signedFigure } from '#language/numbers.ts'
import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { Article } from '../../content/schemas/article.ts'

export type Difference = Extract<NonNullable<Article['sections'][number]['picture']>, { kind: 'difference' }>

interface Props {
  readonly picture: Difference
  readonly language: Language
}

const width = 300
/** In points, from tick to tick. */
const step = 20

/** A difference with its interval, and the line of what it is compared with, at zero. */
export function DifferencePicture({ picture, language }: Props) {
  const { alternative, caption, compared, written, unit, value, low, high } = picture
  const ticks = ticksAround(low, high)
  const [least = 0, most = 0] = [ticks[0], ticks.at(-1)]
  const at = (points: number) => ((points - least) * width) / (most - least)
  return (
    <div className="section-picture">
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{
          size: [width, 168],
          children: (
            <>
              <text className="drawn-score" y={40}>
                {written}
              </text>
              <text x={78} y={38}>
                {unit}
              </text>
              <text x={at(0)} y={72} textAnchor="middle">
                {compared}
              </text>
              <path className="drawn-edge" d={`M${at(0)} 80V136`} />
              <path className="drawn-thread" d={`M${at(low)} 106H${at(high)}`} />
              <circle className="drawn-mark" cx={at(value)} cy={106} r={7} />
              <path
                className="drawn-rule"
                d={`M0 136H${width}${ticks.map(tick => `M${at(tick)} 136v8`).join('')}`}
              />
              {ticks.map(tick => (
                <text
                  key={tick}
                  className="drawn-mono"
                  x={at(tick)}
                  y={164}
                  textAnchor={tick === least ? 'start' : tick === most ? 'end' : 'middle'}
                >
                  {signedFigure(tick, language)}
                </text>
              ))}
            </>
          ),
        }}
      />
    </div>
  )
}

/** Those of a ruler that holds an interval and zero. */
function ticksAround(low: number, high: number): readonly number[] {
  const first = Math.floor(Math.min(low, 0) / step)
  const last = Math.ceil(Math.max(high, 0) / step)
  return Array.from({ length: last - first + 1 }, (_tick, index) => (first + index) * step)
}
