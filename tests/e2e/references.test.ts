import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { everyRoute } from '#site/every-route.ts'
import { newVisitor } from '../support/browser.ts'
import { attribute, builtPage, elementsIn } from '../support/built-page.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

const path = '/en/definition-generative-engine-optimization'
const work = 'The Birth of Answer Engine Optimization'

let page: Page
const mark = () => page.locator('.ref a[href="#source-2"]').first()
const slip = () => page.locator('.slip:popover-open')
const lit = () => page.locator('.margin .is-lit')

describe('beside a margin, a reference mark', () => {
  beforeEach(async () => {
    page = (await newVisitor(browser, { viewport: { width: 1440, height: 900 } })).page
    await page.goto(site.origin + path)
  })

  test('highlights its note and draws a line to it while it is pointed at, and opens no popover', async () => {
    await mark().scrollIntoViewIfNeeded()
    await mark().hover()
    await lit().locator('cite').getByText(work).waitFor()
    expect(await slip().count()).toBe(0)
    const [from, to, thread] = await boxes(mark(), lit(), page.locator('.reference-thread path'))
    expect(thread.x).toBeLessThan(from.x + from.width)
    expect(to.x - (thread.x + thread.width)).toBeLessThan(12)

    await page.getByRole('heading', { level: 1 }).hover()
    await lit().waitFor({ state: 'detached' })
    expect(await page.locator('.reference-thread').count()).toBe(0)
  })

  test('does the same with the keyboard, at the cost of one tab stop', async () => {
    await page.locator('#confusions a').first().focus()
    await page.keyboard.press('Tab')
    await lit().locator('cite').getByText(work).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#source-2')
    await page.keyboard.press('Escape')
    await lit().waitFor({ state: 'detached' })
  })

  test('keeps its note lit once clicked, without moving the page, until something else is clicked', async () => {
    await mark().scrollIntoViewIfNeeded()
    await mark().hover()
    await lit().waitFor()
    const top = await page.evaluate(() => scrollY)
    await mark().click()
    await page.mouse.move(4, 400)
    await lit().locator('cite').getByText(work).waitFor()
    expect(await page.evaluate(() => [scrollY, location.hash])).toEqual([top, ''])

    await page.mouse.click(4, 400)
    await lit().waitFor({ state: 'detached' })
  })

  test('leads by a second click to the list of sources, which leads back to it', async () => {
    await mark().scrollIntoViewIfNeeded()
    await mark().click()
    await lit().waitFor()
    await mark().click()
    await page.waitForURL('**#source-2')
    await page.locator('#source-2 .source-references a').first().click()
    await page.waitForURL('**#reference-2-1')
  })
})

test('where its note is out of view, a mark opens a popover beside it, until Escape', async () => {
  page = (await newVisitor(browser, { viewport: { width: 800, height: 900 } })).page
  await page.goto(site.origin + path)
  await page.locator('#confusions a').first().focus()
  await page.keyboard.press('Tab')
  await slip().getByText(work).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.slip') !== null)).toBe(true)
  await page.keyboard.press('Escape')
  await slip().waitFor({ state: 'detached' })
})

test('on a touch screen, a tap on a mark opens its popover; a second tap leads to the list of sources', async () => {
  page = (await newVisitor(browser, { viewport: { width: 390, height: 844 }, hasTouch: true })).page
  await page.goto(site.origin + path)
  await mark().tap()
  await slip().getByText(work).waitFor()
  expect(new URL(page.url()).hash).toBe('')
  expect(await slip().getByRole('link').first().getAttribute('href')).toMatch(/^https:/)
  await mark().tap()
  await page.waitForURL('**#source-2')
})

test('every mark has a target of 24 by 24 pixels of its own', async () => {
  page = (await newVisitor(browser, { viewport: { width: 390, height: 844 } })).page
  await page.goto(`${site.origin}/en/geo-statistics-2025`)
  await page.locator('.ref a').first().waitFor()
  await unfoldText(page)
  const { count, missed } = await page.evaluate(() => {
    const marks = [...document.querySelectorAll('main .ref a')]
    const missed = marks.filter(mark => {
      mark.scrollIntoView({ block: 'center' })
      const { left, top, width, height } = mark.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const corners = [-11.5, 11.5].flatMap(dx => [-11.5, 11.5].map(dy => [x + dx, y + dy] as const))
      return !corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest('a') === mark)
    })
    return { count: marks.length, missed: missed.map(mark => mark.parentElement?.id) }
  })
  expect(count).toBeGreaterThan(20)
  expect(missed).toEqual([])
})

/** All text: what a margin unfolds goes on below its notes. */
function unfoldText(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details:not(.margin *)'))
      folded.setAttribute('open', '')
  })
}

/** The width of a phone, and those from which a margin is wide enough for more characters in a line. */
const widths = [390, 960, 1200, 1440]

test.each(languages)(
  'in %s, no note runs into another, into its section or into what follows it, on any page',
  { timeout: 240_000 },
  async language => {
    page = (await newVisitor(browser)).page
    const paths = everyRoute.map(route => route[language]).filter(hasNotes)
    const seen: Record<number, number> = {}
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(site.origin + path)
      await unfoldText(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        const notes = await page.evaluate(placesOfNotes)
        seen[width] = (seen[width] ?? 0) + notes.length
        faults.push(
          ...notes.flatMap(({ id, fault }) => (fault ? [`${path} at ${width}, ${id}: ${fault}`] : [])),
        )
      }
    }
    expect(faults).toEqual([])
    expect(paths.length).toBeGreaterThan(25)
    for (const width of widths) expect(seen[width]).toBeGreaterThan(150)
  },
)

test('in a margin with notes, each mark beside it has its note, and each note its mark', () => {
  const paths = everyRoute.flatMap(({ fr, en }) => [fr, en]).filter(hasNotes)
  const sections = paths.flatMap(path => sectionsWithNotes(path).map(calls => ({ path, ...calls })))
  expect(sections.length).toBeGreaterThan(150)
  expect(sections.filter(({ marks, notes }) => marks.join() !== notes.join())).toEqual([])
})

/** The sources that each section with notes calls, and those that its margin names. */
function sectionsWithNotes(path: string) {
  return builtPage(path)
    .all('section')
    .filter(section => /\b(?:section|chapter-block|clause)(?: |$)/u.test(attribute(section, 'class') ?? ''))
    .map(section => ({ marks: calledIn(section, 'href'), notes: calledIn(section, 'data-note') }))
    .filter(({ notes }) => notes.length > 0)
}

function calledIn(section: Parameters<typeof elementsIn>[0], name: string): readonly string[] {
  const values = elementsIn(section).flatMap(element => attribute(element, name) ?? [])
  return [...new Set(values.filter(value => value.startsWith('#source-')))].toSorted()
}

function hasNotes(path: string): boolean {
  return builtPage(path)
    .all('p')
    .some(({ attrs }) => attrs.some(({ name }) => name === 'data-note'))
}

/** Each note beside or below a text, and what is wrong with its place. */
function placesOfNotes(): readonly { readonly id: string; readonly fault: string }[] {
  const least = 32
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const isSeen = (element: Element) => boxOf(element).height > 0
  const following = (element: Element): Element | undefined => {
    for (let at: Element | null = element; at; at = at.parentElement)
      for (let next = at.nextElementSibling; next; next = next.nextElementSibling)
        if (isSeen(next)) return next
    return undefined
  }
  /** Notes below a wide table stand beside each other. */
  const overlap = (a: DOMRect, b: DOMRect) =>
    a.top < b.bottom && b.top < a.bottom && a.left < b.right && b.left < a.right
  const faultOf = (note: Element, before: readonly Element[]): string => {
    const { top, bottom } = boxOf(note)
    const section = note.closest('.section, .chapter-block, .clause')
    const next = section && following(section)
    if (before.some(other => overlap(boxOf(other), boxOf(note)))) return 'it overlaps another note'
    if (section && boxOf(section).bottom < bottom) return 'it leaves its section'
    if (next && boxOf(next).top - bottom < least)
      return `${boxOf(next).top - bottom} pixels above what follows`
    const text = note.parentElement?.previousElementSibling
    const isBelow = innerWidth < 960 && before.length === 0 && text
    return isBelow && top - boxOf(text).bottom < least - 1 ? 'it sticks to the text above it' : ''
  }
  return [...document.querySelectorAll(':is(.section, .chapter-block, .clause) > .margin')].flatMap(
    margin => {
      const notes = [...margin.querySelectorAll('.note-twin')].filter(isSeen)
      return notes.map((note, index) => ({
        id: note.getAttribute('data-note') ?? '',
        fault: faultOf(note, notes.slice(0, index)),
      }))
    },
  )
}

interface Box {
  readonly x: number
  readonly width: number
}

async function boxes(...parts: ReturnType<typeof mark>[]): Promise<[Box, Box, Box]> {
  const [first, second, third] = await Promise.all(parts.map(part => part.boundingBox()))
  if (!first || !second || !third) throw new Error('A mark, its note or its thread is not drawn.')
  return [first, second, third]
}
