import { languageOfPath } from '#contracts/languages.ts'
import { llmsPaths } from '#contracts/addresses/machine-paths.ts'
import {
  attribute,
  elementsIn,
  findIn,
  type HtmlElement,
  type HtmlParent,
  parsePage,
  textOf,
} from './html.ts'
import { markdownOf } from './markdown.ts'

interface BuiltPage {
  readonly path: string
  readonly html: string
  /** The day of the last change of meaning; undefined for a page that no list names. */
  readonly updated: string | undefined
  readonly siteUrl: string
}

/**
 * The Markdown twin of a page: the text, figures and sources of its `main` element, below the metadata of
 * its head. It is made from the page itself, so that the two cannot differ.
 */
export function markdownTwin({ path, html, updated, siteUrl }: BuiltPage): string {
  const document = parsePage(html)
  const main = findIn(document, ({ tagName }) => tagName === 'main')
  if (!main) throw new Error(`The page ${path} has no main element: its Markdown twin would be empty.`)
  const language = languageOfPath(path)
  const canonical = canonicalOf(document)
  const sources = sourcesIn(main)
  const matter = frontMatter({
    title: textOfFirst(document, 'title'),
    description: descriptionOf(document),
    canonical_url: canonical,
    lang: language,
    last_updated: updated,
    index: siteUrl + llmsPaths[language],
    sources,
  })
  const text = markdownOf(main, {
    address: canonical ?? siteUrl + path,
    language,
    sources: new Map(sources.map(({ anchor, url }) => [anchor, url])),
  })
  return `${matter}\n${text}\n`
}

function canonicalOf(document: HtmlParent): string | undefined {
  const link = findIn(document, element => attribute(element, 'rel') === 'canonical')
  return link && attribute(link, 'href')
}

function textOfFirst(document: HtmlParent, tag: string): string {
  const element = findIn(document, ({ tagName }) => tagName === tag)
  return element ? textOf(element).trim() : ''
}

function descriptionOf(document: HtmlParent): string {
  const meta = findIn(document, element => attribute(element, 'name') === 'description')
  return (meta && attribute(meta, 'content')) ?? ''
}

interface CitedSource {
  /** `#source-3`, as reference marks have it. */
  readonly anchor: string
  readonly title: string
  readonly url: string
}

/** The works that the page cites and that have an address, in the order of their numbers. */
function sourcesIn(main: HtmlElement): readonly CitedSource[] {
  return elementsIn(main)
    .filter(element => /^source-\d+$/.test(attribute(element, 'id') ?? ''))
    .map(citedIn)
    .filter(({ url }) => url !== '')
}

function citedIn(note: HtmlElement): CitedSource {
  const link = findIn(note, element => /^https?:/.test(attribute(element, 'href') ?? ''))
  return {
    anchor: `#${attribute(note, 'id')}`,
    title: textOfFirst(note, 'cite'),
    url: (link && attribute(link, 'href')) ?? '',
  }
}

type Matter = Readonly<Record<string, string | undefined | readonly CitedSource[]>>

/** YAML: every text in double quotes, as JSON, which YAML reads. Unknown values are left out. */
function frontMatter(matter: Matter): string {
  const lines = Object.entries(matter).flatMap(([name, value]) => {
    if (value === undefined || value.length === 0) return []
    return typeof value === 'string' ? [`${name}: ${scalar(value)}`] : [`${name}:`, ...value.flatMap(item)]
  })
  return ['---', ...lines, '---', ''].join('\n')
}

function item({ title, url }: CitedSource): readonly string[] {
  return [`  - title: ${JSON.stringify(title)}`, `    url: ${scalar(url)}`]
}

/** A date, an address or a code needs no quotes. */
function scalar(value: string): string {
  return /^[\w./:-]+$/.test(value) ? value : JSON.stringify(value)
}
