import { expect, test } from 'vitest'
import { routes } from '#site/routes.ts'
import { newVisitor } from '../support/browser.ts'
import { builtPage } from '../support/built-page.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

/** Programs that check contrasts do not see what is behind the words of a drawing. */
test.each([
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
] as const)(
  'by night, the words of a drawing stand out from the sheet behind them: $colorScheme, $width pixels',
  { timeout: 120_000 },
  async ({ colorScheme, width }) => {
    const { page } = await newVisitor(browser, {
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    })
    const paths = routes.map(({ fr }) => fr).filter(isDrawnByNight)
    const faint: string[] = []
    for (const path of paths) {
      await page.goto(site.origin + path)
      faint.push(...(await page.evaluate(faintWords)).map(words => `${path}: ${words}`))
    }
    expect(paths.length).toBeGreaterThan(20)
    expect(faint).toEqual([])
  },
)

function isDrawnByNight(path: string): boolean {
  const page = builtPage(path)
  const hasClass = (tag: string) =>
    page
      .all(tag)
      .some(({ attrs }) => attrs.some(({ name, value }) => name === 'class' && /\binked\b/u.test(value)))
  return ['section', 'div', 'figure', 'nav'].some(hasClass)
}

/** The words of drawings with less contrast than small text needs with the last shape drawn behind them. */
function faintWords(): readonly string[] {
  const least = 4.5
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const luminance = (colour: string): number => {
    if (!canvas) return Number.NaN
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(value => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const isBehind = (shape: Element, text: Element): boolean => {
    const [outer, inner] = [shape.getBoundingClientRect(), text.getBoundingClientRect()]
    const [x, y] = [inner.left + inner.width / 2, inner.top + inner.height / 2]
    const isBefore = shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING
    return isBefore > 0 && outer.left <= x && x <= outer.right && outer.top <= y && y <= outer.bottom
  }
  const isFull = (shape: Element) => /^(?:rgb|okl|color)/u.test(getComputedStyle(shape).fill)
  return [...document.querySelectorAll('.inked svg text')]
    .filter(text => text.getBoundingClientRect().height > 0)
    .filter(text => {
      const band = text.closest('.inked')
      const shapes = [...(text.closest('svg')?.querySelectorAll('rect, circle') ?? [])]
      const ground = shapes.findLast(shape => isFull(shape) && isBehind(shape, text))
      const behind = ground
        ? getComputedStyle(ground).fill
        : band
          ? getComputedStyle(band).backgroundColor
          : ''
      const [one, other] = [luminance(getComputedStyle(text).fill), luminance(behind)]
      return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) < least
    })
    .map(text => text.textContent)
}
