import { globSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { everyRoute } from '#site/every-route.ts'
import { isCheckPage, type Route } from '#site/routes.ts'
import { attribute, type BuiltPage, builtFile, builtPage, isBuilt } from '../support/built-page.ts'

const origin = 'https://ibid.example'

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
    const picture = builtFile(`/social-cards/${route.id}.${language}.png`)
    const empty = [
      { left: 0, top: 104, width: 1200, height: 8 },
      { left: 1140, top: 0, width: 60, height: 630 },
      { left: 0, top: 580, width: 1200, height: 50 },
    ]
    for (const region of empty) {
      const { channels } = await sharp(await sharp(picture).extract(region).png().toBuffer()).stats()
      expect(channels.every(({ min, max }) => min === max)).toBe(true)
    }
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
function updatedIn({ id: page }: Route): string | undefined {
  const id = isCheckPage(page) ? 'check' : page
  const files = globSync(['content/pages/*.yaml', 'content/articles/*.yaml'])
  const file = files.find(
    path =>
      path.endsWith(`/${id}.yaml`) || new RegExp(`^page: ${id}$`, 'mu').test(readFileSync(path, 'utf8')),
  )
  return file && /^updated: '(.+)'$/mu.exec(readFileSync(file, 'utf8'))?.[1]
}

/** A drawing may have a title of its own. */
function isOfPage({ parentNode }: ReturnType<BuiltPage['all']>[number]): boolean {
  return parentNode?.nodeName === 'head'
}

function fail(path: string): never {
  throw new Error(`${path} has no html element.`)
}
