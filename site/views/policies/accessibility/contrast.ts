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
