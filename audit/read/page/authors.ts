import { absolute } from '../addresses.ts'
import { type Lexicon, plain } from '../text/lexicon/index.ts'
import { longestStatedName, metaContent } from './head.ts'
import { attribute, type HtmlElement, selectorOf, textOf } from './html.ts'
import type { RawText } from './main-text/main-text.ts'
import type { Author, StructuredData, StructuredNode } from './page-facts.ts'

/** Longer than this and "by" speaks of something else than the author. */
const longestByline = 200

/** Everyone the page names as its author, wherever it does. */
export function readAuthors(
  elements: readonly HtmlElement[],
  text: RawText,
  data: StructuredData,
  lexicon: Lexicon | null,
  base: string,
): readonly Author[] {
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const authors = [
    ...inData(data, base),
    ...elements.filter(isAuthorLink).flatMap(link => fromLink(link, base)),
    ...(lexicon ? inText(text, lexicon) : []),
    ...fromMeta(metaContent(metas, 'author')),
  ]
  return authors.map(author => ({ ...author, name: author.name.slice(0, longestStatedName) }))
}

function inData({ nodes }: StructuredData, base: string): readonly Author[] {
  return nodes.flatMap((node, index) => {
    const nested = nodes.filter(({ parent }) => parent?.index === index && parent.property === 'author')
    const pointed = nodes.filter(({ id }) => id !== null && node.references['author']?.includes(id))
    const literal = (node.values['author'] ?? []).map(name => ({ name, address: null, role: null }))
    return [...[...nested, ...pointed].flatMap(person => fromNode(person, base)), ...literal].map(author => ({
      ...author,
      source: 'json-ld' as const,
      where: `JSON-LD ${node.types[0] ?? ''}.author`,
    }))
  })
}

function fromNode({ values }: StructuredNode, base: string) {
  const name = values['name']?.[0]
  const written = values['url']?.[0] ?? values['sameAs']?.[0]
  const address = written === undefined ? null : absolute(written, base)
  return name ? [{ name, address, role: values['jobTitle']?.[0] ?? null }] : []
}

function isAuthorLink(element: HtmlElement): boolean {
  return element.tagName === 'a' && /\bauthor\b/u.test(attribute(element, 'rel') ?? '')
}

function fromLink(link: HtmlElement, base: string): readonly Author[] {
  const name = textOf(link)
  const address = absolute(attribute(link, 'href') ?? '', base)
  return name ? [{ source: 'link', name, address, role: null, where: selectorOf(link) }] : []
}

const personName =
  /^ ?(\p{Lu}[\p{L}'-]+(?: (?:(?:de|du|van|von|le|la) )?\p{Lu}[\p{L}'.-]+){1,3})(?:, (\p{Ll}[^.,|·]{3,60}))?/u

function inText({ blocks }: RawText, lexicon: Lexicon): readonly Author[] {
  return blocks
    .filter(({ text, kind }) => text.length <= longestByline && kind !== 'quote')
    .flatMap(({ text, selector }) => {
      const line = plain(text)
      const lead = lexicon.byline.exec(line)
      const [, name, role = null] = (lead && personName.exec(line.slice(lead.index + lead[0].length))) ?? []
      return name ? [{ source: 'text' as const, name, address: null, role, where: selector }] : []
    })
}

function fromMeta(name: string | null): readonly Author[] {
  return name ? [{ source: 'meta', name, address: null, role: null, where: 'meta[name=author]' }] : []
}
