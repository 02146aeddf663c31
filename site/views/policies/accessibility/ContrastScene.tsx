import '../../../blocks/scenes/TimelineScene.css'
import './ContrastScene.css'
import type { Language } from '#contracts/languages.ts'
import { figure } from '#language/numbers.ts'
import { Scene } from '../../../blocks/scenes/drawing.tsx'
import { contrastOf, themes } from '../../../styles/colours.ts'
import type { AccessibilityWords } from './words.ts'

interface Props {
  readonly words: AccessibilityWords['contrasts']
  readonly language: Language
}

/** The contrast of each kind of text in light and in dark, on a ruler with what WCAG asks for. */
export function ContrastScene({ words, language }: Props) {
  const { heading, alternative, caption, themes: names, rows } = words
  const drawn = {
    rows: rows.map(({ name, text, ground }) => ({
      name,
      contrasts: themes.map(theme => contrastOf(text, ground, theme)),
    })),
    names,
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
          size: [354, rows.length * 62 + 86],
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
  /** The position of the least contrast, the length of the ruler, and the height of a row. */
  readonly left: number
  readonly length: number
  readonly rise: number
  /** Whether words are above their row, for want of room beside it. */
  readonly above?: boolean
}

function Contrasts({ rows, names, language, left, length, rise, above = false }: ContrastsProps) {
  const at = (contrast: number) => Math.round(left + ((contrast - least) / (most - least)) * length)
  const head = 40
  const floor = head + rows.length * rise + 12
  const named = [least, asked, most]
  const figures = { x: above ? 350 : left + length + 24, textAnchor: above ? 'end' : 'start' } as const
  return (
    <>
      <Key names={names} left={left} />
      <path className="drawn-edge" d={`M${at(asked)} ${head - 8}V${floor}`} />
      {rows.map(({ name, contrasts }, index) => (
        <g key={name} transform={`translate(0 ${head + index * rise + (above ? 44 : 20)})`}>
          {/* A name above its row stands beside the line. */}
          <text className="drawn-name" x={above ? at(asked) + 12 : 0} y={above ? -20 : 5}>
            {name}
          </text>
          <circle className="drawn-mark" cx={at(contrasts[0] ?? 0)} cy={-6} r={6.5} />
          <circle className="timeline-audit" cx={at(contrasts[1] ?? 0)} cy={8} r={5.5} />
          <text className="drawn-mono" {...figures} y={above ? -20 : 5}>
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

/** Above the ruler: which theme each sign stands for. */
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
