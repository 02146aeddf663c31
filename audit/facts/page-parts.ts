import { absolute, sameSite } from './addresses.ts'
import {
  attribute,
  elementsIn,
  firstIn,
  type HtmlDocument,
  type HtmlElement,
  isUnread,
  selectorOf,
  textOf,
} from './html.ts'
import { isMain } from './main-text.ts'
import type { Heading, Images, Landmarks, Link, Obstacle, Scripts, Seen } from './page-facts.ts'

export function readHeadings(document: HtmlDocument): readonly Heading[] {
  return elementsIn(document)
    .filter(element => /^h[1-6]$/u.test(element.tagName) && !isUnread(element))
    .map(element => ({ level: Number(element.tagName[1]), text: textOf(element) }))
}

export function readLandmarks(document: HtmlDocument): Landmarks {
  const elements = elementsIn(document)
  const count = (tag: string, role: string) =>
    elements.filter(element => element.tagName === tag || attribute(element, 'role') === role).length
  return {
    main: elements.filter(isMain).length,
    nav: count('nav', 'navigation'),
    header: count('header', 'banner'),
    footer: count('footer', 'contentinfo'),
  }
}

/** Links in the order of the page; one without words is named by its picture or its label. */
export function readLinks(document: HtmlDocument, base: string): readonly Link[] {
  return elementsIn(document)
    .filter(element => element.tagName === 'a')
    .flatMap(anchor => {
      const address = absolute(attribute(anchor, 'href') ?? '', base)
      if (!address || attribute(anchor, 'href') === null) return []
      const internal = sameSite(address, base)
      return [{ text: nameOf(anchor), address, internal, selector: selectorOf(anchor) }]
    })
}

function nameOf(anchor: HtmlElement): string {
  const picture = firstIn(anchor, 'img')
  return textOf(anchor) || attribute(anchor, 'aria-label') || (picture && attribute(picture, 'alt')) || ''
}

export function readImages(document: HtmlDocument): Images {
  const images = elementsIn(document).filter(element => element.tagName === 'img')
  const sized = images.filter(
    image => attribute(image, 'width') !== null && attribute(image, 'height') !== null,
  )
  return { count: images.length, sized: sized.length }
}

/** An open dialog, or a main part made inert: what covers the text in the markup as it is sent. */
export function readObstacles(document: HtmlDocument): readonly Obstacle[] {
  return elementsIn(document)
    .filter(element => !isUnread(element) && isObstacle(element))
    .map(element => ({ where: selectorOf(element), quote: textOf(element).slice(0, 300) }))
}

function isObstacle(element: HtmlElement): boolean {
  const openDialog = element.tagName === 'dialog' && attribute(element, 'open') !== null
  const modal = attribute(element, 'aria-modal') === 'true' && element.tagName !== 'dialog'
  const inertMain = isMain(element) && attribute(element, 'inert') !== null
  return openDialog || modal || inertMain
}

/** Root elements that frameworks fill in the browser, by the names that their starters give them. */
const rootIds = new Set([
  'root',
  'app',
  '__next',
  '__nuxt',
  'gatsby-focus-wrapper',
  'svelte',
  'app-root',
  'q-app',
])
const pleaForScript =
  /(?:enable|activate|activer|activez|requires?|nécessite)[^.]{0,40}javascript|javascript[^.]{0,60}(?:enable|required|activer|activé|nécessaire)/iu

export function readScripts(document: HtmlDocument): Scripts {
  const elements = elementsIn(document)
  const count = elements.filter(isScript).length
  return { count, shell: count === 0 ? null : shellIn(elements) }
}

function shellIn(elements: readonly HtmlElement[]): Seen | null {
  const root = elements.find(isEmptyRoot)
  const plea = elements.find(
    element => element.tagName === 'noscript' && pleaForScript.test(noscriptText(element)),
  )
  if (root) return { where: selectorOf(root), quote: '' }
  return plea ? { where: selectorOf(plea), quote: noscriptText(plea).slice(0, 300) } : null
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
