import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { consentCookie, consentPaths } from '#contracts/consent.ts'
import { type Language, languageOfPath } from '#contracts/languages.ts'
import { homePaths } from '#contracts/paths.ts'
import { checkRoute, pathsOf, routes } from '#site/routes.ts'
import {
  accessibilityViolations,
  comeAnew,
  look,
  newVisitor,
  painted,
  settled,
  type Visitor,
  violationsOfLooks,
  violationsOfShown,
} from './browser.ts'
import { keepCookie, refusedCookie } from './consent.ts'
import { testLooks } from './looks.ts'
import { browser, shareSiteInBrowser, site } from './site-in-browser.ts'

/** The promises of every page of the site. One file tests one language, since files share the cores. */
export function testEveryPage(language: Language): void {
  shareSiteInBrowser()

  const nowhere = { fr: '/nowhere', en: '/en/nowhere' }[language]
  // The pages of checks are one page with other words: two stand for all. So are those of engines: those that stand
  // for them have between them each kind of picture and of opening.
  const ofChecks = ['definition-first', 'search-agents-allowed'].map(checkRoute)
  const ofEngines = ['engine-google', 'engine-grok', 'engine-copilot', 'engine-claude']
  const written = routes.filter(({ id }) => !id.startsWith('engine-') || ofEngines.includes(id))
  const pages = [...written, ...ofChecks].flatMap(pathsOf).filter(path => languageOfPath(path) === language)

  let visitor: Visitor
  let unscripted: Page
  let onSlowLine: Page
  const methods = new Set<string>()

  beforeAll(async () => {
    const viewport = { width: 1440, height: 900 }
    visitor = await newVisitor(browser, { viewport })
    visitor.page.on('request', request => methods.add(request.method()))
    await recordShifts(visitor.page)
    onSlowLine = (await newVisitor(browser, { viewport, bypassCSP: true })).page
    await recordShifts(onSlowLine)
    unscripted = (await newVisitor(browser, { viewport, javaScriptEnabled: false })).page
  })

  describe.each([...pages, consentPaths[language], nowhere])('the page at %s', path => {
    let shiftsWhenWide: readonly string[]
    beforeAll(async () => {
      methods.clear()
      await look(visitor, 'light', 1440)
      await comeAnew(visitor, site.origin + path)
      await settled(visitor.page)
      shiftsWhenWide = await shiftsOf(visitor.page)
    })

    test('loads no React before it is used', () => {
      expect(visitor.requests.filter(url => /\/(?:client|react)[^/]*\.js/i.test(url))).toEqual([])
    })

    testLooks(() => visitor)

    test('says no less without JavaScript', async () => {
      await unscripted.goto(site.origin + path)
      const said = await lines(unscripted)
      await visitor.page.setViewportSize({ width: 1440, height: 900 })
      const withScript = await lines(visitor.page)
      expect(withScript.join('').length).toBeGreaterThan(80)
      expect(withScript.filter(line => !said.includes(line))).toEqual([])
    })

    // The layout of both languages is one.
    test.runIf(language === 'fr')('stands still however slowly its first window arrives', async () => {
      await onSlowLine.goto(site.origin + path)
      expect(await shiftsInPieces(onSlowLine)).toEqual([])
    })

    test('stores nothing before a choice, nothing but the choice after a refusal, loads only its own files, breaks no policy, and stands still while it loads', async () => {
      const { page, complaints, requests } = visitor
      await settled(page)
      expect(await stored(page)).toEqual({ ...nothing, cookies: [], local: [] })
      await keepCookie(page, refusedCookie())
      expect(await shiftsAsFontsCome(page)).toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await page.reload()
      await settled(page)
      expect({ wide: shiftsWhenWide, narrow: await shiftsOf(page) }).toEqual({ wide: [], narrow: [] })
      expect(await shiftsAsFontsCome(page)).toEqual([])
      expect(await stored(page)).toEqual({
        ...nothing,
        cookies: [consentCookie],
        local: ['ai-training-consent'],
      })
      expect(requests.filter(url => !url.startsWith(site.origin) || url.includes('/rest/'))).toEqual([])
      expect(methods).toEqual(new Set(['GET']))
      // Browsers report a 404 in the console.
      expect(complaints.filter(line => path !== nowhere || !/404/.test(line))).toEqual([])
    })
  })

  test('a page that its fonts move would be seen', async () => {
    const { page } = visitor
    await look(visitor, 'light', 1440)
    await comeAnew(visitor, site.origin + homePaths[language])
    await settled(page)
    await page.evaluate(() => {
      const text = document.createElement('p')
      text.textContent = 'ill '.repeat(400)
      text.style.fontFamily = 'Hanken, monospace'
      document.querySelector('main')?.prepend(text)
    })
    expect(await shiftsAsFontsCome(page)).not.toEqual([])
  })

  test('a page that does not stand still would be seen', async () => {
    const { page } = visitor
    await comeAnew(visitor, site.origin + homePaths[language])
    await painted(page)
    await page.evaluate(() => {
      const block = document.createElement('div')
      block.style.height = '300px'
      document.body.prepend(block)
    })
    await expect.poll(() => shiftsOf(page)).not.toEqual([])
  })

  test('a page that waits for its end to find its place would be seen', async () => {
    await onSlowLine.goto(site.origin + homePaths[language])
    expect(await shiftsInPieces(onSlowLine, 'h1:not(:has(+ *)) { padding-top: 400px }')).not.toEqual([])
  })

  test('a text of too little contrast would be seen, on a page that was judged before', async () => {
    const { page } = visitor
    // What one language has judged is not judged again in the other: each has a grey of its own.
    const light = { fr: 'rgb(140 140 140 / 40%)', en: 'rgb(141 141 141 / 40%)' }[language]
    const grey = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((text: HTMLElement, light) => text.style.setProperty('color', light), light)
    await look(visitor, 'dark', 1440)
    await comeAnew(visitor, site.origin + homePaths[language])
    await accessibilityViolations(page)
    expect(await violationsOfLooks(page)).toEqual([])
    await grey('footer a')
    expect(await violationsOfLooks(page)).toEqual([expect.stringMatching(/^color-contrast: /)])
    await look(visitor, 'light', 1440)
    await grey('h1')
    expect(await accessibilityViolations(page)).toEqual([expect.stringMatching(/^color-contrast: .*\bspan/)])
  })

  test('a fault of what only a phone shows would be seen, on a page that was judged in a wide window', async () => {
    const { page } = visitor
    await look(visitor, 'light', 1440)
    await comeAnew(visitor, site.origin + homePaths[language])
    await page.evaluate(() => {
      const button = document.createElement('button')
      button.hidden = true
      document.querySelector('main')?.append(button)
    })
    expect(await accessibilityViolations(page)).toEqual([])
    await look(visitor, 'dark', 390)
    await page.evaluate(() => document.querySelector('main > button')?.removeAttribute('hidden'))
    expect(await violationsOfShown(page)).toEqual([expect.stringMatching(/^button-name: /)])
  })

  test(`${nowhere} answers 404, in its language, with the way home`, async () => {
    const { page } = await newVisitor(browser)
    const said: string[] = []
    page.on('console', message => said.push(message.text()))
    const answer = await page.goto(site.origin + nowhere)
    expect(answer?.status()).toBe(404)
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('404')
    const home = page.getByRole('main').locator(`a[href="${homePaths[language]}"]`)
    expect(await home.count()).toBeGreaterThan(0)
    await expect.poll(() => said.join('\n')).toContain(nowhere)
  })
}

const nothing = { session: [], databases: [], caches: [] }

/**
 * Keeps what moves on the pages that are opened from now on, but for what is too little to be seen.
 */
async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    ;(globalThis as Recording).shifts = shifts
    new PerformanceObserver(seen => {
      for (const { value, sources } of seen.getEntries() as unknown as readonly LayoutShift[])
        if (value > 0.03) shifts.push(`${value.toFixed(3)} ${sources.map(nameOf).join(' ')}`)
    }).observe({ type: 'layout-shift', buffered: true })
    const nameOf = ({ node }: LayoutShift['sources'][number]) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.nodeName ?? '?')
  })
}

/** What moved on a page while nobody had touched it, as « 0.12 main », since it was opened. */
function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (globalThis as Recording).shifts ?? [])
}

/**
 * What moves by more than Core Web Vitals call good when a page was first drawn in fonts of the visitor's. It is
 * looked at backwards, which moves as much and waits for nothing: the page, drawn, loses its own.
 */
async function shiftsAsFontsCome(page: Page): Promise<readonly string[]> {
  const lost = await page.evaluate(async () => {
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    await drawn()
    ;(globalThis as Recording).shifts?.splice(0)
    let lost = 0
    for (const { cssRules: rules } of document.styleSheets)
      for (const [index, rule] of [...rules].entries().toArray().reverse())
        if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('src').startsWith('url')) {
          rule.parentStyleSheet?.deleteRule(index)
          lost += 1
        }
    await drawn()
    await drawn()
    return lost
  })
  expect(lost).toBeGreaterThan(3)
  return (await shiftsOf(page)).filter(shift => Number.parseFloat(shift) > 0.1)
}

/**
 * What moves in the first window of a page, which is open in full, when it comes piece by piece: up to the end of a
 * block each time, and drawn before the next. Of twice the height of the window, no more is sent.
 * @param style rules to send with it.
 */
function shiftsInPieces(page: Page, style = ''): Promise<readonly string[]> {
  return page.evaluate(async style => {
    const recording = globalThis as Recording
    const drawn = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    const html = (await (await fetch(location.href)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, '')
    const [head = '', main = ''] = html.split(/(?=<main)/, 2)
    document.open()
    document.write(head, `<style>${style}</style>`)
    // The styles and fonts are in the cache: the page has just been open.
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    await Promise.all(
      styles.map(link => link.sheet ?? new Promise(resolve => link.addEventListener('load', resolve))),
    )
    await document.fonts.ready
    await drawn()
    recording.shifts?.splice(0)
    for (const piece of main.split(
      /(?<=<\/(?:p|h[1-4]|[duo]l|d[dt]|li|div|section|table|tr|aside|header|figure|svg)>)/,
    )) {
      if (document.documentElement.scrollHeight > 2 * innerHeight) break
      document.write(piece)
      await drawn()
    }
    document.close()
    await drawn()
    return recording.shifts ?? []
  }, style)
}

type Recording = typeof globalThis & { shifts?: string[] }

/** An entry that TypeScript does not know. */
interface LayoutShift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Everything that a page may have stored in the browser, by kind of storage. */
async function stored(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const stores = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    // Not defined where the page is not in a secure context.
    caches: await caches.keys(),
  }))
  return { cookies, ...stores }
}

/** The text of a page by lines, without the parts that need a script, such as buttons. */
function lines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    for (const part of main?.querySelectorAll('button, [data-needs-script]') ?? []) part.remove()
    return (main?.innerText ?? '').split('\n').filter(line => line.trim() !== '')
  })
}
