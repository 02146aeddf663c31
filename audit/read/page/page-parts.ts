import { absolute, sameSite } from '../addresses.ts'
import { wordSet } from '../text/lexicon/lexicon.ts'
import { attribute, firstIn, type HtmlElement, selectorOf, textOf } from './html.ts'
import { isMain } from './main-text/main-text.ts'
import type {
  Heading,
  Images,
  Landmarks,
  Link,
  Obstacle,
  PageFacts,
  Scripts,
  Seen,
  Wordless,
} from './page-facts.ts'

export function readHeadings(
  elements: readonly HtmlElement[],
  visible: readonly HtmlElement[],
): Pick<PageFacts, 'headings' | 'headingsInMarkup'> {
  const seen = new Set(visible)
  const found = elements
    .filter(({ tagName }) => /^h[1-6]$/u.test(tagName))
    .map(element => {
      const heading = {
        level: Number(element.tagName[1]),
        text: textOf(element) || pictureTextOf(element).trim(),
      }
      const hidden = !seen.has(element)
      return { hidden, ...heading, beside: hidden || isBesideText(element) || isSmallLink(element, heading) }
    })
  const headingsOf = (wanted: typeof found) => wanted.map(({ hidden: _known, ...heading }) => heading)
  return {
    headings: headingsOf(found.filter(({ hidden }) => !hidden)),
    headingsInMarkup: headingsOf(found),
  }
}

/** A logo may be the heading: browsers read its `alt` aloud in the place of words. */
function pictureTextOf(element: HtmlElement): string {
  const picture = firstIn(element, 'img')
  return (picture && attribute(picture, 'alt')) ?? ''
}

function isBesideText(element: HtmlElement): boolean {
  return ancestorsOf(element).some(isBeside)
}

function isBeside(element: HtmlElement): boolean {
  const names = `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`
  return (
    besideTags.has(element.tagName) ||
    besideRoles.has(attribute(element, 'role') ?? '') ||
    (element.tagName !== 'body' && footerName.test(names))
  )
}

const besideTags = wordSet('nav footer aside dialog')
const besideRoles = wordSet('navigation contentinfo complementary search dialog alertdialog')
/** A footer made of a `div`: "footer", "site-footer", "footer_top". A body so named has one: "footer-columns-4". */
const footerName = /(?:^|[\s_-])footer(?:$|[\s_-])/iu

/** A link to the next page that a heading of the two least levels makes small. */
function isSmallLink(element: HtmlElement, { level, text }: Pick<Heading, 'level' | 'text'>): boolean {
  if (level < 5) return false
  const link = firstIn(element, 'a') ?? ancestorsOf(element).find(({ tagName }) => tagName === 'a')
  return link !== undefined && textOf(link) === text
}

function ancestorsOf(element: HtmlElement): readonly HtmlElement[] {
  const ancestors: HtmlElement[] = []
  for (let at = element.parentNode; at && 'tagName' in at; at = at.parentNode) ancestors.push(at)
  return ancestors
}

export function readLandmarks(visible: readonly HtmlElement[]): Landmarks {
  const count = (tag: string, role: string) =>
    visible.filter(element => element.tagName === tag || attribute(element, 'role') === role).length
  return {
    main: visible.filter(isMain).length,
    nav: count('nav', 'navigation'),
    header: count('header', 'banner'),
    footer: count('footer', 'contentinfo'),
  }
}

/** Links in the order of the page; the text of one without words is its label, the `alt` of its picture or its title. */
export function readLinks(
  elements: readonly HtmlElement[],
  visible: readonly HtmlElement[],
  base: string,
): readonly Link[] {
  const seen = new Set(visible)
  return elements
    .filter(({ tagName }) => tagName === 'a')
    .flatMap(anchor => {
      const written = attribute(anchor, 'href')
      const address = written === null ? null : absolute(written, base)
      if (!address) return []
      const text = nameOf(anchor)
      const shown = seen.has(anchor) && !(written?.trim().startsWith('#') && !/\p{L}/u.test(text))
      const label = attribute(anchor, 'aria-label')
      return [
        { text, label, address, internal: sameSite(address, base), shown, selector: selectorOf(anchor) },
      ]
    })
}

export function readContacts(visible: readonly HtmlElement[]): readonly Seen[] {
  return visible
    .filter(({ tagName }) => tagName === 'a')
    .flatMap(anchor => {
      const written = attribute(anchor, 'href')?.trim() ?? ''
      return contactSchemes.test(written) ? [{ where: selectorOf(anchor), quote: written.slice(0, 200) }] : []
    })
}

const contactSchemes = /^(?:mailto|tel|sms):./iu

/** Includes invisible characters, such as the zero-width space of a permalink. */
const blanks = /[\p{Cf}\s]+/gu

function nameOf(anchor: HtmlElement): string {
  const names = [
    textOf(anchor),
    attribute(anchor, 'aria-label'),
    pictureTextOf(anchor),
    attribute(anchor, 'title'),
  ]
  return names.find(name => name && name.replace(blanks, '') !== '') ?? ''
}

export function readImages(elements: readonly HtmlElement[]): Images {
  const images = elements.filter(({ tagName }) => tagName === 'img')
  const sized = images.filter(
    image => attribute(image, 'width') !== null && attribute(image, 'height') !== null,
  )
  return { count: images.length, sized: sized.length }
}

/** Players are none of the visible elements, since their text is not read. */
export function readWordless(elements: readonly HtmlElement[], visible: readonly HtmlElement[]): Wordless {
  const isOwn = (element: HtmlElement) => !isBesideText(element)
  return {
    pictures: visible.filter(({ tagName }) => tagName === 'img').filter(isOwn).length,
    players: elements.filter(({ tagName }) => playerTags.has(tagName)).filter(isOwn).length,
    fields: visible.filter(isField).filter(isOwn).length,
  }
}

const playerTags = wordSet('iframe video audio canvas object embed')
const fieldTags = wordSet('textarea select')
const fieldTypes = wordSet('text email tel number date password search url radio checkbox file')

function isField(element: HtmlElement): boolean {
  const isInput = element.tagName === 'input' && fieldTypes.has(attribute(element, 'type') ?? 'text')
  return isInput || fieldTags.has(element.tagName)
}

/**
 * What covers the text in the markup as sent: an open dialog, or an inert main part. An element declared as modal
 * is not enough, since a style may hide it.
 */
export function readObstacles(visible: readonly HtmlElement[]): readonly Obstacle[] {
  return visible
    .filter(isObstacle)
    .map(element => ({ where: selectorOf(element), quote: textOf(element).slice(0, 300) }))
}

function isObstacle(element: HtmlElement): boolean {
  const openDialog = element.tagName === 'dialog' && attribute(element, 'open') !== null
  const inertMain = isMain(element) && attribute(element, 'inert') !== null
  return openDialog || inertMain
}

/** Root elements that frameworks fill in the browser, as their starters name them. */
const rootIds = wordSet('root app __next __nuxt gatsby-focus-wrapper svelte app-root q-app')
const scriptRequest =
  /(?:enable|activate|activer|activez|requires?|nécessite)[^.]{0,40}javascript|javascript[^.]{0,60}(?:enable|required|activer|activé|nécessaire)/iu

export function readScripts(elements: readonly HtmlElement[]): Scripts {
  const count = elements.filter(isScript).length
  return { count, shell: count === 0 ? null : shellIn(elements) }
}

/** A page with a heading is not an empty shell, even if it asks to enable JavaScript. */
function shellIn(elements: readonly HtmlElement[]): Seen | null {
  const root = elements.find(isEmptyRoot)
  if (root) return { where: selectorOf(root), quote: '' }
  if (elements.some(element => /^h[1-6]$/u.test(element.tagName) && textOf(element) !== '')) return null
  const request = elements.find(
    element => element.tagName === 'noscript' && scriptRequest.test(noscriptText(element)),
  )
  return request ? { where: selectorOf(request), quote: noscriptText(request).slice(0, 300) } : null
}

function isScript(element: HtmlElement): boolean {
  const type = attribute(element, 'type') ?? ''
  return element.tagName === 'script' && !type.includes('json')
}

function isEmptyRoot(element: HtmlElement): boolean {
  const named = rootIds.has(attribute(element, 'id') ?? '') || element.tagName === 'app-root'
  return named && textOf(element) === ''
}

function noscriptText(noscript: HtmlElement): string {
  return noscript.childNodes
    .map(child => ('value' in child ? child.value : 'tagName' in child ? textOf(child) : ''))
    .join(' ')
}
