import { appendFileSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'
import { inject, onTestFinished, TestRunner, vi } from 'vitest'
import { findChromium } from '../../bin/chromium.ts'
import { markShown, markUnseen, rememberShown, type Unseen } from './seen-looks.ts'

/**
 * A headless Chromium without background traffic. A user agent given here is also sent by requests made
 * while a page is left, unlike one given to a context.
 */
export function openBrowser(userAgent?: string): Promise<Browser> {
  const { executablePath, args } = launchOptions()
  return chromium.launch({
    executablePath,
    args: [...args, ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
  })
}

export function launchOptions() {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Pages live for seconds here: a process for graphics and optimised code cost more than they save.
      '--in-process-gpu',
      '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Every name but this machine's is unknown to pages.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  }
}

export interface Visitor {
  readonly page: Page
  /** Errors, content security policy violations and requests that would have left this machine. */
  readonly complaints: string[]
  /** Addresses requested, in order. */
  readonly requests: string[]
}

/**
 * Opens an empty page in a context of its own, which closes with the test that opened it, or else with the
 * browser. Requests that would leave this machine are refused. Animations are off unless a test asks for
 * them: drawing sixty times a second costs more than the test.
 */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce', ...options })
  if (TestRunner.getCurrentTest()) onTestFinished(() => context.close())
  const complaints: string[] = []
  const requests: string[] = []
  const unanswered = new Set<Request>()
  context.on('requestfailed', request => {
    if (!isLocal(request.url())) complaints.push(`The page tried to reach ${request.url()}.`)
  })
  // Generous, because a loaded machine is slow, not wrong; and for each page that a test opens in it.
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  page.on('request', request => {
    requests.push(request.url())
    unanswered.add(request)
  })
  page.on('requestfinished', request => void unanswered.delete(request))
  page.on('requestfailed', request => void unanswered.delete(request))
  traits.set(page, { unanswered, runsScripts: options.javaScriptEnabled !== false })
  page.on('pageerror', error => complaints.push(String(error)))
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return { page, complaints, requests }
}

/**
 * Brings a visitor to an address as somebody who has been nowhere yet, but for the files that their browser
 * keeps: to open another context takes twice as long as to load a page.
 */
export async function comeAnew({ page, complaints, requests }: Visitor, address: string): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
  await page.context().clearCookies()
  await evenIfItReloads(page, () => page.evaluate(forget))
  await evenIfItReloads(page, () => {
    complaints.length = 0
    requests.length = 0
    return page.goto(address)
  })
}

/**
 * The page of an audit reloads itself once, perhaps at this moment, which ends what was begun: it is then begun
 * again.
 */
async function evenIfItReloads(page: Page, work: () => Promise<unknown>): Promise<void> {
  await work().catch(async () => {
    await page.waitForLoadState()
    await work()
  })
}

function forget(): void {
  // An empty page, or that of a server which is gone, has no storage.
  if (origin === 'null') return
  localStorage.clear()
  sessionStorage.clear()
}

/** Redraws an open page in these colours and at this width. */
export async function look(
  { page }: Visitor,
  colorScheme: 'light' | 'dark',
  width: number,
  height = 900,
): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height })
}

const traits = new WeakMap<
  Page,
  { readonly unanswered: ReadonlySet<Request>; readonly runsScripts: boolean }
>()

/** Waits until the requests of a page are answered and its browser is idle: what was answered has run. */
export async function settled(page: Page): Promise<void> {
  const { unanswered, runsScripts } = traits.get(page) ?? { unanswered: new Set(), runsScripts: true }
  do {
    await vi.waitUntil(() => unanswered.size === 0, { timeout: 60_000 })
    // Without scripts, the callback of an idle browser is never called.
    if (runsScripts) await idle(page)
  } while (unanswered.size > 0 || (await page.evaluate(() => document.readyState !== 'complete')))
}

/** A page that draws nothing may get no idle period: after 200 ms it counts as idle anyway. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>(resolve => requestIdleCallback(() => resolve(), { timeout: 200 })),
  )
}

function isLocal(url: string): boolean {
  return /^(?:localhost|127\.0\.0\.1)$/.test(new URL(url).hostname)
}

interface Axe {
  run(part: string, options: RunOptions): Promise<AxeResults>
}

const allRules: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4'],
}
const shown = 'data-shown'
const unseen = 'data-unseen'
const axe = `
  ${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')}
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[${unseen}]' }] })`

/**
 * The rules of WCAG 2.2 AA, the RGAA and good practice that a page, or a part of it, violates: one line each. To
 * judge every contrast is most of the work of all rules: a text that is drawn as one of its kind was before, on
 * this page or another of the run, is not judged again.
 */
export async function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  await markNew(page, part)
  await page.evaluate(rememberShown)
  return violations(page, part, allRules)
}

/**
 * The same for a page that was judged in another window: what that did not show is judged by all rules, and the
 * whole by those of looks. Where a heading is gone, the whole is judged anew.
 */
export async function violationsOfShown(page: Page): Promise<string[]> {
  const { areNew, isHeadingGone } = await page.evaluate(markShown, shown)
  if (isHeadingGone) return accessibilityViolations(page)
  const ofNew = areNew ? await violations(page, `[${shown}]`, allRules) : []
  return [...ofNew, ...(await violationsOfLooks(page))]
}

/** The violations that a change of colours or width alone may cause. */
export async function violationsOfLooks(page: Page): Promise<string[]> {
  const { looks, haveTargetsMoved } = await markNew(page, 'html')
  const rules = [
    ...(looks.length > 0 ? ['color-contrast'] : []),
    ...(haveTargetsMoved ? ['target-size'] : []),
  ]
  return rules.length > 0 ? violations(page, 'html', { type: 'rule', values: rules }) : []
}

/**
 * Marks the texts that are still to be judged, which then counts as done for all files of the run. A page that a click
 * led to may not be all there yet.
 */
async function markNew(page: Page, part: string): Promise<Unseen> {
  await page.waitForLoadState()
  const known = readFileSync(inject('judged'), 'utf8')
  const found = await page.evaluate(markUnseen, { attribute: unseen, part, known })
  appendFileSync(inject('judged'), found.looks.map(look => `${look}\n`).join(''))
  return found
}

async function violations(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  // Otherwise the style sheets are loaded again for one experimental rule, which is not among these.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } }
  const { violations }: AxeResults = await page.evaluate(
    // `axe` is the global that the script above adds.
    ([part, options]) => (globalThis as unknown as { axe: Axe }).axe.run(part, options),
    [part, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** The same for a page without JavaScript, in which no rule can run: its markup is checked in another page. */
export async function violationsWithoutScript(
  browser: Browser,
  page: Page,
  part?: string,
): Promise<string[]> {
  await page.waitForLoadState()
  const body = await page.content()
  const copy = await pageForCopies(browser)
  await copy.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 })
  await copy.route(page.url(), route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await copy.goto(page.url())
  await copy.unroute(page.url())
  return accessibilityViolations(copy, part)
}

const pagesForCopies = new WeakMap<Browser, Promise<Page>>()

/** One page for all copies: they are checked one after the other. */
function pageForCopies(browser: Browser): Promise<Page> {
  const page = pagesForCopies.get(browser) ?? openPageForCopies(browser)
  pagesForCopies.set(browser, page)
  return page
}

async function openPageForCopies(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'fr-FR', reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  await page.route('**/*.js', route => route.abort())
  return page
}

/** Waits until something of a page has been shown, and its times are known. */
export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

/** What a page says for some seconds stays from now on, however long a busy machine takes to read it. */
export function keepSaying(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(globalThis, { setTimeout: () => 0 }))
}

/** How many pixels the content of a page is wider than its window; 0 when nothing overflows. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
