import { absolute, siteOf } from '../addresses.ts'
import { lettersOf } from '../text/fold.ts'
import { type Lexicon, plain } from '../text/lexicon/index.ts'
import { isDay, isFullName, readBareName, readByline, readName, type Signature } from './byline.ts'
import { longestStatedName, metaContent } from './head.ts'
import { attribute, type HtmlElement, selectorOf, shortTextOf, textOf, textsIn } from './html.ts'
import type { RawText } from './main-text/main-text.ts'
import type { Author, Head, StructuredData, StructuredNode } from './page-facts.ts'
import { isArticleNode } from './role/stated-role.ts'

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
  /** Whether the page says, or its address tells, that it is an article. */
  readonly isArticle: boolean
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
    ...own.filter(isPortrait).flatMap(besidePortrait),
    ...inText(text, lexicon),
    ...own.flatMap(besideIcon),
    ...metaNames.flatMap(name => fromMeta(name, metaContent(metas, name))),
    ...fromCard(metas),
    ...(lexicon?.language === 'fr' && page.isArticle ? withoutCue(page) : []),
  ]
  const found = authors
    // The name of a site may hold an "and".
    .map(author => ({ ...author, name: namesSite(author.name, page) ? author.name : nameIn(author.name) }))
    .filter(({ name }) => isName(name))
    .filter(author => signs(author, page))
    .toSorted((one, other) => rankOf(one, page) - rankOf(other, page))
    .map(({ isPerson: _sure, isOfArticle: _sureToo, isOrganization: _inOrder, ...author }) => author)
  return withPage(found, own.find(isAuthorPage), base)
}

/** A link that says it leads to the author leads to the one that no other link does. */
function withPage(
  authors: readonly Author[],
  link: HtmlElement | undefined,
  base: string,
): readonly Author[] {
  const page = link && absolute(attribute(link, 'href') ?? '', base)
  return authors.some(({ address }) => address !== null)
    ? authors
    : authors.map((author, index) => (index === 0 && page ? { ...author, address: page } : author))
}

/** An author whose name is not checked yet. A person is kept even when the site has the same name. */
interface ReadAuthor extends Author {
  readonly isPerson?: boolean
  readonly isOrganization?: boolean
  /** Stated by the data of an article. */
  readonly isOfArticle?: boolean
}

function inData({ nodes }: StructuredData, base: string): readonly ReadAuthor[] {
  return nodes.flatMap((node, index) => {
    // Those in microdata are read from its elements by `readAuthors`.
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

/** Parts of a page that may have another author. */
const typesWithOwnAuthor = new Set([
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
  const name = values['name']?.[0]
  const written = values['url']?.[0] ?? values['sameAs']?.[0]
  const address = written === undefined ? null : absolute(written, base)
  const isPerson = types.includes('Person')
  const isOrganization = types.some(type => type.endsWith('Organization'))
  const role = values['jobTitle']?.[0] ?? null
  return name ? [{ name, address, role, isPerson, isOrganization }] : []
}

function isAuthorProperty(element: HtmlElement): boolean {
  return wordsOf(element, 'itemprop').includes('author')
}

function isAuthorLink(element: HtmlElement): boolean {
  if (element.tagName !== 'a') return false
  const href = attribute(element, 'href') ?? ''
  return (
    (isAuthorPage(element) && isShortName(textOf(element))) ||
    (pathOfAuthor.test(href) && isCapitalized(nameIn(textOf(element)))) ||
    (isByline(element) && href !== '')
  )
}

function isAuthorPage(element: HtmlElement): boolean {
  const isMail = /^mailto:/iu.test(attribute(element, 'href') ?? '')
  return element.tagName === 'a' && wordsOf(element, 'rel').includes('author') && !isMail
}

/** Such a link may also say what its page is about: "How we check our sources". */
function isShortName(text: string): boolean {
  const name = nameIn(text)
  return isCapitalized(name) || name.split(' ').length <= 3
}

const pathOfAuthor = /\/(?:authors?|auteurs?|autor(?:en|es)?)\/[^/?#]/u

/** "Marie Dupont", "marie" and "Ludwig van Beethoven", unlike "Research data": it may be a name. */
function isCapitalized(text: string): boolean {
  const words = text.split(' ')
  return (
    words.length === 1 ||
    words.every(word => /^\p{Lu}|^(?:de|du|des|van|von|der|den|di|da|le|la|y|e|by|par)$/u.test(word))
  )
}

/**
 * Classes of elements with the name of the author and little else: `author`, `post-author`, `article__author-name`,
 * `author-card-name`, `authorName_yefp`.
 */
const bylineName = new RegExp(
  [
    '^(?:[a-z]{1,20}[_-]{1,2}){0,4}',
    '(?:author|byline|auteur|autor|writer|(?:posted|wrote|written|submitted)[_-]?by)',
    '(?:[_-]{0,2}(?:box|card|bio|info|profile)(?=[_-]{1,2}(?:name|nom)))?',
    '(?:[_-]{0,2}(?:name|link|text|meta|nom))?(?:--[a-z]+|_[a-z\\d]{4,8})?$',
  ].join(''),
  'u',
)

function isByline(element: HtmlElement): boolean {
  if (element.tagName === 'h1') return false
  const isOfAuthor = element.tagName === 'address' && wordsOf(element, 'rel').includes('author')
  // No element of HTML, and some write it.
  const isCalledSo = element.tagName === 'author'
  return isOfAuthor || isCalledSo || wordsOf(element, 'class').some(name => bylineName.test(name))
}

/** The class of a sign before the name of the author: that of a user may stand before any account. */
const iconName = /^(?:icon|fa|bi|mdi)[_-]author$/u

/** The name after such a sign, which may be a picture that is not read. */
function besideIcon({ childNodes }: HtmlElement): readonly ReadAuthor[] {
  return childNodes.flatMap((icon, index) => {
    if (!('tagName' in icon) || !wordsOf(icon, 'class').some(name => iconName.test(name))) return []
    const [name = ''] = childNodes
      .slice(index + 1)
      .map(textOfNode)
      .filter(text => text !== '')
    return isShortName(name)
      ? [{ source: 'byline', name, address: null, role: null, where: selectorOf(icon) }]
      : []
  })
}

function textOfNode(node: HtmlElement['childNodes'][number]): string {
  if ('tagName' in node) return shortTextOf(node, longestNameLine) ?? ''
  return 'value' in node ? node.value.trim() : ''
}

/** Classes of pictures of the author. */
const portraitName =
  /^(?:[a-z]{1,20}[_-]{1,2}){0,2}(?:author|auteur|autor)[_-]{1,2}(?:avatar|image|img|photo|picture)$/u

function isPortrait(element: HtmlElement): boolean {
  return element.tagName === 'img' && wordsOf(element, 'class').some(name => portraitName.test(name))
}

/** How many elements around a portrait may be without text before the one with the name. */
const framesOfPortrait = 3

function besidePortrait(portrait: HtmlElement): readonly ReadAuthor[] {
  let frame = portrait.parentNode
  for (let level = 0; frame && level < framesOfPortrait; level++) {
    const name = textsIn(frame)
      .map(({ value }) => plain(value).trim())
      .find(text => text !== '')
    if (name !== undefined) {
      return isFullName(name)
        ? [{ source: 'byline', name, address: null, role: null, where: selectorOf(portrait) }]
        : []
    }
    frame = 'parentNode' in frame ? frame.parentNode : null
  }
  return []
}

function wordsOf(element: HtmlElement, name: string): readonly string[] {
  return (attribute(element, name) ?? '').toLowerCase().split(/\s+/u)
}

/** In characters: a longer text describes the author. */
const longestNameLine = 100

/** The name in an element, with the page about the author that it links to. */
function named(source: Author['source'], element: HtmlElement, base: string): readonly ReadAuthor[] {
  const inside = element.childNodes.filter(node => 'tagName' in node)
  const property = inside.find(child => wordsOf(child, 'itemprop').includes('name'))
  const link = element.tagName === 'a' ? element : inside.find(({ tagName }) => tagName === 'a')
  const name = property
    ? textOf(property) || attribute(property, 'content')
    : shortTextOf(element, longestNameLine)
  const written = link && attribute(link, 'href')
  const address = written ? absolute(written, base) : null
  const isOrganization = /Organization$/u.test(attribute(element, 'itemtype') ?? '')
  return name ? [{ source, name, address, role: null, where: selectorOf(element), isOrganization }] : []
}

function inText(text: RawText, lexicon: Lexicon | null): readonly Author[] {
  return bylines(text).flatMap((line, index, lines) => {
    const below = lines[index + 1]
    if (isLabel.test(line.text)) return below?.order === line.order + 1 ? underLabel(below) : []
    const signature = readByline(
      withDay(line.text, lines[index - 1], below),
      lexicon,
      line.where === 'footer',
    )
    return signature ? [signed(signature, line)] : []
  })
}

/** A line that begins with "by", with the day that the line above or below consists of. */
function withDay(text: string, above: Line | undefined, below: Line | undefined): string {
  if (!/^(?:by|par) /iu.test(text)) return text
  if (above && isDay(above.text)) return `${above.text} ${text}`
  return below && isDay(below.text) ? `${text} ${below.text}` : text
}

function signed({ name, role }: Signature, { written, where }: Line): Author {
  return { source: 'text', name: asWritten(name, written), role, address: null, where }
}

/** In characters: a longer paragraph is no signature. */
const longestSignature = 120

/**
 * A name that nothing announces signs an article beside the day, below the title or, alone, below the text. A place, a
 * category or a subject comes again in the text: the name of an author comes once, and never in small letters.
 */
function withoutCue(page: SignedPage): readonly Author[] {
  const { blocks } = page.text
  const lastProse = blocks.findLastIndex(({ text }) => text.length > longestSignature)
  const lastHeading = blocks.findLastIndex(({ kind }) => kind === 'heading')
  const found = blocks.flatMap((block, index) => {
    const line = lineOf(block.text, block.selector, block.order)
    const isCategory = block.links.some(({ address }) => pathOfCategory.test(address))
    const isShort = block.kind === 'paragraph' && line.text.length <= longestSignature
    const signature = isShort && !isCategory ? readBareName(line.text) : null
    const isOpening = /\d/u.test(line.text) || blocks[index - 1]?.level === 1
    const isClosing = lastProse !== -1 && index > Math.max(lastProse, lastHeading)
    return signature && (isOpening || isClosing) ? [{ author: signed(signature, line), isOpening }] : []
  })
  const isAlone = found.filter(({ isOpening }) => !isOpening).length === 1
  const isSaidOnce = saidOnce(page)
  return found
    .filter(({ isOpening }) => isOpening || isAlone)
    .map(({ author }) => author)
    .filter(({ name }) => namesSite(name, page) || isSaidOnce(name))
}

function wordsIn(text: string): readonly string[] {
  return plain(text)
    .split(/[^\p{L}-]+/u)
    .filter(word => word !== '')
}

/** Whether a page holds the last word of a name once, and none of its words in small letters. */
function saidOnce({ text, head }: SignedPage): (name: string) => boolean {
  const words = wordsIn([...head.titles, ...text.blocks.map(block => block.text)].join(' '))
  const written = new Set(words)
  const counts = Map.groupBy(words, lettersOf)
  return name => {
    const parts = wordsIn(name)
    const isProper = parts.every(part => !/^\p{Lu}/u.test(part) || !written.has(part.toLowerCase()))
    return isProper && counts.get(lettersOf(parts.at(-1) ?? ''))?.length === 1
  }
}

const pathOfCategory = /\/(?:tags?|categor(?:y|ies)|categories?|topics?|themes?|rubriques?)\//u

interface Line {
  /** `plain`. */
  readonly text: string
  readonly written: string
  readonly where: string
  readonly order: number
}

/** The short lines that may name who wrote: those of the text, and those that Readability would pass over around it. */
function bylines({ blocks, skipped }: RawText): readonly Line[] {
  return [
    ...blocks
      .filter(({ kind }) => kind !== 'quote' && kind !== 'code')
      .map(({ text, selector, order }) => ({ text, where: selector, order })),
    ...skipped
      .filter(({ tag }) => tag === 'header' || tag === 'footer' || tag === 'body')
      .map(({ text, tag, order }) => ({ text, where: tag, order })),
  ]
    .filter(({ text }) => text.length <= longestByline)
    .toSorted((one, other) => one.order - other.order)
    .map(({ text, where, order }) => lineOf(text, where, order))
}

/** Accents may be written apart from their letters. */
function lineOf(written: string, where: string, order: number): Line {
  return { text: plain(written).normalize('NFC').replace(joined, '$1 '), written, where, order }
}

/** Spaced by its styles alone: "ByMarie Dupont". */
const joined = /^(By|Par|Von)(?=\p{Lu}\p{Ll})/u

const isLabel =
  /^(?:by|par|von|autor(?:in)?|authors?|(?:l')?auteure?s?|(?:l')?autrices?|(?:à propos de l'|about the )(?:auteure?|autrice|author)|written by|(?:écrit|rédigé|publié|propos recueillis) par|text|texte|interview) ?:?$/iu

/** The name in the line below "Author", which holds nothing else, or says who that is. */
function underLabel(line: Line): readonly Author[] {
  const [name = ''] = line.text.split(/ (?:est|is) /u, 1)
  const signature = readName(name)
  return signature ? [signed(signature, line)] : []
}

const metaNames = [
  'author',
  'article:author',
  'dc.creator',
  'dcterms.creator',
  'citation_author',
  'parsely-author',
]

function fromMeta(meta: string, name: string | null): readonly Author[] {
  return name ? [{ source: 'meta', name, address: null, role: null, where: `meta[${meta}]` }] : []
}

/** A card for Twitter, in which common plugins write "Written by" and the name. */
function fromCard(metas: readonly HtmlElement[]): readonly Author[] {
  const label = metaContent(metas, 'twitter:label1') ?? ''
  return /^(?:written by|écrit par|verfasst von|escrito por|scritto da)$/iu.test(label)
    ? fromMeta('twitter:data1', metaContent(metas, 'twitter:data1'))
    : []
}

/** What precedes a name, in the languages of the labelled pages. */
const lead =
  /^(?:(?:written|posted|published|story|article|rédigée?|écrite?|publiée?|article|geschrieben|verfasst|veröffentlicht|eingestellt|text|artikel|mehr artikel|alles|publicado|scritto) )?(?:by|par|von|por|di|da|door|av|af|autor(?:in)?|authors?|auteure?s?|text|interview)(?: ?:)? |^(?:à propos de l'(?:auteure?|autrice)|about the author)(?: ?:)? |^(?:à propos de|about) (?=\p{Lu})/iu
/** The same, with a date in between. */
const datedLead = /^(?:posted|published|publiée?|veröffentlicht)(?!\p{L}).{0,40}? (?:by|par|von) /iu
/** What a link to all that an author wrote says before the name. */
const allLead =
  /^(?:(?:view|see|show|read|voir|lire|afficher|consulter|découvrir|retrouver|zeige) )?(?:all|tous [ls]es|toutes [ls]es|alle) (?:\p{L}{4,12}) (?:(?:by|from|de|par|von) |d')/iu
/** What follows the name: a date, a role, a place, another author. */
const tail =
  / ?(?:[|·•–—/;,(]| - | (?:on|am|le|el|il|at|in|and|et|und|y|für) (?=.)| (?:[Pp]ublished|[Pp]ubliée?|[Pp]osted|[Uu]pdated|[Mm]ise? à jour)(?!\p{L})|(?<![\p{L}\d])\d(?!\d*\p{L}))/u

/** The name alone, without "by" before it or a date after it. */
function nameIn(written: string): string {
  const line = plain(written)
    .slice(0, longestByline)
    .replace(allLead, '')
    .replace(datedLead, '')
    .replace(lead, '')
  const [name = ''] = line.split(tail, 1)
  return asWritten(name.replace(opening, '').trim().slice(0, longestStatedName), written)
}

/** With the apostrophes that the page writes. */
function asWritten(name: string, written: string): string {
  const curly = name.replaceAll("'", '’')
  return written.includes(curly) ? curly : name
}

/** Punctuation that a theme puts before a name. */
const opening = /^[\s:|·•–—-]+/u

const longestName = 60
/** Default names of publishing systems, and words of the forms and menus beside a name. */
const noName =
  /^(?:(?:wordpress)?admin|administrator|administrateur|webmaster|root|user|guest|gast|anonym\w*|unknown|inconnue?|author|autor|auteur|by|name|editor|staff|date|message|undefined|null|à propos|about|accueil|home|contact)$|^(?:posted|published|updated|veröffentlicht|publiée?|theme|bild|quelle|foto|photo)(?!\p{L})|[@©]|:\/\/|www\.|[{}<>=#]|&\p{L}+;?$|^https?:|\b(?:erforderlich|guide|policies|required|obligatoire|profile|profil|comment|kommentar|css templates?|wordpress|theme|thème)(?!\p{L})/iu

function isName(name: string): boolean {
  return name.length > 1 && name.length <= longestName && /\p{L}/u.test(name) && !noName.test(name)
}

/** Account names, such as `marie.dupont`: names of persons are listed before them. */
function isHandle(name: string): boolean {
  return !/\p{Lu}|\p{Lo}/u.test(name)
}

/**
 * Machines are told the name of the site on many pages that nobody signs. It signs where readers find it, where the
 * data of an article say so, and where the head of an article names a person, or the site otherwise than by its host.
 */
function signs({ name, source, isPerson, isOfArticle }: ReadAuthor, page: SignedPage): boolean {
  const isForMachines = source === 'json-ld' || source === 'meta'
  const isByHead = source === 'meta' && page.isArticle && (isFullName(plain(name)) || !namesHost(name, page))
  const isSure = isPerson || isOfArticle || isByHead
  return isSure || !isForMachines || !namesSite(name, page)
}

/**
 * Names of persons come before those of the site and of other organizations, and these before those of accounts; but
 * whom the data of an article state comes before a site or an account that only the page shows.
 */
function rankOf({ name, isOrganization, isOfArticle }: ReadAuthor, page: SignedPage): number {
  const [ofSite, ofAccount] = isOfArticle ? [1, 2] : [3, 4]
  return (isHandle(name) ? ofAccount : 0) + (isOrganization || namesSite(name, page) ? ofSite : 0)
}

function namesSite(name: string, page: SignedPage): boolean {
  return lettersOf(page.head.siteName ?? '') === lettersOf(name) || namesHost(name, page)
}

function namesHost(name: string, { address }: SignedPage): boolean {
  const host = siteOf(address)
  return [host, host.split('.').at(-2) ?? ''].map(lettersOf).includes(lettersOf(name))
}
