import '../../../blocks/scenes/TimelineScene.css'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { Scene } from '../../../blocks/scenes/drawing.tsx'
import tokens from '../../../styles/tokens.css?raw'
import type { AccessibilityWords } from './words.ts'

interface Props {
  readonly words: AccessibilityWords['contrasts']
  readonly language: Language
}

/** The contrast of each kind of text in light and in dark, on a ruler with what WCAG asks for. */
export function ContrastScene({ words: { alternative, caption, rows }, language }: Props) {
  const drawn = {
    rows: rows.map(({ name, text, ground }) => ({ name, contrasts: contrastsOf(text, ground) })),
    language,
  }
  return (
    <Scene
      alternative={alternative}
      caption={caption}
      wide={{
        size: [1060, rows.length * 40 + 60],
        children: <Contrasts {...drawn} left={280} length={640} rise={40} />,
      }}
      narrow={{
        size: [354, rows.length * 62 + 50],
        children: <Contrasts {...drawn} left={6} length={340} rise={62} above />,
      }}
    />
  )
}

/** In light, then in dark. */
function contrastsOf(text: string, ground: string): readonly number[] {
  const [texts, grounds] = [tokenIn(tokens, text), tokenIn(tokens, ground)]
  return [contrastOf(texts[0], grounds[0]), contrastOf(texts[1], grounds[1])]
}

/** The contrasts that there are, and what level AA asks of a text. */
const [least, most, asked] = [1, 21, 4.5] as const

interface ContrastsProps extends Pick<Props, 'language'> {
  readonly rows: readonly { readonly name: string; readonly contrasts: readonly number[] }[]
  /** The position of the least contrast, the length of the ruler, and the height of a row. */
  readonly left: number
  readonly length: number
  readonly rise: number
  /** Whether words are above their row, for want of room beside it. */
  readonly above?: boolean
}

function Contrasts({ rows, language, left, length, rise, above = false }: ContrastsProps) {
  const at = (contrast: number) => Math.round(left + ((contrast - least) / (most - least)) * length)
  const floor = rows.length * rise + 12
  const named = [least, asked, most]
  return (
    <>
      {rows.map(({ name, contrasts }, index) => (
        <g key={name} transform={`translate(0 ${index * rise + (above ? 46 : 20)})`}>
          <text className="drawn-name" x={0} y={above ? -20 : 5}>
            {name}
          </text>
          <path className="drawn-edge" d={`M${at(asked)} -11v22`} />
          <circle className="drawn-mark" cx={at(contrasts[0] ?? 0)} r={8} />
          <circle className="timeline-audit" cx={at(contrasts[1] ?? 0)} r={7} />
          <text
            className="drawn-mono"
            x={above ? 350 : left + length + 24}
            y={above ? -20 : 5}
            textAnchor={above ? 'end' : 'start'}
          >
            {contrasts.map(contrast => figure(contrast, language)).join(' · ')}
          </text>
        </g>
      ))}
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
          textAnchor={contrast === least ? 'start' : contrast === most ? 'end' : 'middle'}
        >
          {figure(contrast, language)}
        </text>
      ))}
    </>
  )
}

/** How two colours stand out from one another, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The two values of a token, in light and in dark. @throws for a token that the style does not have. */
export function tokenIn(styles: string, name: string): readonly [light: string, dark: string] {
  const value = new RegExp(`--${name}: ([^;]+);`, 'u').exec(styles)?.[1]
  const [light, dark = light] = value?.match(/oklch\([^)]+\)/gu) ?? []
  if (!light || !dark) throw new Error(`The styles have no colour "--${name}".`)
  return [light, dark]
}

/** Of a colour as our tokens write it, « oklch(0.42 0.22 264) ». Matrices: https://bottosson.github.io/posts/oklab/ */
function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = colour.match(/[\d.]+/gu)?.map(Number) ?? []
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short
  const shown = (light: number) => Math.min(1, Math.max(0, light))
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}
