import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { describe, expect, inject, test } from 'vitest'
import { pathsOf, routes } from '#site/routes.ts'

const site = inject('site')
const pages = new Map<string, Promise<Anchors>>()

describe.each(routes.flatMap(pathsOf))('the page at %s', path => {
  test('uses each id once', async () => {
    const { ids } = await anchorsOf(path)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('links only to pages and places of the site that exist', async () => {
    const { links } = await anchorsOf(path)
    expect(links.length).toBeGreaterThan(0)
    const broken = await Promise.all(links.map(async link => ((await leads(link, path)) ? [] : [link])))
    expect(broken.flat()).toEqual([])
  })
})

interface Anchors {
  readonly status: number
  readonly ids: readonly string[]
  /** Links within the site, as they are written. */
  readonly links: readonly string[]
}

/** Links out of the site, which no test follows; any other scheme is a mistake in a text. */
const outside = /^(?:https?|mailto|tel):/

async function leads(link: string, from: string): Promise<boolean> {
  if (!/^[/#?]/.test(link)) return false
  const { pathname, hash } = new URL(link, new URL(from, site))
  const { status, ids } = await anchorsOf(pathname)
  return status === 200 && (hash === '' || ids.includes(decodeURIComponent(hash.slice(1))))
}

/** Each page is read once. */
function anchorsOf(path: string): Promise<Anchors> {
  const known = pages.get(path)
  if (known) return known
  const read = readAnchors(path)
  pages.set(path, read)
  return read
}

async function readAnchors(path: string): Promise<Anchors> {
  const response = await fetch(site + path)
  const elements = elementsOf(parse(await response.text()))
  const values = (name: string) =>
    elements.flatMap(({ attrs }) =>
      attrs.filter(attribute => attribute.name === name).map(({ value }) => value),
    )
  return {
    status: response.status,
    ids: values('id'),
    links: [...new Set(values('href'))].filter(link => !outside.test(link)),
  }
}

function elementsOf(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : []
  return 'attrs' in node ? [node, ...inner] : inner
}
