import { absolute, siteOf } from '../addresses.ts'
import { fold } from '../text/fold.ts'
import { type Lexicon, plain } from '../text/lexicon/index.ts'
import { longestStatedName, metaContent } from './head.ts'
import { attribute, type HtmlElement, selectorOf, shortTextOf, textOf } from './html.ts'
import type { RawText } from './main-text/main-text.ts'
import type { Author, Head, StructuredData, StructuredNode } from './page-facts.ts'

/** In characters: in a longer line, "by" rarely names the author. */
const longestByline = 200

interface SignedPage {
  readonly elements: readonly HtmlElement[]
  /** As `ownElements` selects them. */
  readonly own: readonly HtmlElement[]
  readonly text: RawText
  readonly data: StructuredData
  readonly head: Head
  readonly lexicon: Lexicon | null
  readonly address: string
  readonly base: string
}

/** Everyone the page names as its author, wherever it does; texts that cannot be a name are left out. */
export function readAuthors(page: SignedPage): readonly Author[] {
  const { elements, own, text, data, lexicon, base } = page
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const authors: readonly ReadAuthor[] = [
    ...inData(data, base),
    ...own.filter(isAuthorProperty).flatMap(element => named('property', element, base)),
    ...own.filter(isAuthorLink).flatMap(link => named('link', link, base)),
    ...own.filter(isByline).flatMap(element => named('byline', element, base)),
    ...(lexicon ? inText(text, lexicon) : []),
    ...fromMeta(metaContent(metas, 'author')),
  ]
  return authors
    .map(author => ({ ...author, name: nameIn(author.name) }))
    .filter(({ name, isPerson }) => isName(name) && (isPerson || !namesSite(name, page)))
    .map(({ isPerson: _asRead, ...author }) => author)
    .toSorted((one, other) => Number(isHandle(one.name)) - Number(isHandle(other.name)))
}

/** An author whose name is not checked yet. A person is kept even when the site has the same name. */
interface ReadAuthor extends Author {
  readonly isPerson?: boolean
}

function inData({ nodes }: StructuredData, base: string): readonly ReadAuthor[] {
  return nodes.flatMap((node, index) => {
    // Those in microdata are read from its elements by `readAuthors`.
    if (node.syntax !== 'json-ld' || node.types.some(type => typesWithOwnAuthor.has(type))) return []
    const nested = nodes.filter(({ parent }) => parent?.index === index && parent.property === 'author')
    const referenced = nodes.filter(({ id }) => id !== null && node.references['author']?.includes(id))
    const literal = (node.values['author'] ?? []).map(name => ({ name, address: null, role: null }))
    return [...[...nested, ...referenced].flatMap(person => fromNode(person, base)), ...literal].map(
      author => ({
        ...author,
        source: 'json-ld' as const,
        where: `JSON-LD ${node.types[0] ?? ''}.author`,
      }),
    )
  })
}

/** Parts of a page that may have another author. */
const typesWithOwnAuthor = new Set([
  'Review',
  'Comment',
  'ImageObject',
  'VideoObject',
  'AudioObject',
  'Quotation',
])

function fromNode({ types, values }: StructuredNode, base: string) {
  const name = values['name']?.[0]
  const written = values['url']?.[0] ?? values['sameAs']?.[0]
  const address = written === undefined ? null : absolute(written, base)
  const isPerson = types.includes('Person')
  return name ? [{ name, address, role: values['jobTitle']?.[0] ?? null, isPerson }] : []
}

function isAuthorProperty(element: HtmlElement): boolean {
  return wordsOf(element, 'itemprop').includes('author')
}

function isAuthorLink(element: HtmlElement): boolean {
  if (element.tagName !== 'a') return false
  const href = attribute(element, 'href') ?? ''
  return (
    wordsOf(element, 'rel').includes('author') ||
    /\/(?:authors?|auteurs?|autor(?:en|es)?)\/[^/?#]/u.test(href) ||
    (isByline(element) && href !== '')
  )
}

/** Classes of elements with the name of the author and little else: `author`, `post-author`, `article__author-name`. */
const bylineName =
  /^(?:[a-z]{1,20}[_-]{1,2}){0,4}(?:author|byline|auteur|autor|writer|(?:posted|wrote|written|submitted)[_-]?by)(?:[_-]{1,2}(?:name|link|text|meta|nom))?(?:--[a-z]+)?$/u

function isByline(element: HtmlElement): boolean {
  return element.tagName !== 'h1' && wordsOf(element, 'class').some(name => bylineName.test(name))
}

function wordsOf(element: HtmlElement, name: string): readonly string[] {
  return (attribute(element, name) ?? '').toLowerCase().split(/\s+/u)
}

/** In characters: a longer text describes the author. */
const longestNameLine = 100

/** The name in an element, with the page about the author that it links to. */
function named(source: Author['source'], element: HtmlElement, base: string): readonly Author[] {
  const inside = element.childNodes.filter(node => 'tagName' in node)
  const property = inside.find(child => wordsOf(child, 'itemprop').includes('name'))
  const link = element.tagName === 'a' ? element : inside.find(({ tagName }) => tagName === 'a')
  const name = property
    ? textOf(property) || attribute(property, 'content')
    : shortTextOf(element, longestNameLine)
  const written = link && attribute(link, 'href')
  const address = written ? absolute(written, base) : null
  return name ? [{ source, name, address, role: null, where: selectorOf(element) }] : []
}

const personName =
  /^ ?(\p{Lu}[\p{L}'-]+(?: (?:(?:de|du|van|von|le|la) )?\p{Lu}[\p{L}'.-]+){1,3})(?:, (\p{Ll}[^.,|·]{3,60}))?/u

/** What may precede "by" in a byline: nothing, or something that ends in a punctuation mark. */
const opensByline = /^$|[.|·•—–,:] $/u

function inText({ blocks, skipped }: RawText, lexicon: Lexicon): readonly Author[] {
  const lines = [
    ...blocks.filter(({ kind }) => kind !== 'quote' && kind !== 'code'),
    ...skipped.filter(({ tag }) => tag === 'header').map(({ text }) => ({ text, selector: 'header' })),
  ]
  return lines
    .filter(({ text }) => text.length <= longestByline)
    .flatMap(({ text, selector }) => {
      const line = plain(text)
      const lead = lexicon.byline.exec(line)
      if (!lead || !opensByline.test(line.slice(0, lead.index))) return []
      const [, name, role = null] = personName.exec(line.slice(lead.index + lead[0].length)) ?? []
      return name ? [{ source: 'text' as const, name, address: null, role, where: selector }] : []
    })
}

function fromMeta(name: string | null): readonly Author[] {
  return name ? [{ source: 'meta', name, address: null, role: null, where: 'meta[name=author]' }] : []
}

/** What precedes a name, in the languages of the labelled pages. */
const lead =
  /^(?:(?:written|posted|published|story|article|rédigée?|écrite?|publiée?|article|geschrieben|verfasst|veröffentlicht|eingestellt|text|artikel|mehr artikel|alles|publicado|scritto) )?(?:by|par|von|por|di|da|door|av|af|autor(?:in)?|authors?|auteure?s?|text|interview)(?: ?:)? /iu
/** The same, with a date in between. */
const datedLead = /^(?:posted|published|publiée?|veröffentlicht)(?!\p{L}).{0,40}? (?:by|par|von) /iu
/** What follows the name: a date, a role, a place, another author. */
const tail = / ?(?:[|·•–—/;,(]| - | (?:on|am|le|el|il|at|in|and|et|und|y|für) (?=.)|(?<!\p{L})\d)/u

/** The name alone, without "by" before it or a date after it. */
function nameIn(written: string): string {
  const line = plain(written).slice(0, longestByline).replace(datedLead, '').replace(lead, '')
  const [name = ''] = line.split(tail, 1)
  return name.replace(opening, '').trim().slice(0, longestStatedName)
}

/** Punctuation that a theme puts before a name. */
const opening = /^[\s:|·•–—-]+/u

const longestName = 60
/** Default names of publishing systems, and words of the forms and menus beside a name. */
const noName =
  /^(?:(?:wordpress)?admin|administrator|administrateur|webmaster|root|user|guest|gast|anonym\w*|unknown|author|autor|auteur|by|name|editor|staff|undefined|null)$|^(?:posted|published|updated|veröffentlicht|publiée?|theme|bild|quelle|foto|photo)(?!\p{L})|[@©]|:\/\/|www\.|[{}<>=_#]|&\p{L}+;?$|^https?:|\b(?:erforderlich|alle artikel|guide|policies|required|obligatoire|profile|profil|view all|all posts|comment|kommentar|css templates?|wordpress)\b/iu

function isName(name: string): boolean {
  return name.length > 1 && name.length <= longestName && /\p{L}/u.test(name) && !noName.test(name)
}

/** Account names, such as `marie.dupont`: names of persons are listed before them. */
function isHandle(name: string): boolean {
  return !/\p{Lu}|\p{Lo}/u.test(name)
}

/** A page signed with the name of its site names no author. */
function namesSite(name: string, { head, address }: SignedPage): boolean {
  const folded = fold(name).replaceAll(' ', '')
  const host = fold(siteOf(address)).replaceAll(' ', '')
  const label = fold(siteOf(address).split('.').at(-2) ?? '').replaceAll(' ', '')
  return folded === host || folded === label || folded === fold(head.siteName ?? '').replaceAll(' ', '')
}
