import type { Language } from '#contracts/languages.ts'
import { percentage } from '#language/numbers.ts'
import { fill } from '../../content/wording.ts'
import { Scene } from './drawing.tsx'
import { shareOf } from './wilson.ts'
import type { SceneWords } from './words.ts'

interface Props {
  readonly words: SceneWords['measurement']
  readonly language: Language
}

const questions = 20

/** Which of the questions, from 0, got an answer that cites the brand. Made up, as the caption says. */
const rounds: readonly (readonly number[])[] = [
  [0, 3, 4, 8, 11, 12, 17],
  [0, 2, 3, 7, 8, 12, 13, 16, 19],
  [3, 5, 8, 10, 12, 18],
]

/** The same questions asked three times: a dot for each, full where the brand was cited. */
export function RoundsScene({ words, language }: Props) {
  const [first, second, third] = rounds.map(cited => cited.length)
  return (
    <Scene
      alternative={fill(words.alternative, { first: first ?? 0, second: second ?? 0, third: third ?? 0 })}
      caption={words.caption}
      wide={{
        size: [740, 222],
        children: <Rounds words={words} language={language} left={110} unit={26} />,
      }}
      narrow={{
        size: [354, 360],
        children: <Rounds words={words} language={language} left={7.9} unit={17.8} above />,
      }}
    />
  )
}

interface RoundsProps extends Props {
  /** The position of the first dot, and the distance to the next. */
  readonly left: number
  readonly unit: number
  /** Whether names stand above their dots, for want of room beside them. */
  readonly above?: boolean
}

function Rounds({ words, language, left, unit, above = false }: RoundsProps) {
  const rise = above ? 84 : 54
  const radius = unit * (above ? 0.4 : 0.32)
  return (
    <>
      {rounds.map((cited, index) => (
        <g key={cited.join()} transform={`translate(0 ${index * rise + (above ? 48 : 24)})`}>
          <text className="drawn-name" x={0} y={above ? -22 : 5}>
            {fill(words.round, { number: index + 1 })}
          </text>
          {dots(cited).map(({ at, isCited }) => (
            <circle
              key={at}
              className={isCited ? 'drawn-mark' : 'drawn-dot'}
              cx={left + at * unit}
              r={radius}
            />
          ))}
          <text className="drawn-mono" x={above ? 354 : 740} y={above ? -22 : 5} textAnchor="end">
            {fill(words.count, { cited: cited.length, questions })}
          </text>
        </g>
      ))}
      <g transform={`translate(0 ${rounds.length * rise + (above ? 34 : 18)})`}>
        <Together
          left={above ? 0 : left - unit / 2}
          width={above ? 354 : questions * unit}
          language={language}
          above={above}
        />
        <text x={above ? 0 : left - unit / 2} y={above ? 52 : 34}>
          {together(words, language)}
        </text>
      </g>
    </>
  )
}

interface TogetherProps extends Pick<RoundsProps, 'language' | 'left' | 'above'> {
  readonly width: number
}

/** The share of all rounds and its interval, on a ruler as long as the dots of a round, its ends beside it or under it. */
function Together({ left, width, language, above = false }: TogetherProps) {
  const { value, low, high } = shareOf(rounds.flat().length, rounds.length * questions)
  const at = (share: number) => left + share * width
  return (
    <>
      <path className="drawn-rule" d={`M${left} 0H${left + width}`} />
      <path className="drawn-thread" d={`M${at(low)} 0H${at(high)}M${at(low)} -6v12M${at(high)} -6v12`} />
      <circle className="drawn-mark" cx={at(value)} r={6} />
      {[0, 1].map(share => (
        <text
          key={share}
          className="drawn-mono"
          x={at(share) + (above ? 0 : share === 0 ? -12 : 12)}
          y={above ? 22 : 5}
          textAnchor={(share === 0) === above ? 'start' : 'end'}
        >
          {percentage(share, language)}
        </text>
      ))}
    </>
  )
}

function dots(cited: readonly number[]) {
  return Array.from({ length: questions }, (_question, at) => ({ at, isCited: cited.includes(at) }))
}

function together(words: Props['words'], language: Language): string {
  const cited = rounds.flat().length
  const asked = rounds.length * questions
  const { low, high } = shareOf(cited, asked)
  const whole = (share: number) => percentage(Math.round(share * 100) / 100, language)
  return fill(words.together, { cited, questions: asked, low: whole(low), high: whole(high) })
}
