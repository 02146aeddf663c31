import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { newVisitor } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

test.each([
  { path: '/', without: 'sans GEO', rival: 'un-concurrent.example', yours: 'votre-site.example' },
  { path: '/en', without: 'without', rival: 'a-rival.example', yours: 'your-site.example' },
])('$path shows, without JavaScript, that the same answer may credit you or a rival', async scene => {
  const { page } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(site.origin + scene.path)
  const figure = page.locator('.scene')
  const shown = async () => (await figure.getByRole('listitem').allInnerTexts()).map(text => text.split('\n'))
  const tagOf = async (source: string) => (await shown()).find(lines => lines.includes(source))?.[0]

  expect(await tagOf(scene.yours)).toMatch(/^b · /)
  expect(await tagOf(scene.rival)).toBeUndefined()

  await figure.getByRole('radio', { name: scene.without }).check()
  expect(await tagOf(scene.rival)).toBe('b')
  expect(await tagOf(scene.yours)).toMatch(/^absent/)
})

test('on paper, what can only be clicked is left out, and the text is kept', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(site.origin)
  const onScreen = page.locator('nav:visible, form:visible, button:visible')
  expect(await onScreen.count()).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  expect(await onScreen.count()).toBe(0)
  expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(20)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('14px')
})

describe.each([
  { path: '/', without: 'sans GEO', example: 'votre-site.example', heading: /e-mail/ },
  { path: '/en', without: 'without', example: 'your-site.example', heading: /email/ },
])('on $path', ({ path, without, example, heading }) => {
  test('the site that is typed takes the place of yours in the answer, cited or absent, and nothing is announced', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(site.origin + path)
    const field = page.locator('.hero').getByRole('textbox')
    const scene = page.locator('.scene')
    const yours = scene.locator('li:is(.cited, .absent):visible b')
    const typeUntil = async (typed: string, named: string) => {
      await field.fill(typed)
      await expect.poll(() => yours.allInnerTexts()).toEqual([named])
    }
    await typeUntil('https://www.maison-lemaire.fr/produits', 'www.maison-lemaire.fr')
    await scene.getByRole('radio', { name: without }).check()
    expect(await yours.allInnerTexts()).toEqual(['www.maison-lemaire.fr'])
    await typeUntil('café.fr', 'café.fr')
    await typeUntil('maison', example)
    expect(await scene.locator('[aria-live], [role=status], [role=alert], output').count()).toBe(0)
  })

  test.each([
    { reducedMotion: 'no-preference', travels: true },
    { reducedMotion: 'reduce', travels: false },
  ] as const)(
    'the slip of the typed site is on the next page, where it travels unless motion is unwanted: $reducedMotion',
    async ({ reducedMotion, travels }) => {
      const { page } = await newVisitor(browser, { reducedMotion })
      const transitions: boolean[] = []
      await page.exposeFunction('noteTransition', (travelled: boolean) => transitions.push(travelled))
      await page.addInitScript(() =>
        addEventListener('pagereveal', ({ viewTransition }) =>
          Reflect.get(globalThis, 'noteTransition')(viewTransition !== null),
        ),
      )
      const goOn = async () => {
        transitions.length = 0
        await page.goto(site.origin + path)
        await page.locator('.hero').getByRole('textbox').fill('maison-lemaire.fr')
        const cited = page.locator('.cited')
        await expect.poll(() => cited.locator('b').innerText()).toBe('maison-lemaire.fr')
        expect(await nameInTransitions(cited)).toBe('slip')

        await page.locator('.hero').getByRole('textbox').press('Enter')
        const slip = page.locator('.site-slip')
        expect(await slip.locator('b').innerText()).toBe('maison-lemaire.fr')
        expect(await nameInTransitions(slip)).toBe('slip')
        expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(heading)
        await expect.poll(() => transitions.length).toBe(2)
        return transitions[1]
      }
      // A browser gives up a transition for which a busy machine takes more than four seconds.
      await expect.poll(goOn, { timeout: 200_000 }).toBe(travels)
    },
  )
})

function nameInTransitions(part: Locator): Promise<string> {
  return part.evaluate(element => getComputedStyle(element).viewTransitionName)
}

test.each(['light', 'dark'] as const)(
  'in %s, words are legible before the highlight reaches them, while it does and after',
  async colorScheme => {
    const { page } = await newVisitor(browser, {
      colorScheme,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'no-preference',
    })
    await page.goto(site.origin)
    await page.evaluate(() => document.fonts.ready)
    for (const moment of [0, 300, 375, 450, 10_000]) {
      await drawHighlight(page, moment)
      for (const part of ['first', 'last'] as const) {
        expect(await contrast(page, part), `the ${part} words at ${moment} ms`).toBeGreaterThan(4.5)
      }
    }
  },
)

/** Restarts the animation of the highlight, and stops it at this many milliseconds. */
function drawHighlight(page: Page, moment: number): Promise<void> {
  return page.locator('.sheet mark').evaluate((mark: HTMLElement, currentTime) => {
    mark.style.animation = 'none'
    mark.getBoundingClientRect()
    mark.style.animation = ''
    for (const animation of mark.getAnimations()) {
      animation.pause()
      animation.currentTime = currentTime
    }
  }, moment)
}

/** The contrast by WCAG 2 between the lightest and the darkest pixel in a fifth of the first highlighted line. */
async function contrast(page: Page, part: 'first' | 'last'): Promise<number> {
  const line = await page.locator('.sheet mark').evaluate(mark => {
    const { x, y, width, height } = mark.getClientRects()[0] ?? mark.getBoundingClientRect()
    return { x, y, width, height }
  })
  const width = line.width / 5
  const clip = { ...line, width, x: part === 'first' ? line.x : line.x + line.width - width }
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const luminances = Array.from({ length: info.width * info.height }, (_, pixel) =>
    luminance(data.subarray(pixel * info.channels)),
  )
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

function luminance([red = 0, green = 0, blue = 0]: Uint8Array): number {
  const linear = (channel: number) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
