import { absolute, siteOf } from '../../addresses.ts'
import { fold, lettersOf } from '../../text/fold.ts'
import { type Lexicon, plain } from '../../text/lexicon/index.ts'
import { attribute, type HtmlDocument, type HtmlElement } from '../html.ts'
import type { Author, Head, StructuredData } from '../page-facts.ts'
import { inData, inMetas } from './in-data.ts'
import { besideText, inMarkup, isAuthorPage } from './in-markup.ts'
import { inText, partsOfTitles, titleIn, withoutCue } from './in-text.ts'
import { type Line, linesOf } from './lines.ts'
import { isAgency, isFullName, isHandle, isName, isPerson, nameIn } from './names.ts'
import type { ReadAuthor } from './read-author.ts'

interface SignedPage {
  readonly document: HtmlDocument
  readonly elements: readonly HtmlElement[]
  /** As `ownElements` selects them. */
  readonly own: readonly HtmlElement[]
  readonly data: StructuredData
  readonly head: Head
  readonly lexicon: Lexicon | null
  readonly address: string
  readonly base: string
  /** Whether the page says, or its address tells, that it is an article. */
  readonly isArticle: boolean
  readonly isDated: boolean
}

/** Everyone the page names as its author, wherever it does; texts that cannot be a name are left out. */
export function readAuthors(page: SignedPage): readonly Author[] {
  const { elements, own, data, lexicon, base } = page
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const lines = linesOf(page.document, own)
  const title = titleIn(lines, page.head)
  const names = namesOfSite(page, lines[title]?.text ?? '')
  const told = [...inData(data, base), ...inMetas(metas)]
  const known = [...names, ...told.map(({ name }) => name)].map(fold)
  const written = {
    lines,
    title,
    head: page.head,
    lexicon,
    echoes: (name: string) => known.some(text => ` ${text} `.includes(` ${fold(name)} `)),
  }
  const authors: readonly ReadAuthor[] = [
    ...told.filter(({ source }) => source === 'json-ld'),
    ...inMarkup(own, base),
    ...besideText(elements, base),
    ...inText(written),
    ...told.filter(({ source }) => source === 'meta'),
    ...(lexicon ? withoutCue(written, page.isArticle) : []),
  ]
  const found = authors
    // The name of a site may hold an "and".
    .map(author => ({ ...author, name: namesSite(author.name, page) ? author.name : nameIn(author.name) }))
    .filter(({ name }) => isName(name))
    .filter(author => signs(author, page))
    .filter(({ name, source }) => source !== 'text' || !lines.some(line => isAbout(line, plain(name), page)))
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

/**
 * Machines are told the name of the site on many pages that nobody signs. It signs where readers find it, where the
 * data of an article say so, and where the head of an article, or of a dated page, names its author: who keeps a blog
 * often calls it by their own name. An address, and the card that a plugin fills in, name the site alone.
 */
function signs(author: ReadAuthor, page: SignedPage): boolean {
  const { name, source, where, isPerson: isStated, isOfArticle } = author
  const isOfSite = where === 'meta[twitter:data1]' || lettersOf(name) === lettersOf(siteOf(page.address))
  const isByHead = source === 'meta' && !isOfSite && (page.isArticle || page.isDated)
  return isStated || isOfArticle || isByHead || !isForMachines(author) || !namesSite(name, page)
}

/**
 * Names of persons come before those of the site, of agencies and of other organizations, and these before those of
 * accounts; but whom the data of an article state comes before a site or an account that only the page shows. A person
 * whom the page shows may keep a site of that name.
 */
function rankOf(author: ReadAuthor, page: SignedPage): number {
  const { name, isOrganization, isOfArticle } = author
  const [ofSite, ofAccount] = isOfArticle ? [1, 2] : [3, 4]
  const isShownPerson = !isForMachines(author) && isPerson(plain(name))
  const isNoPerson = isOrganization || isAgency(name) || (namesSite(name, page) && !isShownPerson)
  return (isHandle(name) ? ofAccount : 0) + (isNoPerson ? ofSite : 0)
}

/** Whether a title holds a name amidst other words, and is not what the site is called: the page is about them. */
function isAbout({ text, level }: Line, name: string, page: SignedPage): boolean {
  const isTitle = level === 1 && text.length > name.length + 3
  return isTitle && isFullName(name) && text.includes(name) && !namesSite(name, page)
}

function isForMachines({ source }: ReadAuthor): boolean {
  return source === 'json-ld' || source === 'meta'
}

function namesSite(name: string, page: SignedPage): boolean {
  return lettersOf(page.head.siteName ?? '') === lettersOf(name) || namesHost(name, page)
}

/** What the site is called: in its head, at the ends of its titles, in its address. */
function namesOfSite({ head, address }: SignedPage, heading: string): readonly string[] {
  const parts = partsOfTitles(head.titles)
  const ofSite = parts.filter(part => !lettersOf(heading).includes(lettersOf(part)))
  return [head.siteName ?? '', ...(ofSite.length < parts.length ? ofSite : []), ...siteOf(address).split('.')]
}

function namesHost(name: string, { address }: SignedPage): boolean {
  const host = siteOf(address)
  return [host, host.split('.').at(-2) ?? ''].map(lettersOf).includes(lettersOf(name))
}
