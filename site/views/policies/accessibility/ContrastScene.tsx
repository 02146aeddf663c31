import '../../../blocks/scenes/TimelineScene.css'
import './ContrastScene.css'
import type { Language } from '#contracts/languages.ts'
import { alignedFigure, figure } from '#language/numbers.ts'
import { Scene } from '../../../blocks/scenes/drawing.tsx'
import { fill } from '../../../content/wording.ts'
import { contrastOf, themes } from '../../../styles/colours.ts'
import type { AccessibilityWords } from './words.ts'

interface Props {
  readonly words: AccessibilityWords['contrasts']
  readonly language: Language
}

/** The contrast of each kind of text in light and in dark, joined, on a ruler with what WCAG asks for. */
export function ContrastScene({ words, language }: Props) {
  const { heading, alternative, caption, asked: minimum, themes: names, rows } = words
  const drawn = {
    rows: rows.map(({ name, text, ground }) => ({
      name,
      contrasts: themes.map(theme => contrastOf(text, ground, theme)),
    })),
    names,
    minimum: fill(minimum, { value: figure(asked, language) }),
    language,
  }
  return (
    <>
      <h2 className="contrast-heading">{heading}</h2>
      <Scene
        alternative={alternative}
        caption={caption}
        wide={{
          size: [1060, rows.length * 40 + 96],
          children: <Contrasts {...drawn} left={220} length={660} rise={40} />,
        }}
        narrow={{
          size: [354, rows.length * 62 + 84],
          children: <Contrasts {...drawn} left={1} length={352} rise={62} above />,
        }}
      />
    </>
  )
}

/** The contrasts that there are, and what level AA asks of a text. */
const [least, most, asked] = [1, 21, 4.5] as const
const named = [least, asked, most]

/** Where the figures of light and of dark end beside their row: the last with the page. */
const figuresEnds = [968, 1060] as const

/** From the ruler to the centre of a mark: light stands on it and dark below, so that equal contrasts are two. */
const apart = 6

/** As wide as a figure. */
const figureSpace = '\u2007'

interface ContrastsProps extends Pick<Props, 'language'> {
  readonly rows: readonly { readonly name: string; readonly contrasts: readonly number[] }[]
  readonly names: AccessibilityWords['contrasts']['themes']
  /** What level AA asks for: at the top of its line or, where each row has a piece of it, under the ruler. */
  readonly minimum: string
  /** The position of the least contrast, the length of the ruler, and the height of a row. */
  readonly left: number
  readonly length: number
  readonly rise: number
  /** Whether words are above their row, for want of room beside it. */
  readonly above?: boolean
}

function Contrasts({ rows, names, minimum, language, left, length, rise, above = false }: ContrastsProps) {
  const at = (contrast: number) => Math.round(left + ((contrast - least) / (most - least)) * length)
  const head = above ? 36 : 40
  const floor = head + rows.length * rise + 12
  const right = left + length
  const askedName = above ? minimum : alignedFigure(asked, language)
  const nameOf = (contrast: number) => (contrast === asked ? askedName : contrast)
  return (
    <>
      <Key names={names} ends={above ? [left + 50, left + keyLength] : figuresEnds} />
      {rows.map(({ name, contrasts: [light = 0, dark = 0] }, index) => (
        <g key={name} transform={`translate(0 ${head + index * rise + (above ? 44 : 20)})`}>
          <text className="drawn-name" x={above ? left : 0} y={above ? -20 : 6}>
            {name}
          </text>
          <path className="contrast-row" d={`M${left} 1H${right}`} />
          {above && <path className="drawn-edge" d={`M${at(asked)} -9V14`} />}
          <path className="contrast-span" d={`M${at(light)} 1H${at(dark)}`} />
          <circle className="drawn-mark" cx={at(light)} cy={1 - apart} r={6.5} />
          <circle className="timeline-audit" cx={at(dark)} cy={1 + apart} r={5.5} />
          {above ? (
            <text className="drawn-mono" x={right} y={-20} textAnchor="end">
              {`${alignedFigure(light, language)} / ${alignedFigure(dark, language).padStart(4, figureSpace)}`}
            </text>
          ) : (
            [light, dark].map((contrast, theme) => (
              <text key={themes[theme]} className="drawn-mono" x={figuresEnds[theme]} y={6} textAnchor="end">
                {alignedFigure(contrast, language)}
              </text>
            ))
          )}
        </g>
      ))}
      {!above && (
        <>
          <path className="drawn-edge" d={`M${at(asked)} ${head - 8}V${floor}`} />
          <text className="drawn-mono" x={at(asked)} y={head - 18} textAnchor="middle">
            {minimum}
          </text>
        </>
      )}
      <path
        className="timeline-ruler"
        d={`M${left} ${floor}h${length}${named.map(contrast => `M${at(contrast)} ${floor}v12`).join('')}`}
      />
      {named.map(contrast => (
        <text
          key={contrast}
          className="drawn-mono"
          x={at(contrast)}
          y={floor + 32}
          textAnchor={contrast === most ? 'end' : 'start'}
        >
          {nameOf(contrast)}
        </text>
      ))}
    </>
  )
}

const keyLength = 134

interface KeyProps extends Pick<ContrastsProps, 'names'> {
  /** Where the signs of light and of dark end. */
  readonly ends: readonly [number, number]
}

/** Which theme each sign stands for: over the figures of each or, without room for these, over the ruler. */
function Key({ names, ends: [light, dark] }: KeyProps) {
  return (
    <g transform="translate(0 12)">
      <text x={light - 20} y={5} textAnchor="end">
        {names.light}
      </text>
      <circle className="drawn-mark" cx={light - 6.5} r={6.5} />
      <text x={dark - 20} y={5} textAnchor="end">
        {names.dark}
      </text>
      <circle className="timeline-audit" cx={dark - 6.5} r={5.5} />
    </g>
  )
}
