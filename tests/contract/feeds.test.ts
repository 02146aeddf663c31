import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#contracts/languages.ts'
import { changesFeedPaths, feedPaths } from '#contracts/addresses/machine-paths.ts'
import { contentFile } from '#site/content/content-file.ts'
import { changeLog } from '#site/content/schemas/change.ts'
import { pathOf } from '#site/routes.ts'
import { attribute, builtPage, builtText } from '../support/built-page.ts'

const publicAddress = 'https://ibid.example'
const atom = 'http://www.w3.org/2005/Atom'

const feeds = languages.flatMap(language => [
  { name: 'articles', language, path: feedPaths[language], page: pathOf('blog', language) },
  { name: 'changes', language, path: changesFeedPaths[language], page: pathOf('changes', language) },
])

describe.each(feeds)('the feed of $name in $language', ({ language, path, page }) => {
  const feed = elementOf(builtText(path.slice(1)))
  const entries = feed.children.filter(({ name }) => name === 'entry')

  test('is a feed of its page, by RFC 4287', () => {
    expect([feed.name, feed.attributes['xmlns'], feed.attributes['xml:lang']]).toEqual([
      'feed',
      atom,
      language,
    ])
    expect(textsOf(feed, 'id')).toEqual([publicAddress + page])
    expect(textsOf(feed, 'title')).toHaveLength(1)
    expect(feed.children.filter(({ name }) => name === 'author').flatMap(it => textsOf(it, 'name'))).toEqual([
      'Ibid.',
    ])
    expect(linkOf(feed, 'self')).toBe(publicAddress + path)
    expect(linkOf(feed, 'alternate')).toBe(publicAddress + page)
  })

  test('names each entry once, and says when it changed', () => {
    expect(entries.length).toBeGreaterThan(5)
    const ids = entries.flatMap(entry => textsOf(entry, 'id'))
    expect(new Set(ids).size).toBe(entries.length)
    const updated = entries.flatMap(entry => textsOf(entry, 'updated'))
    expect(updated).toHaveLength(entries.length)
    for (const moment of updated) expect(moment).toBe(new Date(moment).toISOString())
    expect(updated).toEqual(updated.toSorted().toReversed())
    expect(textsOf(feed, 'updated')).toEqual(updated.slice(0, 1))
  })

  test('leads from each entry to what it is about', () => {
    for (const entry of entries) {
      const { pathname, hash } = new URL(linkOf(entry, 'alternate') ?? '')
      const target = builtPage(pathname)
      expect(textsOf(entry, 'summary')[0]).not.toBe('')
      if (hash)
        expect(target.all('li').filter(item => attribute(item, 'id') === hash.slice(1))).toHaveLength(1)
    }
  })
})

describe.each(languages)('the page of changes in %s', language => {
  const page = builtPage(pathOf('changes', language))

  test('leads to its feed, for people at its head and its end, and for feed readers', () => {
    const path = changesFeedPaths[language]
    const links = page.all('a').filter(link => attribute(link, 'href') === path)
    expect(links).toHaveLength(2)
    const found = page.all('link').filter(link => attribute(link, 'href') === path)
    expect(found.map(link => [attribute(link, 'rel'), attribute(link, 'type')])).toEqual([
      ['alternate', 'application/atom+xml'],
    ])
    expect(found.map(link => attribute(link, 'title'))).not.toContain('')
  })

  test('shows every change with its date, and is dated by the newest', () => {
    const { entries } = changeLog.parse(contentFile('changes.yaml'))
    const items = page.all('li').map(item => page.text(item))
    for (const { title } of entries) {
      expect(items.filter(item => item.includes(title[language as Language]))).toHaveLength(1)
    }
    const days = page.all('time').map(time => attribute(time, 'datetime'))
    expect(days.filter(day => day === entries[0]?.date).length).toBeGreaterThan(1)
    expect(contentFile('pages/changes.yaml')).toMatchObject({ updated: entries[0]?.date })
  })
})

interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlElement[]
  text: string
}

function textsOf({ children }: XmlElement, name: string): readonly string[] {
  return children.filter(child => child.name === name).map(({ text }) => text)
}

function linkOf({ children }: XmlElement, rel: string): string | undefined {
  return children.find(({ name, attributes }) => name === 'link' && attributes['rel'] === rel)?.attributes[
    'href'
  ]
}

interface Sax {
  parser(strict: true): {
    onerror: (error: Error) => void
    onopentag: (tag: Pick<XmlElement, 'name' | 'attributes'>) => void
    onclosetag: () => void
    ontext: (text: string) => void
    write(text: string): { close(): void }
  }
}

/** A strict parser of XML, which stops at the first fault. It has no types. */
const sax: Sax = createRequire(import.meta.url)('sax')

function elementOf(xml: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = sax.parser(true)
  parser.onerror = error => {
    throw error
  }
  parser.onopentag = ({ name, attributes }) => {
    const element = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.ontext = text => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.onclosetag = () => open.pop()
  parser.write(xml).close()
  const [document] = root.children
  if (!document) throw new Error('The document is empty.')
  return document
}
