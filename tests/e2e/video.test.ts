import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { colourSchemes, filmFiles } from '#site/film/film.ts'
import { pathOf } from '#site/routes.ts'
import { VideoBlock } from '#site/views/video/VideoBlock.tsx'
import { newVisitor, settled } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

test.each([
  ['/video-presentation-geo', 'Télécharger le texte', 'La question se déplace', 'Commencer'],
  ['/en/video-presentation-geo', 'Download the text', 'The question moves', 'Getting started'],
])('the whole transcript of %s can be downloaded as text', async (path, download, first, last) => {
  const { page } = await newVisitor(browser)
  await page.goto(site.origin + path)
  const address = await page.getByRole('link', { name: download }).getAttribute('href')
  const answer = await fetch(site.origin + address)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(path)
  expect(text.match(/^\d:\d\d–\d:\d\d {2}/gmu)).toHaveLength(5)
  expect(text).toContain(`0:00–0:15  ${first}\n`)
  expect(text).toContain(`1:15–1:30  ${last}\n`)
})

test('the page is shared by copying its link where the device has no share menu', async () => {
  const { page } = await newVisitor(browser)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.origin}/en/video-presentation-geo`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('the transcript is open at first, and can be hidden', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(`${site.origin}/en/video-presentation-geo`)
  const passage = page.getByText('Your customers no longer search on Google alone.')
  expect(await passage.isVisible()).toBe(true)
  await page.getByText('Hide the transcript').click()
  expect(await passage.isVisible()).toBe(false)
  await page.getByText('Show the transcript').click()
  expect(await passage.isVisible()).toBe(true)
})

test('the film is in the first window of 1366 × 768 px, with its controls', async () => {
  const { page } = await newVisitor(browser, { viewport: { width: 1366, height: 768 } })
  await page.goto(site.origin + pathOf('video', 'fr'))
  const box = await page.locator('.video-stage').boundingBox()
  expect(box?.width).toBeGreaterThan(700)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(768)
})

describe.each(languages)('the film (%s)', language => {
  const path = pathOf('video', language)

  test('is not loaded before it is played, and then plays with its captions', async () => {
    const { page, requests, complaints } = await newVisitor(browser)
    await page.goto(site.origin + path)
    await settled(page)
    expect(requests.filter(isFilm)).toEqual([])
    await play(page)
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
    expect(requests.filter(isFilm)).not.toEqual([])
    expect(await captionsShown(page)).toEqual({ language, first: firstWords[language] })
    expect(complaints).toEqual([])
  })

  test('starts at a chapter that is clicked, and can then be paused with the keyboard', async () => {
    const { page, complaints } = await newVisitor(browser)
    await page.goto(site.origin + path)
    await page.locator('.video-chapters a').nth(2).click()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 30.2)
    expect(await page.evaluate(() => (document.querySelector('video')?.currentTime ?? 0) < 60)).toBe(true)
    await page.keyboard.press('Space')
    await page.waitForFunction(() => document.querySelector('video')?.paused)
    expect(complaints).toEqual([])
  })

  test('starts at a time of its transcript on a phone, which has no other list of chapters', async () => {
    const { page, complaints } = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
    await page.goto(site.origin + path)
    expect(await page.locator('.video-chapters').isVisible()).toBe(false)
    await page.locator('#transcript-30 a').click()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 30.2)
    expect(complaints).toEqual([])
  })

  test('has its controls without JavaScript, and chapters that link to the transcript', async () => {
    const { page } = await newVisitor(browser, { javaScriptEnabled: false })
    await page.goto(site.origin + path)
    expect(await page.locator('picture + video[controls][preload=none]').count()).toBe(1)
    expect(await page.locator('video track[kind=captions]').count()).toBe(2)
    expect(await page.locator('.video-start').isVisible()).toBe(false)
    expect(await page.locator('video').isVisible()).toBe(true)
    await page.locator('.video-chapters a').nth(1).click()
    await page.waitForURL('**#transcript-15')
  })

  test('does not shift the page when its poster or its player loads', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(site.origin + path)
    const heights = () =>
      page.evaluate(() => [document.querySelector('video')?.clientHeight, document.body.clientHeight])
    const before = await heights()
    await play(page)
    await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) === 1920)
    expect(await heights()).toEqual(before)
  })

  test('is 90 seconds of 1920 by 1080 in each of its formats', async () => {
    const { page } = await newVisitor(browser)
    await page.goto(site.origin + path)
    for (const { av1, h264 } of colourSchemes.map(colours => filmFiles(language, colours)))
      for (const file of [av1, h264]) {
        const shape = await page.evaluate(shapeOf, file)
        expect(shape).toEqual({ seconds: 90, width: 1920, height: 1080 })
      }
  })

  test('is served in ranges, and may be cached for ever under its name', async () => {
    const answer = await fetch(site.origin + filmFiles(language, 'light').h264, {
      headers: { range: 'bytes=100-199' },
    })
    expect(answer.status).toBe(206)
    expect((await answer.arrayBuffer()).byteLength).toBe(100)
    expect(answer.headers.get('content-type')).toBe('video/mp4')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })
})

test('a video provider gets no request before the picture is clicked', async () => {
  const { page, complaints } = await newVisitor(browser)
  await page.setContent(withProvider())
  expect(complaints.filter(complaint => complaint.includes('youtube'))).toEqual([])
  await page.locator('[data-play]').click()
  const player = page.locator('iframe')
  await player.waitFor({ state: 'attached' })
  expect(await player.getAttribute('title')).toBe('GEO in 90 seconds')
  await expect
    .poll(() => complaints.join())
    .toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
})

const firstWords = {
  fr: 'Vos clients ne cherchent',
  en: 'Your customers no longer',
}

function isFilm(address: string): boolean {
  return address.endsWith('.mp4')
}

async function play(page: Page): Promise<void> {
  await page.locator('.video-start').click()
  expect(await page.locator('.video-start').count()).toBe(0)
}

/** The language of the captions that are shown without being chosen, and the beginning of the first. */
async function captionsShown(page: Page) {
  const track = await page.waitForFunction(() => {
    const [shown, ...others] = [...(document.querySelector('video')?.textTracks ?? [])].filter(
      ({ mode, cues }) => mode === 'showing' && cues?.length,
    )
    const cue = shown?.cues?.[0]
    if (!shown || others.length > 0 || !(cue instanceof VTTCue)) return null
    return { language: shown.language, first: cue.text.split('\n')[0] ?? '' }
  })
  return track.jsonValue()
}

/** Length and size as the browser reads them from the file. */
function shapeOf(file: string) {
  const film = document.createElement('video')
  const known = new Promise<void>((resolve, reject) => {
    film.onloadedmetadata = () => resolve()
    film.onerror = () => reject(new Error(`${file} cannot be played: ${film.error?.message}`))
  })
  film.src = file
  return known.then(() => ({
    seconds: Math.round(film.duration * 10) / 10,
    width: film.videoWidth,
    height: film.videoHeight,
  }))
}

const labels = { play: 'Play', chapters: 'Chapters', transcript: 'Transcript', show: 'Show', hide: 'Hide' }

/** A page with only the block of a provider's film and the script that plays it. */
function withProvider(): string {
  const block = createElement(VideoBlock, {
    id: 'film',
    language: 'en',
    title: 'GEO in 90 seconds',
    duration: '1:30',
    question: 'Is your brand in it?',
    sites: ['directory.example', 'register.example', 'brand.example'],
    section: 'Transcript',
    film: { platform: 'youtube', videoId: 'dQw4w9WgXcQ' },
    segments: [{ start: 0, time: '0:00–0:15', title: 'The question', text: 'Is your brand in it?' }],
    labels,
  })
  const script = readFileSync(join(import.meta.dirname, '../../site/views/video/player.client.ts'), 'utf8')
  return `<main>${renderToStaticMarkup(block)}</main><script type="module">${stripTypeScriptTypes(script)}</script>`
}
