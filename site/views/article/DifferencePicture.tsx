import { Scene } from '../../blocks/scenes/drawing.tsx'
import type { Article } from '../../content/schemas/article.ts'

export type Difference = Extract<NonNullable<Article['sections'][number]['picture']>, { kind: 'difference' }>

const width = 300
const [least, most] = [-40, 20]
const at = (points: number) => ((points - least) * width) / (most - least)
const ticks = [-40, -20, 0, 20]

/** A difference with its interval, and the line of what it is compared with, at zero. */
export function DifferencePicture({ picture }: { readonly picture: Difference }) {
  const { alternative, caption, compared, written, unit, value, low, high } = picture
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
                  {signed(tick)}
                </text>
              ))}
            </>
          ),
        }}
      />
    </div>
  )
}

function signed(points: number): string {
  return `${points > 0 ? '+' : points < 0 ? '−' : ''}${Math.abs(points)}`
}
