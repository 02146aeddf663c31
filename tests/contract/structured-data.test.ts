import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { everyRoute } from '#site/every-route.ts'
import { pathOf } from '#site/routes.ts'
import { attribute, type BuiltPage, builtPage, inOneLine } from '../support/built-page.ts'

interface Node {
  readonly '@type': string
  readonly '@id'?: string
  readonly [property: string]: unknown
}

const pages = everyRoute.flatMap(route =>
  languages.map(language => {
    const page = builtPage(route[language])
    return { route, language, path: route[language], page, graph: graphOf(page) }
  }),
)

describe.each(pages)('the structured data of $path', ({ route, language, path, page, graph }) => {
  test('is one graph with the agency, the site and the page', () => {
    const types = graph.map(node => node['@type'])
    expect(types.slice(0, 2)).toEqual(['Organization', 'WebSite'])
    expect(types[2]).toMatch(/^(Web|About|Contact)Page$/)
    expect(types.filter(type => type === 'BreadcrumbList')).toHaveLength(route.id === 'home' ? 0 : 1)
    expect(types.filter(type => type === 'FAQPage').length).toBeLessThanOrEqual(1)
  })

  test('describes every node it names, and none twice', () => {
    const described = nodesIn(graph).flatMap(node => (node['@type'] && node['@id'] ? node['@id'] : []))
    expect(described.filter((id, index) => described.indexOf(id) !== index)).toEqual([])
    const named = nodesIn(graph).flatMap(node => (node['@type'] ? [] : String(node['@id'])))
    expect(named.filter(id => !described.includes(id))).toEqual([])
  })

  test('gives each node the properties that its type requires', () => {
    const lacking = nodesIn(graph).flatMap(node =>
      (required[node['@type']] ?? [])
        .filter(property => node[property] === undefined || node[property] === '')
        .map(property => `${node['@type']} ${node['@id'] ?? ''}: ${property}`),
    )
    expect(lacking).toEqual([])
  })

  test('says nothing that the page does not show', () => {
    const visible = page.text()
    const unseen = nodesIn(graph)
      .flatMap(statementsOf)
      .filter(statement => !visible.includes(inOneLine(statement)))
    expect(unseen).toEqual([])
  })

  test('gives no date, price or value other than those shown', () => {
    const dates = page.all('time').map(time => attribute(time, 'datetime'))
    const visible = page.text()
    for (const node of nodesIn(graph)) {
      if (node['dateModified']) expect(dates).toContain(node['dateModified'])
      if (node['datePublished']) expect(visible).toContain(String(node['datePublished']).slice(0, 4))
      if (node['@type'] === 'Offer') expect(visible).toContain(language === 'fr' ? '0\u00a0€' : '€0')
      // Within its row, a figure of words begins without a capital.
      if (node['@type'] === 'PropertyValue')
        expect(rowOf(node, page).toLowerCase()).toContain(String(node['value']).toLowerCase())
    }
  })

  test('links the page to its translation', () => {
    const other = language === 'fr' ? 'en' : 'fr'
    const tie = graph[2]?.[language === 'fr' ? 'workTranslation' : 'translationOfWork']
    const target = pages.find(({ path }) => path === route[other])?.graph[2]
    expect(tie).toMatchObject({ '@id': target?.['@id'], url: target?.['url'], inLanguage: other })
    expect(graph[2]?.['url']).toMatch(new RegExp(`${path}$`))
  })

  test('has nodes of the same types as in the other language', () => {
    const other = pages.find(({ path }) => path === route[language === 'fr' ? 'en' : 'fr'])
    // Not in the same order, since sources are sorted by name.
    expect(graph.map(node => node['@type']).sort()).toEqual(other?.graph.map(node => node['@type']).sort())
  })
})

test.each([
  ['/definition-generative-engine-optimization', ['ScholarlyArticle', 'DefinedTerm', 'FAQPage', 'Quotation']],
  ['/glossary', ['DefinedTermSet']],
  ['/faq', ['FAQPage']],
  ['/geo-statistics-2025', ['Dataset', 'Quotation']],
  ['/geo-methodology', ['HowTo']],
  ['/guide-complet-geo-2025', ['Article']],
  ['/blog', ['Blog']],
  ['/blog/90-percent-marques-invisibles-ia', ['Article', 'Quotation']],
  ['/tools/free-geo-audit', ['Service']],
  ['/tools/geo-roi-calculator', ['WebApplication']],
  ['/agency/services', ['Service', 'FAQPage']],
  ['/agency/contact', ['ContactPage']],
  ['/sources', ['AboutPage']],
  ['/grille-audit-geo/charset', ['TechArticle', 'DefinedTerm']],
])('%s is described with the types that suit it', (path, kinds) => {
  const types = graphOf(builtPage(path)).map(node => node['@type'])
  expect(types).toEqual(expect.arrayContaining(kinds))
})

test.each([
  ['/faq', 18, 'Question complémentaire'],
  ['/en/faq', 6, 'One more question'],
])(
  '%s states its %i questions with their keywords, and marks the others as additional',
  (path, count, more) => {
    const page = builtPage(path)
    const questions = nodesIn(graphOf(page)).filter(node => node['@type'] === 'Question')
    expect(questions).toHaveLength(count)
    for (const { keywords } of questions) expect(keywords).toMatch(/^\S.*, \S/u)
    const shown = page.all('div').filter(block => attribute(block, 'class') === 'question')
    expect(page.all('p').filter(paragraph => page.text(paragraph) === more)).toHaveLength(
      shown.length - count,
    )
  },
)

test('dates, prices and values are among what is compared with the pages', () => {
  const nodes = pages.flatMap(({ graph }) => nodesIn(graph))
  const having = (wanted: (node: Node) => unknown) => nodes.filter(wanted).length
  expect(having(node => node['dateModified'])).toBeGreaterThanOrEqual(pages.length)
  expect(having(node => node['datePublished'])).toBeGreaterThan(0)
  expect(having(node => node['@type'] === 'Offer')).toBeGreaterThan(0)
  expect(having(node => node['@type'] === 'PropertyValue')).toBeGreaterThan(0)
})

test.each(languages)('the film (%s) is described as the page shows it', language => {
  const page = builtPage(pathOf('video', language))
  const film = graphOf(page).find(node => node['@type'] === 'VideoObject')
  const pictures = page.all('img').map(picture => `https://ibid.example${attribute(picture, 'src')}`)
  const files = page.all('source').map(source => `https://ibid.example${attribute(source, 'src')}`)
  expect(pictures).toContain(film?.['thumbnailUrl'])
  expect(files).toContain(film?.['contentUrl'])
  expect(film).toMatchObject({ duration: 'PT1M30S', inLanguage: language, uploadDate: '2026-11-21' })
  const clips = nodesIn(film).filter(node => node['@type'] === 'Clip')
  expect(clips.map(clip => clip['startOffset'])).toEqual([0, 15, 30, 60, 75])
  expect(clips.at(-1)?.['endOffset']).toBe(90)
  for (const clip of clips) expect(page.place(String(clip['url']).split('#')[1] ?? '')).toBeDefined()
})

test('the audit is offered at 0 EUR', () => {
  const audit = graphOf(builtPage('/tools/free-geo-audit')).find(node => node['@type'] === 'Service')
  expect(audit?.['offers']).toEqual({ '@type': 'Offer', price: 0, priceCurrency: 'EUR' })
})

test.each(['/404', '/en/404'])('%s has no structured data', path => {
  expect(builtPage(path).all('script').filter(isStructuredData)).toEqual([])
})

/** What search engines ask of these types (developers.google.com/search/docs/appearance). */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Article: ['headline', 'author', 'datePublished', 'dateModified', 'image'],
  BlogPosting: ['headline', 'url', 'datePublished'],
  BreadcrumbList: ['itemListElement'],
  Clip: ['name', 'startOffset', 'endOffset', 'url'],
  DataDownload: ['contentUrl', 'encodingFormat'],
  Dataset: ['name', 'description', 'license', 'creator'],
  DefinedTerm: ['name', 'description', 'inDefinedTermSet'],
  FAQPage: ['mainEntity'],
  HowTo: ['name', 'step'],
  HowToStep: ['name', 'text', 'url'],
  ListItem: ['position', 'name', 'item'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  PropertyValue: ['name', 'value', 'measurementTechnique'],
  Question: ['name', 'acceptedAnswer'],
  Quotation: ['text', 'creditText', 'citation'],
  Service: ['name', 'description', 'provider'],
  TechArticle: ['headline', 'about', 'author', 'dateModified'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate', 'transcript', 'hasPart'],
  WebApplication: ['name', 'applicationCategory'],
  WebPage: ['url', 'inLanguage'],
  WebSite: ['name', 'url', 'publisher'],
}

/** The properties whose values are text. */
const worded = [
  'abstract',
  'addressCountry',
  'addressLocality',
  'audienceType',
  'description',
  'email',
  'headline',
  'measurementTechnique',
  'name',
  'telephone',
  'text',
  'transcript',
]

/** Texts are compared paragraph by paragraph. */
function statementsOf(node: Node): readonly string[] {
  return worded.flatMap(property => node[property] ?? []).flatMap(value => String(value).split('\n'))
}

function graphOf(page: BuiltPage): readonly Node[] {
  const scripts = page.all('script').filter(isStructuredData)
  expect(scripts).toHaveLength(1)
  const [content] = scripts[0]?.childNodes ?? []
  return JSON.parse(content && 'value' in content ? content.value : '')['@graph']
}

function isStructuredData(script: Parameters<typeof attribute>[0]): boolean {
  return attribute(script, 'type') === 'application/ld+json'
}

/** Every node of a graph at any depth, described or only named. */
function nodesIn(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return '@type' in value || '@id' in value ? [value as Node, ...inner] : inner
}

/** The row of the page that contains a figure. */
function rowOf(node: Node, page: BuiltPage): string {
  return page.text(page.place(String(node['@id']).split('#')[1] ?? ''))
}
