import { absolute } from '../../addresses.ts'
import { metaContent } from '../head.ts'
import type { HtmlElement } from '../html.ts'
import type { StructuredData, StructuredNode } from '../page-facts.ts'
import { isArticleNode } from '../role/stated-role.ts'
import type { ReadAuthor } from './read-author.ts'

export function inData({ nodes }: StructuredData, base: string): readonly ReadAuthor[] {
  return nodes.flatMap((node, index) => {
    // Those in microdata are read from its elements by `inMarkup`.
    if (node.syntax !== 'json-ld' || (isPart(node) && !isAlone(node, nodes))) return []
    const nested = nodes.filter(({ parent }) => parent?.index === index && parent.property === 'author')
    const referenced = nodes.filter(({ id }) => id !== null && node.references['author']?.includes(id))
    const literal = (node.values['author'] ?? []).map(name => ({ name, address: null, role: null }))
    return [...[...nested, ...referenced].flatMap(person => fromNode(person, base)), ...literal].map(
      author => ({
        ...author,
        isOfArticle: isArticleNode(node),
        source: 'json-ld' as const,
        where: `JSON-LD ${node.types[0] ?? ''}.author`,
      }),
    )
  })
}

/** Parts of a page, and what it is a part of: they may have another author. */
const typesWithOwnAuthor = new Set([
  'WebSite',
  'Website',
  'Review',
  'Comment',
  'ImageObject',
  'VideoObject',
  'AudioObject',
  'Quotation',
])

function isPart({ types }: StructuredNode): boolean {
  return types.some(type => typesWithOwnAuthor.has(type))
}

/** The review of a film or a book is the page itself where the data describe nothing else. */
function isAlone(node: StructuredNode, nodes: readonly StructuredNode[]): boolean {
  return node.types.includes('Review') && nodes.every(other => other === node || other.parent !== null)
}

function fromNode({ types, values }: StructuredNode, base: string) {
  const name = withFamilyName(values['name']?.[0], values['familyName']?.[0])
  const written = values['url']?.[0] ?? values['sameAs']?.[0]
  const address = written === undefined ? null : absolute(written, base)
  const isPerson = types.includes('Person')
  const isOrganization = types.some(type => type.endsWith('Organization'))
  const role = values['jobTitle']?.[0] ?? null
  return name ? [{ name, address, role, isPerson, isOrganization }] : []
}

/** Some data give the first name alone as the name, and the family name beside it. */
function withFamilyName(name: string | undefined, familyName: string | undefined): string | undefined {
  return name && familyName && !name.includes(familyName) ? `${name} ${familyName}` : name
}

/** Who the head names: for machines, or for the card that Twitter makes of the page. */
export function inMetas(metas: readonly HtmlElement[]): readonly ReadAuthor[] {
  return [
    ...metaNames.flatMap(name => fromMeta(name, metaContent(metas, name))),
    ...(isWrittenBy.test(metaContent(metas, 'twitter:label1') ?? '')
      ? fromMeta('twitter:data1', metaContent(metas, 'twitter:data1'))
      : []),
  ]
}

const metaNames = [
  'author',
  'article:author',
  'byl',
  'dc.creator',
  'dcterms.creator',
  'citation_author',
  'parsely-author',
  'sailthru.author',
]

/** The label in which common plugins write who the card is by. */
const isWrittenBy = /^(?:written by|écrit par|verfasst von|escrito por|scritto da)$/iu

function fromMeta(meta: string, name: string | null): readonly ReadAuthor[] {
  return name ? [{ source: 'meta', name, address: null, role: null, where: `meta[${meta}]` }] : []
}
