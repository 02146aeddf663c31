import tokens from './tokens.css?raw'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/**
 * A colour of `tokens.css` as `#rrggbb`, for what reads no style sheet.
 * @throws for a token that the styles do not have, as `contrastOf` does.
 */
export function colourOf(token: string, theme: Theme): string {
  const parts = lightOf(token, theme).map(light => Math.round(255 * asStored(light)))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}

/** How two colours stand out from one another, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastOf(one: string, other: string, theme: Theme): number {
  const [darker = 0, lighter = 0] = [luminance(one, theme), luminance(other, theme)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(token: string, theme: Theme): number {
  const [red, green, blue] = lightOf(token, theme)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much red, green and blue light a colour is, from 0 to 1. Matrices: https://bottosson.github.io/posts/oklab/ */
function lightOf(token: string, theme: Theme): readonly [red: number, green: number, blue: number] {
  const [lightness = 0, chroma = 0, hue = 0] =
    writtenValue(token, theme)
      .match(/[\d.]+/gu)
      ?.map(Number) ?? []
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const shown = (light: number) => Math.min(1, Math.max(0, light))
  return [
    shown(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    shown(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    shown(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ]
}

/** As the tokens write it, « oklch(0.42 0.22 264) »: one value, or one for each theme. */
function writtenValue(token: string, theme: Theme): string {
  const value = new RegExp(`--${token}: ([^;]+);`, 'u').exec(tokens)?.[1]
  const [light, dark = light] = value?.match(/oklch\([^)]+\)/gu) ?? []
  if (!light || !dark) throw new Error(`The styles have no colour "--${token}".`)
  return { light, dark }[theme]
}

/** The curve of sRGB, in which files store light: https://www.w3.org/TR/css-color-4/#color-conversion-code */
function asStored(light: number): number {
  return light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
}
