import robotsParser from 'robots-parser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notAsked } from '#audit/look/network/fetch.ts'
import { robotsFile } from '#audit/read/robots/robots.ts'
import { crawlers, tokensOf } from '#contracts/crawlers.ts'
import { type Language, languages } from '#contracts/languages.ts'
import { feedPaths, llmsPaths } from '#contracts/addresses/machine-paths.ts'
import { everyRoute } from '#site/every-route.ts'
import { pathOf } from '#site/routes.ts'
import { attribute, builtPage, builtText, elementsIn, isBuilt, isText } from '../support/built-page.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

const publicAddress = 'https://ibid.example'
const pagePaths = everyRoute.flatMap(route => languages.map(language => route[language]))

let site: RunningSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

function get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return fetch(address.replace(publicAddress, site.origin), { headers })
}

describe('sitemap.xml', () => {
  const entries = builtText('sitemap.xml')
    .split('<url>')
    .slice(1)
    .map(entry => ({
      address: /<loc>(.+?)<\/loc>/.exec(entry)?.[1] ?? '',
      updated: /<lastmod>(.+?)<\/lastmod>/.exec(entry)?.[1],
      alternates: [...entry.matchAll(/hreflang="(.+?)" href="(.+?)"/g)].map(([, language, href]) => [
        language,
        href,
      ]),
    }))

  test('lists every page in both languages, and nothing else', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(
      pagePaths.map(path => new URL(path, publicAddress).href).sort(),
    )
  })

  test('gives each page and its translation the same alternates, French by default', () => {
    for (const { address, alternates } of entries) {
      const addresses = Object.fromEntries(alternates)
      expect(addresses).toMatchObject({ 'x-default': addresses.fr })
      expect([addresses.fr, addresses.en]).toContain(address)
      const other = entries.find(
        entry => entry.address === (addresses.fr === address ? addresses.en : addresses.fr),
      )
      expect(other?.alternates).toEqual(alternates)
    }
  })

  test('gives each page the date that the page shows', () => {
    const dated = entries.map(({ address, updated }) => ({ address, updated }))
    const shown = dated.flatMap(({ address }) => {
      const updated = daysOf('page-signature', address).at(-1)
      return updated ? [{ address, updated }] : []
    })
    expect(shown.length).toBeGreaterThan(30)
    expect(dated).toEqual(expect.arrayContaining(shown))
    for (const { updated } of dated) expect(updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  test('names no page whose last review is older than its last change', () => {
    const reviewed = entries.flatMap(({ address, updated = '' }) =>
      daysOf('author unfolding', address).map(review => ({ address, updated, review })),
    )
    expect(reviewed.length).toBeGreaterThan(30)
    expect(reviewed.filter(({ updated, review }) => review < updated)).toEqual([])
  })

  test.each(languages)('lists the film, with files that exist (%s)', language => {
    const [film = ''] = builtText('sitemap.xml')
      .split('<url>')
      .filter(entry => entry.includes(`<loc>${publicAddress}${pathOf('video', language)}</loc>`))
    const files = [...film.matchAll(/<video:(?:thumbnail|content)_loc>(.+?)</g)].map(([, file = '']) => file)
    expect(files.map(file => isBuilt(file.replace(publicAddress, '')))).toEqual([true, true])
    expect(film).toContain('<video:duration>90</video:duration>')
  })

  /** The days in the first element of a class, in their order: an article shows that of its publication first. */
  function daysOf(className: string, address: string): readonly string[] {
    const element = elementsIn(builtPage(new URL(address).pathname).main(), isText).find(
      found => attribute(found, 'class') === className,
    )
    const times = element ? elementsIn(element, isText).filter(({ tagName }) => tagName === 'time') : []
    return times.map(time => attribute(time, 'datetime') ?? '')
  }
})

describe.each(languages)('llms.txt (%s)', language => {
  const text = builtText(llmsPaths[language])
  const links = [...text.matchAll(/\]\((.+?)\)/g)].map(match => match[1] ?? '')

  test('opens with a title, then a summary, then sections', () => {
    expect(text).toMatch(/^# .+\n\n> .+\n\n(?:[^#>-].+\n\n)+## /)
    expect(text).toMatch(/\n## Optional\n/)
  })

  test('links to the twin of every page in its language, and every link works', async () => {
    const own = everyRoute.map(route => route[language])
    const arrived = await Promise.all(links.map(async link => ({ link, answer: await get(link) })))
    const addresses = arrived.map(({ answer }) => /<(.+)>/.exec(answer.headers.get('link') ?? '')?.[1])
    expect(arrived.filter(({ answer }) => answer.status !== 200).map(({ link }) => link)).toEqual([])
    expect(addresses).toEqual(expect.arrayContaining(own.map(path => new URL(path, publicAddress).href)))
    expect(new Set(arrived.map(({ answer }) => answer.headers.get('content-type')))).toEqual(
      new Set(['text/markdown; charset=utf-8']),
    )
  })
})

test('the French llms.txt, at the root, links to the English pages too', () => {
  expect(builtText(llmsPaths.fr)).toMatch(/\n## English\n[\s\S]*\/en\/faq\.md/)
})

describe('robots.txt', () => {
  const text = builtText('robots.txt')
  const ours = robotsFile({
    ...notAsked(`${publicAddress}/robots.txt`, { code: 'reset', detail: '' }),
    failure: null,
    status: 200,
    body: text,
  })
  const peer = robotsParser(`${publicAddress}/robots.txt`, text)

  const policy = {
    search: { page: true, report: true },
    'user-action': { page: true, report: true },
    preview: { page: true, report: true },
    training: { page: true, report: false },
    'training-token': { page: true, report: false },
    ads: { page: true, report: false },
    other: { page: true, report: false },
    'data-provider': { page: false, report: false },
  }
  const named = crawlers.flatMap(crawler =>
    tokensOf(crawler).map(token => ({ token, purpose: crawler.purpose })),
  )

  test.each([...named, { token: 'AnyOtherBot', purpose: 'other' } as const])(
    '$token, whose purpose is $purpose, may do what the policy says, by our parser and another',
    ({ token, purpose }) => {
      const [page, report] = [`${publicAddress}/en/faq`, `${publicAddress}/audits/1`]
      expect({ page: ours.allows(token, page).allowed, report: ours.allows(token, report).allowed }).toEqual(
        policy[purpose],
      )
      expect({ page: peer.isAllowed(page, token), report: peer.isAllowed(report, token) }).toEqual(
        policy[purpose],
      )
    },
  )

  test('has no line that a crawler would not understand', () => {
    expect(ours.errors).toEqual([])
  })

  test('tells every crawler it names what may be done with the content', () => {
    const told = ours.contentSignals.flatMap(({ agents }) => agents)
    expect(told.sort()).toEqual([...named.map(({ token }) => token), '*'].sort())
  })

  test('names the sitemap', () => {
    expect(ours.sitemaps.map(({ address }) => address)).toEqual([`${publicAddress}/sitemap.xml`])
    expect(peer.getSitemaps()).toEqual([`${publicAddress}/sitemap.xml`])
  })
})

describe('structured.json', () => {
  test('contains every page, and the same content in both languages', () => {
    const { pages, content } = JSON.parse(builtText('structured.json'))
    expect(pages.map(({ url }: { url: string }) => new URL(url).pathname).sort()).toEqual(
      [...pagePaths].sort(),
    )
    const counts = (language: Language) =>
      Object.values(content[language]).map(list => (Array.isArray(list) ? list.length : 0))
    expect(counts('fr')).toEqual(counts('en'))
    expect(Math.min(...counts('fr').slice(1))).toBeGreaterThan(10)
  })
})

describe('schema.json', () => {
  test('is one graph of the structured data of all pages, with one agency', () => {
    const { '@graph': graph } = JSON.parse(builtText('schema.json'))
    const named = graph.map((node: Record<string, unknown>) => node['@id'])
    expect(new Set(named).size).toBe(graph.length)
    expect(named.filter((id: string) => id === `${publicAddress}/#organization`)).toHaveLength(1)
    const described = new Set(graph.map(({ url }: { url?: string }) => url))
    expect(pagePaths.filter(path => !described.has(new URL(path, publicAddress).href))).toEqual([])
  })
})

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/en/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/sitemap.md', 'text/markdown; charset=utf-8'],
  [feedPaths.fr, 'application/atom+xml; charset=utf-8'],
  [feedPaths.en, 'application/atom+xml; charset=utf-8'],
  ['/structured.json', 'application/json; charset=utf-8'],
  ['/schema.json', 'application/json; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/tdmrep.json', 'application/json; charset=utf-8'],
  ['/.well-known/gpc.json', 'application/json; charset=utf-8'],
])('%s is served as %s, and may not be indexed', async (path, type) => {
  const { status, headers } = await get(site.origin + path)
  expect([status, headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([200, type, 'noindex'])
})

describe.each(languages)('the files of the guide, in %s', language => {
  const tools = builtPage(pathOf('guide', language))
    .all('div')
    .filter(element => attribute(element, 'class') === 'guide-tool')
    .map(element => elementsIn(element))

  test('say what the buttons of the page copy and, but for the sheet, its lines show', async () => {
    const files = tools.flatMap(elements => {
      const file = elements.find(element => attribute(element, 'download') !== undefined)
      const lines = elements.find(({ tagName }) => tagName === 'pre')
      const copied = elements.flatMap(element => attribute(element, 'data-copy') ?? [])[0]
      return file ? [{ file, lines, copied }] : []
    })
    expect(files.map(({ lines }) => lines !== undefined)).toEqual([true, true, true, false])
    for (const { file, lines, copied } of files) {
      const response = await get(site.origin + attribute(file, 'href'))
      // fetch drops the byte order mark of the sheet, and pages the carriage returns.
      expect(copied).toBe((await response.text()).replaceAll('\r\n', '\n'))
      if (lines) expect(lines.childNodes.map(node => ('value' in node ? node.value : ''))).toEqual([copied])
    }
  })

  test('are each served as what they are', async () => {
    const types = { robots: 'plain', brief: 'plain', protocol: 'plain', checklist: 'plain', sheet: 'csv' }
    for (const [name, type] of Object.entries(types)) {
      const ending = type === 'csv' ? 'csv' : 'txt'
      const { status, headers } = await get(`${site.origin}/guide/${name}.${language}.${ending}`)
      expect([name, status, headers.get('content-type')]).toEqual([name, 200, `text/${type}; charset=utf-8`])
    }
  })
})

describe('a page requested as Markdown', () => {
  test.each(['/', '/en', '/faq', '/en/tools/free-geo-audit', '/guide-geo-2025'])(
    '%s answers with its twin',
    async path => {
      const twin = await get(site.origin + path, { accept: 'text/markdown' })
      const page = await get(site.origin + path, { accept: 'text/html' })
      expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      for (const { headers } of [twin, page]) expect(headers.get('vary')).toBe('Accept-Encoding, Accept')
    },
  )

  test('that does not exist answers 404, in Markdown and in the language of its address', async () => {
    const missing = await get(`${site.origin}/en/nowhere`, { accept: 'text/markdown' })
    expect([missing.status, missing.headers.get('content-type')]).toEqual([
      404,
      'text/markdown; charset=utf-8',
    ])
    expect(await missing.text()).toContain('# ')
  })
})
