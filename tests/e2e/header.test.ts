import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { menuRoutes } from '#site/routes.ts'
import { newVisitor } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

const wide = { viewport: { width: 1440, height: 900 } }
const narrow = { viewport: { width: 390, height: 844 } }

async function open(path: string, options: Parameters<typeof newVisitor>[1] = wide): Promise<Page> {
  const { page } = await newVisitor(browser, options)
  await page.goto(site.origin + path)
  return page
}

function submenu(page: Page, name: string) {
  const button = page.locator('header').getByRole('button', { name, exact: true })
  const list = page.locator('header ul').filter({ visible: true })
  return { button, list }
}

describe.each([true, false])('the submenus, JavaScript %s', javaScriptEnabled => {
  test('one opens at a time, and an outside click closes it', async () => {
    const page = await open('/', { ...wide, javaScriptEnabled })
    const [agency, about] = [submenu(page, 'Agence'), submenu(page, 'Comprendre le GEO')]
    await agency.button.click()
    expect(await agency.list.count()).toBe(1)
    await about.button.click()
    expect(await about.list.count()).toBe(1)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await agency.list.count()).toBe(0)
  })

  test('Enter opens one, Tab goes into it, Escape closes it and gives the focus back', async () => {
    const page = await open('/', { ...wide, javaScriptEnabled })
    const { button, list } = submenu(page, 'Agence')
    await button.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const focused = list.locator('a:focus')
    expect(await focused.count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await list.count()).toBe(0)
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('assistive technology is told whether one is open', async () => {
    const page = await open('/', { ...wide, javaScriptEnabled })
    const { button } = submenu(page, 'Agence')
    expect(await expanded(page, 'Agence')).toBe(false)
    await button.click()
    expect(await expanded(page, 'Agence')).toBe(true)
  })

  test('a link leads to its page, where no menu is open', async () => {
    const page = await open('/', { ...wide, javaScriptEnabled })
    const { button, list } = submenu(page, 'Agence')
    await button.click()
    await list.getByRole('link', { name: 'Contact' }).click()
    await page.waitForURL('**/agency/contact')
    expect(await list.count()).toBe(0)
    await page.goBack()
    expect(await list.count()).toBe(0)
  })
})

/** The expanded state of a button in the accessibility tree. */
async function expanded(page: Page, name: string): Promise<boolean | undefined> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const button = nodes.find(node => node.role?.value === 'button' && node.name?.value === name)
  return button?.properties?.find(property => property.name === 'expanded')?.value.value
}

describe('the narrow menu', () => {
  test('slides in from the right, keeps the focus inside, and returns it when it closes', async () => {
    const page = await open('/', narrow)
    const opener = page.locator('header').getByRole('button', { name: 'Menu', exact: true })
    await opener.click()
    const panel = page.getByRole('dialog')
    await panel.waitFor()
    await expect
      .poll(async () => {
        const box = await panel.boundingBox()
        return Math.round((box?.x ?? 0) + (box?.width ?? 0))
      })
      .toBe(390)
    expect(await panel.evaluate(element => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('leads to every page of the menus', async () => {
    const page = await open('/en', narrow)
    await page.locator('header').getByRole('button', { name: 'Menu', exact: true }).click()
    const links = await page
      .getByRole('dialog')
      .getByRole('link')
      .evaluateAll(all => all.map(link => link.getAttribute('href')))
    const expected = (['about', 'agency', 'blog'] as const).flatMap(menu =>
      menuRoutes(menu).map(route => route.en),
    )
    expect(links).toEqual(expect.arrayContaining(expected))
  })

  test('opens without JavaScript', async () => {
    const page = await open('/', { ...narrow, javaScriptEnabled: false })
    await page.locator('header').getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('dialog').waitFor()
  })
})

describe.each([390, 320])('in a window of %i px, the header', width => {
  test.each([
    { path: '/', audit: 'Audit gratuit' },
    { path: '/en', audit: 'Free audit' },
  ])('at $path leads to the audit without the menu, and its controls stand apart', async row => {
    const page = await open(row.path, { viewport: { width, height: 844 } })
    const header = page.locator('.header-row')
    const controls = [
      header.locator('a[data-language-switch]'),
      header.getByRole('link', { name: row.audit, exact: true }),
      header.getByRole('button', { name: 'Menu', exact: true }),
    ]
    const boxes = await Promise.all(controls.map(control => control.boundingBox()))
    const [language, audit, menu] = boxes
    for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(rightOf(language)).toBeLessThanOrEqual(audit?.x ?? 0)
    expect(rightOf(audit)).toBeLessThanOrEqual(menu?.x ?? 0)
    expect(rightOf(menu)).toBeLessThanOrEqual(width)
    await controls[1]?.click()
    await page.waitForURL('**/tools/free-geo-audit')
  })
})

function rightOf(box: Awaited<ReturnType<Locator['boundingBox']>> | undefined): number {
  return box ? Math.floor(box.x + box.width) : Number.NaN
}

test('the header is underlined once the page has been scrolled by more than 20 px', async () => {
  const page = await open('/')
  const shadow = () => page.locator('.header').evaluate(header => getComputedStyle(header).boxShadow)
  const atRest = await shadow()
  await scrollTo(page, 20)
  expect(await shadow()).toBe(atRest)
  await scrollTo(page, 21)
  await expect.poll(shadow).not.toBe(atRest)
})

test('after a choice in the banner, the first Tab reaches a link that skips to the content', async () => {
  const page = await open('/')
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await page.locator('section.consent').waitFor({ state: 'hidden' })
  await page.reload()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/#main')
  await page.keyboard.press('Tab')
  expect(await page.getByRole('main').evaluate(main => main.contains(document.activeElement))).toBe(true)
})

test('a page opens at its top, wherever the previous one was scrolled to', async () => {
  const page = await open('/')
  await page.mouse.wheel(0, 2000)
  await page.locator('header').getByRole('link', { name: 'Audit gratuit' }).first().click()
  await page.waitForURL('**/tools/free-geo-audit')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** Resolves after the page's own listener, which was added earlier, has run. */
function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate(
    top =>
      new Promise<void>(resolve => {
        addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    top,
  )
}
