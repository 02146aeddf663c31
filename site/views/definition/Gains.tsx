import './Gains.css'
import type { Language } from '#contracts/languages.ts'
import { percentage, signedFigure, signedPercentage } from '#language/numbers.ts'
import { Inline } from '../../content/inline.tsx'
import type { DefinitionWords } from './words.ts'

interface Props {
  readonly words: NonNullable<DefinitionWords['sections'][number]['gains']>
  readonly language: Language
}

/** What each edit gained in one study, on one ruler; the study that gives no such figure has a hole on it. */
export function Gains({ words: { caption, studies }, language }: Props) {
  return (
    <>
      <h3>{caption}</h3>
      <dl className="drawing gains">
        {studies.map(({ name, scope, rows, verdict }) => (
          <div key={name}>
            <dt>
              <b>
                <Inline text={name} />
              </b>{' '}
              <span className="mono">{scope}</span>
            </dt>
            {rows?.map((row, index) => {
              const written = signedPercentage(row.value / 100, language)
              return (
                <dd key={row.name}>
                  {row.name}{' '}
                  <span className="visually-hidden">
                    {written}
                    {index < rows.length - 1 && ','}
                  </span>
                  <Gain value={row.value} written={written} />
                </dd>
              )
            })}
            {rows && <Ruler language={language} />}
            {verdict && <dd className="gains-verdict">{verdict}</dd>}
          </div>
        ))}
      </dl>
    </>
  )
}

/** In percent: where the ruler starts and ends, with room for what is written beyond each disc, and its ticks. */
const ruler = { start: -26, end: 68, ticks: [0, 10, 20, 30, 40, 50] } as const

interface GainProps {
  readonly value: number
  readonly written: string
}

/** From zero to a disc, a loss to a ring; its figure beyond it. */
function Gain({ value, written }: GainProps) {
  return (
    <svg width="100%" aria-hidden="true">
      <line className="drawn-end" x1={at(0)} x2={at(0)} y2="100%" />
      <line
        className={value < 0 ? 'drawn-end' : 'drawn-thread'}
        x1={at(0)}
        x2={at(value)}
        y1="50%"
        y2="50%"
      />
      <circle className={value < 0 ? 'drawn-end' : 'drawn-mark'} cx={at(value)} cy="50%" r="8" />
      <text
        className="drawn-fact"
        x={at(value)}
        y="50%"
        dx={value < 0 ? -18 : 18}
        dy="0.36em"
        textAnchor={value < 0 ? 'end' : 'start'}
      >
        {written}
      </text>
    </svg>
  )
}

function Ruler({ language }: Pick<Props, 'language'>) {
  return (
    <dd className="gains-ruler" aria-hidden="true" data-markdown-ignore>
      <svg width="100%" aria-hidden="true">
        <line className="drawn-end" x1="0" x2="100%" y1="1" y2="1" />
        {ruler.ticks.map(tick => (
          <g key={tick}>
            <line className="drawn-end" x1={at(tick)} x2={at(tick)} y2="8" />
            <text className="drawn-mono" x={at(tick)} y="26" textAnchor="middle">
              {tick === 0 ? percentage(0, language) : signedFigure(tick, language)}
            </text>
          </g>
        ))}
      </svg>
    </dd>
  )
}

function at(value: number): string {
  return `${((100 * (value - ruler.start)) / (ruler.end - ruler.start)).toFixed(2)}%`
}
