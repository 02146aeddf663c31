import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOnly, RunOptions } from 'axe-core'
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core'
import { onTestFinished, TestRunner, vi } from 'vitest'
import { findChromium } from '../../bin/chromium.ts'

/**
 * A headless Chromium that keeps quiet: no background traffic of its own. A user agent given here is also that
 * of what a page sends as it is left, where one given to a context is not.
 */
export function openBrowser(userAgent?: string): Promise<Browser> {
  const { executablePath, args } = launchOptions()
  return chromium.launch({
    executablePath,
    args: [...args, ...(userAgent ? [`--user-agent=${userAgent}`] : [])],
  })
}

/** How the browsers of the tests are started. */
export function launchOptions() {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // A page lives for seconds here: a process for its graphics, and code compiled for speed, cost more than they give.
      '--in-process-gpu',
      '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // Pages stay on this machine: every other name is unknown to them.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  }
}

/** A page, what it complained about, and what it asked the server for. */
export interface Visitor {
  readonly page: Page
  /** Errors, content security policy violations and requests that would have left this machine. */
  readonly complaints: readonly string[]
  /** Addresses requested, in order. */
  readonly requests: readonly string[]
}

/**
 * Opens an empty page in a context of its own, which closes with the test that opened it, or else with the
 * browser. Requests that would leave this machine are refused. Nothing moves unless a test asks for it: what
 * is drawn sixty times a second costs more than the test.
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
  const page = await context.newPage()
  // Generous, because tests wait for facts: a loaded machine is slow, not wrong.
  page.setDefaultTimeout(90_000)
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

/** Has a page that is open drawn in these colours and at this width. */
export async function look({ page }: Visitor, colorScheme: 'light' | 'dark', width: number): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 900 })
}

/** What `settled` must know of a page. */
const traits = new WeakMap<
  Page,
  { readonly unanswered: ReadonlySet<Request>; readonly runsScripts: boolean }
>()

/** Waits until a page has nothing left to do: its requests are answered, and its browser is idle. */
export async function settled(page: Page): Promise<void> {
  const { unanswered, runsScripts } = traits.get(page) ?? { unanswered: new Set(), runsScripts: true }
  do {
    // Where scripts are off, nothing that waits for an idle browser is ever called.
    if (runsScripts) await idle(page)
    await vi.waitUntil(() => unanswered.size === 0, { timeout: 60_000 })
  } while (await page.evaluate(() => document.readyState !== 'complete'))
}

/** A page that draws nothing may be given no idle period: after 200 ms it counts as idle all the same. */
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2 AA, the RGAA and good practice that a page, or a part of it, breaks: one line each. */
export function accessibilityViolations(page: Page, part = 'html'): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'RGAAv4']
  return violations(page, part, { type: 'tag', values: tags })
}

/** Of these rules, those that a change of colours or of width alone may break. */
export function violationsOfLooks(page: Page): Promise<string[]> {
  return violations(page, 'html', { type: 'rule', values: ['color-contrast', 'target-size'] })
}

async function violations(page: Page, part: string, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe)
  // The style sheets would be read again for one rule, which is experimental and not among these.
  const options: RunOptions = { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } }
  const { violations }: AxeResults = await page.evaluate(
    // `axe` is the global that the script above has added.
    ([part, options]) => (globalThis as unknown as { axe: Axe }).axe.run(part, options),
    [part, options] as const,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/**
 * The same for a page without JavaScript, in which no rule could run: its markup is checked in another
 * page, which has no script of ours.
 */
export async function violationsWithoutScript(browser: Browser, page: Page): Promise<string[]> {
  const body = await page.content()
  const { page: copy } = await newVisitor(browser, { viewport: page.viewportSize() })
  await copy.route('**/*.js', route => route.abort())
  await copy.route(page.url(), route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await copy.goto(page.url())
  return accessibilityViolations(copy)
}

/** How far the content of a page is wider than its window, in pixels: 0 when nothing overflows. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
