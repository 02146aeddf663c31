import { absolute, sameSite } from '../addresses.ts'
import { attribute, firstIn, type HtmlElement, selectorOf, textOf } from './html.ts'
import { isMain } from './main-text/main-text.ts'
import type { Heading, Images, Landmarks, Link, Obstacle, Scripts, Seen } from './page-facts.ts'

export function readHeadings(visible: readonly HtmlElement[]): readonly Heading[] {
  return visible
    .filter(({ tagName }) => /^h[1-6]$/u.test(tagName))
    .map(element => ({ level: Number(element.tagName[1]), text: textOf(element) }))
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

/** Links in the order of the page; one without words is named by its label, its picture or its title. */
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
      return [{ text, address, internal: sameSite(address, base), shown, selector: selectorOf(anchor) }]
    })
}

/** Links that open a message or a call. */
export function readContacts(visible: readonly HtmlElement[]): readonly Seen[] {
  return visible
    .filter(({ tagName }) => tagName === 'a')
    .flatMap(anchor => {
      const written = attribute(anchor, 'href')?.trim() ?? ''
      return reaching.test(written) ? [{ where: selectorOf(anchor), quote: written.slice(0, 200) }] : []
    })
}

const reaching = /^(?:mailto|tel|sms):./iu

/** Signs that are not seen, such as the zero-width space of a permalink, name nothing. */
const unseen = /[\p{Cf}\s]+/gu

function nameOf(anchor: HtmlElement): string {
  const picture = firstIn(anchor, 'img')
  const names = [
    textOf(anchor),
    attribute(anchor, 'aria-label'),
    picture && attribute(picture, 'alt'),
    attribute(anchor, 'title'),
  ]
  return names.find(name => name && name.replace(unseen, '') !== '') ?? ''
}

export function readImages(elements: readonly HtmlElement[]): Images {
  const images = elements.filter(({ tagName }) => tagName === 'img')
  const sized = images.filter(
    image => attribute(image, 'width') !== null && attribute(image, 'height') !== null,
  )
  return { count: images.length, sized: sized.length }
}

/**
 * An open dialog, or a main part made inert: what covers the text in the markup as it is sent. An element that says
 * that it is modal may be hidden by a style.
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

export function readScripts(elements: readonly HtmlElement[]): Scripts {
  const count = elements.filter(isScript).length
  return { count, shell: count === 0 ? null : shellIn(elements) }
}

/** A page with a heading is no shell, whatever it asks of those without scripts. */
function shellIn(elements: readonly HtmlElement[]): Seen | null {
  const root = elements.find(isEmptyRoot)
  if (root) return { where: selectorOf(root), quote: '' }
  if (elements.some(element => /^h[1-6]$/u.test(element.tagName) && textOf(element) !== '')) return null
  const plea = elements.find(
    element => element.tagName === 'noscript' && pleaForScript.test(noscriptText(element)),
  )
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
