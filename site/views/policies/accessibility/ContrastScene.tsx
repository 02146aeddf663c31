import '../../../blocks/scenes/TimelineScene.css'
import './ContrastScene.css'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { Scene } from '../../../blocks/scenes/drawing.tsx'
import { fill } from '../../../content/wording.ts'
import { contrastOf, themes } from '../../../styles/colours.ts'
import type { AccessibilityWords } from './words.ts'

interface Props {
  readonly words: AccessibilityWords['contrasts']
  readonly language: Language
}

/** The contrast of each kind of text in light and in dark, on a ruler with what WCAG asks for. */
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
          children: <Contrasts {...drawn} left={220} length={700} rise={40} />,
        }}
        narrow={{
          size: [354, rows.length * 62 + 116],
          children: <Contrasts {...drawn} left={6} length={340} rise={62} above />,
        }}
      />
    </>
  )
}

/** The contrasts that there are, and what level AA asks of a text. */
const [least, most, asked] = [1, 21, 4.5] as const

interface ContrastsProps extends Pick<Props, 'language'> {
  readonly rows: readonly { readonly name: string; readonly contrasts: readonly number[] }[]
  readonly names: AccessibilityWords['contrasts']['themes']
  /** Beside the line of what level AA asks for. */
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
  const head = above ? 70 : 40
  const floor = head + rows.length * rise + 12
  const named = [least, asked, most]
  // The figures of both themes, one below the other.
  const columns = above ? [256, 314] : [left + length + 24, left + length + 82]
  return (
    <>
      <Key names={names} left={above ? left : left + 250} />
      {columns.map((x, theme) => (
        <circle
          key={x}
          className={theme === 0 ? 'drawn-mark' : 'timeline-audit'}
          cx={x + 8}
          cy={head - 32}
          r={theme === 0 ? 6.5 : 5.5}
        />
      ))}
      <text
        className="drawn-mono"
        x={at(asked) + (above ? 12 : 0)}
        y={head - 28}
        textAnchor={above ? 'start' : 'middle'}
      >
        {minimum}
      </text>
      <path className="drawn-edge" d={`M${at(asked)} ${head - 8}V${floor}`} />
      {rows.map(({ name, contrasts }, index) => (
        <g key={name} transform={`translate(0 ${head + index * rise + (above ? 44 : 20)})`}>
          {/* A name above its row stands beside the line. */}
          <text className="drawn-name" x={above ? at(asked) + 12 : 0} y={above ? -20 : 5}>
            {name}
          </text>
          <circle className="drawn-mark" cx={at(contrasts[0] ?? 0)} cy={-6} r={6.5} />
          <circle className="timeline-audit" cx={at(contrasts[1] ?? 0)} cy={8} r={5.5} />
          {contrasts.map((contrast, theme) => (
            <text key={themes[theme]} className="drawn-mono" x={columns[theme]} y={above ? -20 : 5}>
              {figure(contrast, language)}
            </text>
          ))}
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

/** Above the ruler, and the figures: which theme each sign stands for. */
function Key({ names, left }: { readonly names: ContrastsProps['names']; readonly left: number }) {
  return (
    <g transform={`translate(${left} 8)`}>
      <circle className="drawn-mark" cx={7} r={6.5} />
      <text x={22} y={5}>
        {names.light}
      </text>
      <circle className="timeline-audit" cx={97} r={5.5} />
      <text x={110} y={5}>
        {names.dark}
      </text>
    </g>
  )
}
