import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { VideoBlock } from '#site/blocks/VideoBlock.tsx'
import { newVisitor } from '../support/browser.ts'
import { browser, openSiteInBrowser, site } from '../support/site-in-browser.ts'

openSiteInBrowser()

test.each([
  ['/video-presentation-geo', 'Télécharger la transcription', 'La question se déplace', 'Commencer'],
  ['/en/video-presentation-geo', 'Download the transcript', 'The question moves', 'Getting started'],
])('%s hands over its whole transcript as a text', async (path, download, first, last) => {
  const { page } = await newVisitor(browser)
  await page.goto(site.origin + path)
  const address = await page.getByRole('link', { name: download }).getAttribute('href')
  const answer = await fetch(site.origin + address)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await answer.text()
  expect(text).toContain(path)
  expect(text.match(/^\d:\d\d-\d:\d\d {2}/gmu)).toHaveLength(5)
  expect(text).toContain(`0:00-0:15  ${first}\n`)
  expect(text).toContain(`0:75-0:90  ${last}\n`)
  await page.context().close()
})

test('shares the page by copying its link where the device has no way of its own', async () => {
  const { page } = await newVisitor(browser)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${site.origin}/en/video-presentation-geo`)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.context().close()
})

test('the transcript is open at first, and can be put away', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(`${site.origin}/en/video-presentation-geo`)
  const passage = page.getByText('Your customers no longer search on Google alone.')
  expect(await passage.isVisible()).toBe(true)
  await page.getByText('Hide the transcript').click()
  expect(await passage.isVisible()).toBe(false)
  await page.getByText('Show the transcript').click()
  expect(await passage.isVisible()).toBe(true)
  await page.context().close()
})

test('as long as there is no film, nothing on the page offers to play one', async () => {
  const { page } = await newVisitor(browser)
  await page.goto(`${site.origin}/en/video-presentation-geo`)
  await page.getByText('The film is being made').waitFor()
  expect(await page.locator('[data-play], video, iframe').count()).toBe(0)
  await page.context().close()
})

test('with a film, the provider is asked for nothing before the picture is clicked, then for its player', async () => {
  const { page, complaints } = await newVisitor(browser)
  await page.setContent(withFilm({ platform: 'youtube', videoId: 'dQw4w9WgXcQ' }))
  expect(complaints).toEqual([])
  await page.locator('[data-play]').click()
  const player = page.locator('iframe')
  await player.waitFor({ state: 'attached' })
  expect(await player.getAttribute('title')).toBe('GEO in 90 seconds')
  expect(complaints.join()).toContain('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1')
  await page.context().close()
})

test('a film of ours plays in the browser’s own player, with its captions', async () => {
  const { page } = await newVisitor(browser)
  await page.setContent(withFilm({ platform: 'file', videoId: '/video/film.mp4' }))
  await page.locator('[data-play]').click()
  const player = page.locator('video[controls]')
  await player.waitFor({ state: 'attached' })
  expect(await player.getAttribute('src')).toBe('/video/film.mp4')
  expect(await player.locator('track[srclang=fr]').getAttribute('src')).toBe('/video/film.fr.vtt')
  await page.context().close()
})

const labels = { play: 'Play', chapters: 'Chapters', transcript: 'Transcript', show: 'Show', hide: 'Hide' }

/** The block with a film, and the script that plays it, as a page of its own. */
function withFilm(film: { platform: 'youtube' | 'file'; videoId: string }): string {
  const block = createElement(VideoBlock, {
    title: 'GEO in 90 seconds',
    duration: '1:30',
    film,
    captions: [{ language: 'fr', name: 'Français', address: '/video/film.fr.vtt' }],
    poster: createElement('svg', { width: 160, height: 90 }),
    segments: [{ start: 0, time: '0:00-0:15', title: 'The question', text: 'Is your brand in it?' }],
    labels,
  })
  const script = readFileSync(join(import.meta.dirname, '../../site/features/video/player.ts'), 'utf8')
  return `<main>${renderToStaticMarkup(block)}</main><script type="module">${stripTypeScriptTypes(script)}</script>`
}
