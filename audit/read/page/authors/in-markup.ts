import { absolute } from '../../addresses.ts'
import { plain } from '../../text/lexicon/index.ts'
import {
  attribute,
  collapse,
  elementsIn,
  type HtmlElement,
  inlineTags,
  selectorOf,
  shortTextOf,
  textOf,
  textsIn,
} from '../html.ts'
import type { Author } from '../page-facts.ts'
import { isDay } from './byline.ts'
import { pathOfCategory } from './lines.ts'
import { isName, isOfInterface, isPerson, nameIn } from './names.ts'
import type { ReadAuthor } from './read-author.ts'

/** Who is named where the markup says that the author is, surest first. */
export function inMarkup(own: readonly HtmlElement[], base: string): readonly ReadAuthor[] {
  const apart = partsApart(own)
  const shown = own.filter(element => !apart.has(element))
  const read = (source: Author['source'], marks: (element: HtmlElement) => boolean) =>
    shown.filter(marks).flatMap(element => named(source, element, base))
  return [
    ...read('property', isAuthorProperty),
    ...read('link', isAuthorLink),
    ...shown
      .flatMap(element => [element, ...element.childNodes.filter(isDrawing)])
      .filter(element => isByline(element) || isAboutAuthor(element))
      .flatMap(element => byline(element, base)),
  ]
}

/** The one person to whose page any link of the document leads as its author's, even in a column beside the text. */
export function besideText(elements: readonly HtmlElement[], base: string): readonly ReadAuthor[] {
  const authors = elements.filter(isAuthorPage).flatMap(element => named('link', element, base))
  const persons = authors.filter(({ name }) => isPerson(plain(nameIn(name))))
  return new Set(persons.map(({ name }) => nameIn(name))).size === 1 ? persons.slice(0, 1) : []
}

/** What is in captions of pictures, in the footer of the site, and in its title, which some themes say is the author. */
function partsApart(own: readonly HtmlElement[]): ReadonlySet<HtmlElement['parentNode']> {
  const apart = new Set<HtmlElement['parentNode']>()
  const inArticle = new Set<HtmlElement['parentNode']>()
  for (const element of own) {
    const { tagName, parentNode } = element
    const isInArticle = tagName === 'article' || inArticle.has(parentNode)
    if (isInArticle) inArticle.add(element)
    const isFooter = tagName === 'footer' && !isInArticle
    if (tagName === 'figure' || isFooter || isOfSite(element) || apart.has(parentNode)) apart.add(element)
  }
  return apart
}

function isOfSite(element: HtmlElement): boolean {
  return ['class', 'id'].some(name => wordsOf(element, name).some(word => siteName.test(word)))
}

const siteName =
  /^(?:(?:site|page)[_-]?(?:footer|info)|site[_-]?(?:title|name|branding)|colophon|copyright)$/u

function isAuthorProperty(element: HtmlElement): boolean {
  return wordsOf(element, 'itemprop').includes('author')
}

function isAuthorLink(element: HtmlElement): boolean {
  if (element.tagName !== 'a') return false
  const href = attribute(element, 'href') ?? ''
  return (
    (isAuthorPage(element) && isShort(textOf(element))) ||
    (pathOfAuthor.test(href) && isCapitalized(nameIn(textOf(element)))) ||
    (pathOfProfile.test(href) && isPerson(plain(nameIn(textOf(element))))) ||
    (isByline(element) && href !== '')
  )
}

export function isAuthorPage(element: HtmlElement): boolean {
  const isMail = /^mailto:/iu.test(attribute(element, 'href') ?? '')
  return element.tagName === 'a' && wordsOf(element, 'rel').includes('author') && !isMail
}

/** Such a link may also say what its page is about: "How we check our sources". */
function isShort(text: string): boolean {
  const name = nameIn(text)
  return isCapitalized(name) || name.split(' ').length <= 3
}

const pathOfAuthor = /\/(?:authors?|auteurs?|autor(?:en|es)?)\/[^/?#]/u
/** Readers and subscribers have one too, and pages that are about it. */
const pathOfProfile = /\/profile?\/[^/?#]/u

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
  return isOfAuthor || wordsOf(element, 'class').some(name => bylineName.test(name) && !otherName.test(name))
}

/** Classes of what else belongs to the author: a box, a portrait, a sign before the name. */
const authorName = /(?:^|[_-])(?:author|byline|auteur|autor|writer)(?:$|[_-])/u

/** Of what somebody else has made or said: a book, a picture, a testimonial. */
const otherName =
  /(?:book|livre|film|movie|photo|image|video|product|song|quote|citation|testimonial|t[ée]moignage|review|avis|case|client)[a-z]{0,3}[_-]{1,2}(?:author|auteur|autor|writer)/u

/** An icon, which themes draw in different elements. */
function isSign({ tagName }: HtmlElement): boolean {
  return tagName === 'svg' || tagName === 'i' || tagName === 'span'
}

function isDrawing(node: HtmlElement['childNodes'][number]): node is HtmlElement {
  return 'tagName' in node && node.tagName === 'svg'
}

function isAboutAuthor(element: HtmlElement): boolean {
  return wordsOf(element, 'class').some(word => authorName.test(word) && !otherName.test(word))
}

/** How many elements around a portrait may be without text before the one with the name. */
const framesOfPortrait = 3

function byline(element: HtmlElement, base: string): readonly ReadAuthor[] {
  let frame: HtmlElement['parentNode'] = element
  for (let level = 0; frame && 'tagName' in frame && level <= framesOfPortrait; level++) {
    const text = shortTextOf(frame, longestPortrait)
    if (text === null) return []
    if (text !== '') {
      const isMarked = level === 0 ? isByline(element) : isSign(element)
      return named('byline', frame, base).filter(({ name }) => isMarked || isPerson(plain(name)))
    }
    frame = frame.parentNode
  }
  return []
}

function wordsOf(element: HtmlElement, name: string): readonly string[] {
  return (attribute(element, name) ?? '').toLowerCase().split(/\s+/u)
}

/** In characters: a longer text describes the author. */
const longestNameLine = 100

/** In characters: an element with a longer text shows more than the author and what they do. */
const longestPortrait = 1_000

/** The name in an element, with the page about the author that it links to. */
function named(source: Author['source'], element: HtmlElement, base: string): readonly ReadAuthor[] {
  const inside = element.childNodes.filter(node => 'tagName' in node)
  const property = inside.find(child => wordsOf(child, 'itemprop').includes('name'))
  const link = element.tagName === 'a' ? element : inside.find(({ tagName }) => tagName === 'a')
  const name = property ? textOf(property) || attribute(property, 'content') : nameWithin(element)
  const written = link && attribute(link, 'href')
  const address = written ? absolute(written, base) : null
  const isOrganization = /Organization$/u.test(attribute(element, 'itemtype') ?? '')
  return name ? [{ source, name, address, role: null, where: selectorOf(element), isOrganization }] : []
}

/** A name that the borders of elements part from what surrounds it; or else all of the text, or its first part. */
function nameWithin(element: HtmlElement): string | undefined {
  const whole = shortTextOf(element, longestPortrait)
  if (whole === null) return undefined
  const texts = textsIn(element)
    .filter(({ parentNode }) => !leadsToCategory(parentNode))
    .map(({ value }) => collapse(value))
  const lines = [...(isOneLine(element) ? [whole] : []), ...texts].filter(
    text => text.length <= longestNameLine,
  )
  return lines.map(nameIn).find(text => isPerson(plain(text))) ?? lines.find(isShown)
}

function isOneLine(element: HtmlElement): boolean {
  return elementsIn(element).every(({ tagName }) => tagName !== 'br' && inlineTags.has(tagName))
}

function leadsToCategory(node: HtmlElement['parentNode']): boolean {
  return node !== null && 'tagName' in node && pathOfCategory.test(attribute(node, 'href') ?? '')
}

function isShown(text: string): boolean {
  const name = nameIn(text)
  return isName(name) && !isOfInterface(name) && !isDay(plain(text))
}
