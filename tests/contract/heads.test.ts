import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { everyRoute } from '#site/every-route.ts'
import { isCheckPage, type Route } from '#site/routes.ts'
import { attribute, type BuiltPage, builtFile, builtPage, isBuilt } from '../support/built-page.ts'

const origin = 'https://ibid.example'
const writtenDates = datesInContent()

const pages = everyRoute.flatMap(route =>
  languages.map(language => ({ route, language, path: route[language], page: builtPage(route[language]) })),
)

describe.each(pages)('the head of $path', ({ route, language, path, page }) => {
  test('has a title and a description that search results show in full', () => {
    const [title, ...others] = page
      .all('title')
      .filter(isOfPage)
      .map(element => page.text(element))
    expect(others).toEqual([])
    expect(title?.length).toBeGreaterThanOrEqual(10)
    expect(title?.length).toBeLessThanOrEqual(60)
    const [description, ...more] = metas(page, 'description')
    expect(more).toEqual([])
    expect(description?.length).toBeGreaterThanOrEqual(110)
    expect(description?.length).toBeLessThanOrEqual(160)
  })

  test('goes with a single h1', () => {
    expect(page.all('h1')).toHaveLength(1)
  })

  test('names its own address and both languages, as the other language does', () => {
    const address = new URL(path, origin).href
    expect(links(page, 'canonical')).toEqual([address])
    const alternates = versions(page)
    expect(alternates).toEqual({
      fr: new URL(route.fr, origin).href,
      en: new URL(route.en, origin).href,
      'x-default': new URL(route.fr, origin).href,
    })
    expect(versions(builtPage(route[language === 'fr' ? 'en' : 'fr']))).toEqual(alternates)
    expect(attribute(page.all('html')[0] ?? fail(path), 'lang')).toBe(language)
  })

  test('declares the kind of page for sharing and for analytics', () => {
    expect(metas(page, 'og:type')).toEqual([route.id.startsWith('article-') ? 'article' : 'website'])
    expect(attribute(page.all('html')[0] ?? fail(path), 'data-page-type')).toBe(route.pageType)
  })

  test('has a picture of its own, of the declared size', () => {
    const [image = '', ...others] = metas(page, 'og:image')
    expect(others).toEqual([])
    expect(sizeOfPng(builtFile(new URL(image).pathname))).toEqual({
      width: Number(metas(page, 'og:image:width')[0]),
      height: Number(metas(page, 'og:image:height')[0]),
    })
    expect(metas(page, 'og:image:alt')).toEqual([page.text(page.all('h1')[0])])
  })

  test('has a picture whose title covers neither the name of the agency nor the edges', async () => {
    const picture = sharp(builtFile(`/social-cards/${route.id}.${language}.png`)).removeAlpha()
    const pixels = await picture.raw().toBuffer()
    for (const region of emptyRegions) expect(coloursIn(pixels, region)).toHaveLength(1)
  })

  test('gives the date that the content gives', () => {
    expect(metas(page, 'last-modified')).toEqual([updatedIn(route)])
  })

  test('declares what AI may do with it until the visitor chooses otherwise', () => {
    expect(metas(page, 'llm-training-opt-in')).toEqual(['conditional'])
    expect(metas(page, 'preferred-citation')).toEqual(['full'])
    expect(metas(page, 'ai-data-collection')).toEqual(['restricted'])
    expect(metas(page, 'citation-priority')).toEqual(['medium'])
    expect(metas(page, 'perplexity:citation-priority')).toEqual(['high'])
    expect(metas(page, 'primary-source').every(source => URL.canParse(source))).toBe(true)
  })

  test('links only to files of ours that exist', () => {
    const ours = page.all('link').map(link => attribute(link, 'href') ?? '')
    const missing = ours.filter(href => href.startsWith('/') && !isBuilt(href))
    expect(missing).toEqual([])
  })
})

test('no two pages have the same title, description or picture', () => {
  for (const of of ['description', 'og:title', 'og:image']) {
    const values = pages.map(({ page }) => metas(page, of)[0])
    expect(new Set(values).size).toBe(pages.length)
  }
})

test.each(['/404', '/en/404'])('the head of %s keeps the page out of every list', path => {
  const page = builtPage(path)
  expect(metas(page, 'robots')).toEqual(['noindex'])
  expect(links(page, 'canonical')).toEqual([])
  expect(versions(page)).toEqual({})
})

test.each(['/site.webmanifest', '/en/site.webmanifest'])('every icon of %s has its declared size', path => {
  const { icons } = JSON.parse(builtFile(path).toString())
  expect(icons).toHaveLength(2)
  for (const { src, sizes } of icons) {
    const { width, height } = sizeOfPng(builtFile(src))
    expect(`${width}x${height}`).toBe(sizes)
  }
})

function metas(page: BuiltPage, name: string): string[] {
  return page
    .all('meta')
    .filter(meta => [attribute(meta, 'name'), attribute(meta, 'property')].includes(name))
    .map(meta => attribute(meta, 'content') ?? '')
}

function links(page: BuiltPage, rel: string): string[] {
  return page
    .all('link')
    .filter(link => attribute(link, 'rel') === rel)
    .map(link => attribute(link, 'href') ?? '')
}

function versions(page: BuiltPage): Record<string, string> {
  const alternates = page.all('link').filter(link => attribute(link, 'hreflang'))
  return Object.fromEntries(
    alternates.map(link => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? '']),
  )
}

/** Width and height are in the first chunk of a PNG (W3C, Portable Network Graphics, 11.2.2). */
function sizeOfPng(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

/** The date as it is written in the content of the page. */
function updatedIn({ id }: Route): string | undefined {
  return writtenDates.get(isCheckPage(id) ? 'check' : id)
}

function datesInContent(): ReadonlyMap<string, string | undefined> {
  const files = globSync(['content/pages/*.yaml', 'content/articles/*.yaml'])
  return new Map(
    files.map(file => {
      const words = readFileSync(file, 'utf8')
      const page = /^page: (.+)$/mu.exec(words)?.[1] ?? basename(file, '.yaml')
      return [page, /^updated: '(.+)'$/mu.exec(words)?.[1]]
    }),
  )
}

/** Where a picture for sharing is empty: under the name of the agency, and at the edges. */
const emptyRegions: readonly Region[] = [
  { left: 0, top: 104, width: 1200, height: 8 },
  { left: 1140, top: 0, width: 60, height: 630 },
  { left: 0, top: 580, width: 1200, height: 50 },
]

interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The different colours in a region of such a picture, given by its bytes: red, green and blue, row by row. */
function coloursIn(pixels: Buffer, { left, top, width, height }: Region): readonly number[] {
  const colours = new Set<number>()
  for (let row = top; row < top + height; row++)
    for (let column = left; column < left + width; column++)
      colours.add(pixels.readUIntBE(3 * (row * 1200 + column), 3))
  return [...colours]
}

/** A drawing may have a title of its own. */
function isOfPage({ parentNode }: ReturnType<BuiltPage['all']>[number]): boolean {
  return parentNode?.nodeName === 'head'
}

function fail(path: string): never {
  throw new Error(`${path} has no html element.`)
}
