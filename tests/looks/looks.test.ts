import sharp from 'sharp'
import { expect, test } from 'vitest'
import { comparisonPage } from './comparison-page.ts'
import { changedShare, contactSheet } from './pictures.ts'

test('the looks of a page stand side by side at a sixth of their size', async () => {
  const sheet = await contactSheet([
    { width: 1440, picture: await plain(1440, 1200, '#fff') },
    { width: 390, picture: await plain(390, 60, '#000') },
  ])
  const { width, height } = await sharp(sheet).metadata()
  expect({ width, height }).toEqual({ width: 305, height: 200 })
})

test('a change of a page is measured, and what compression does is not a change', async () => {
  const white = await plain(60, 60, '#fff')
  expect(await changedShare(white, await plain(60, 60, '#f4f4f4'))).toBe(0)
  expect(await changedShare(white, await plain(60, 60, '#000'))).toBe(1)
  expect(await changedShare(white, await plain(60, 120, '#fff'))).toBe(0.5)
})

test('the page shows what changed, most first, and counts the rest', () => {
  const page = comparisonPage(
    [0, 0.1, 0.5].map(changed => ({ id: `page-${changed}`, kept: '/old.webp', drawn: '/new.webp', changed })),
  )
  expect(page).toContain('2 of 3 pages look different')
  expect([...page.matchAll(/<h2>(page-[\d.]+)/g)].map(match => match[1])).toEqual(['page-0.5', 'page-0.1'])
})

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
