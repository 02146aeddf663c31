import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { wordSet } from '../text/lexicon/lexicon.ts'

export type HtmlDocument = DefaultTreeAdapterTypes.Document
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlText = DefaultTreeAdapterTypes.TextNode
type HtmlParent = DefaultTreeAdapterTypes.ParentNode

/** Parses as a reader without scripts does: the content of `noscript` is ordinary markup. */
export function parseHtml(html: string): HtmlDocument {
  return parse(html, { scriptingEnabled: false })
}

/** XML ends any element in its own tag, `<script src="x"/>`; HTML would take the rest of the page for its content. */
export function parseXhtml(xml: string): HtmlDocument {
  return parseHtml(xml.replaceAll(selfClosed, '<$1$2></$1>'))
}

/** Elements that are empty in HTML too are left: `</br>` would be another one. */
const selfClosed =
  /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)[\s/])([a-z][\w-]*)(?=[\s/])([^<>]*)\/>/giu

export interface Visitor {
  /** After `skip`, the content of the element is not visited, and `leave` is not called. */
  enter?(element: HtmlElement): 'skip' | undefined
  leave?(element: HtmlElement): void
  text?(text: HtmlText): void
}

/** Visits the descendants of a node in document order. Without recursion: hostile pages nest 200,000 deep. */
export function walk(root: HtmlParent, visitor: Visitor): void {
  const path = [{ node: root, next: 0 }]
  for (let place = path.at(-1); place; place = path.at(-1)) {
    const child = place.node.childNodes[place.next++]
    if (!child) leave(path, visitor)
    else if ('value' in child) visitor.text?.(child)
    else if ('tagName' in child && visitor.enter?.(child) !== 'skip') path.push({ node: child, next: 0 })
  }
}

function leave(path: { node: HtmlParent; next: number }[], visitor: Visitor): void {
  const left = path.pop()?.node
  if (left && 'tagName' in left && path.length > 0) visitor.leave?.(left)
}

export function elementsIn(root: HtmlParent): readonly HtmlElement[] {
  return [...descendants(root)]
}

export function firstIn(root: HtmlParent, ...tags: readonly string[]): HtmlElement | null {
  return descendants(root).find(({ tagName }) => tags.includes(tagName)) ?? null
}

function* descendants(root: HtmlParent): Generator<HtmlElement, undefined> {
  const path = [{ node: root, next: 0 }]
  for (let place = path.at(-1); place; place = path.at(-1)) {
    const child = place.node.childNodes[place.next++]
    if (!child) path.pop()
    else if ('tagName' in child) {
      yield child
      path.push({ node: child, next: 0 })
    }
  }
}

/** The elements whose text is read: neither hidden ones nor what is inside them. */
export function visibleElementsIn(root: HtmlParent): readonly HtmlElement[] {
  const elements: HtmlElement[] = []
  walk(root, {
    enter(element) {
      if (isUnread(element)) return 'skip'
      elements.push(element)
      return undefined
    },
  })
  return elements
}

export function textsIn(root: HtmlParent): readonly HtmlText[] {
  const texts: HtmlText[] = []
  walk(root, {
    enter: element => (isUnread(element) ? 'skip' : undefined),
    text: text => texts.push(text),
  })
  return texts
}

export function attribute(element: HtmlElement, name: string): string | null {
  return element.attrs.find(candidate => candidate.name === name)?.value ?? null
}

/** The text that is read in an element, spaces collapsed; a space separates neighboring blocks. */
export function textOf(root: HtmlParent): string {
  const pieces: string[] = []
  walk(root, {
    enter(element) {
      if (isUnread(element)) return 'skip'
      if (separates(element)) pieces.push(' ')
      return undefined
    },
    leave(element) {
      if (separates(element)) pieces.push(' ')
    },
    text: ({ value }) => pieces.push(value),
  })
  return collapse(pieces.join(''))
}

/** Nodes of an element with a short text: one with more nodes contains something else. */
const mostNodes = 60

/** The text of an element of few nodes; null when it has more of them, or more characters than these. */
export function shortTextOf(root: HtmlParent, characters: number): string | null {
  let nodes = 0
  for (const { childNodes } of [root, ...descendants(root).take(mostNodes)]) {
    nodes += childNodes.length
    if (nodes > mostNodes) return null
  }
  const text = textOf(root)
  return text.length <= characters ? text : null
}

function separates({ tagName }: HtmlElement): boolean {
  return tagName === 'br' || !inlineTags.has(tagName)
}

export function collapse(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}

/** Elements whose text is not read: code, pictures, and what the page hides. */
export function isUnread(element: HtmlElement): boolean {
  return unreadTags.has(element.tagName) || isHidden(element)
}

function isHidden(element: HtmlElement): boolean {
  return (
    !unfolds(element) &&
    element.attrs.some(
      ({ name, value }) =>
        name === 'hidden' ||
        (name === 'aria-hidden' && value === 'true') ||
        (name === 'style' && /display\s*:\s*none/iu.test(value)),
    )
  )
}

/** The panel of an accordion or of a tab waits for the heading that names it: search engines read it all the same. */
function unfolds(element: HtmlElement): boolean {
  const role = attribute(element, 'role')
  return (role === 'region' || role === 'tabpanel') && attribute(element, 'aria-labelledby') !== null
}

const unreadTags = wordSet('title script style template noscript svg iframe object canvas')

export const inlineTags = wordSet(`
  a abbr b bdi bdo br cite code data del dfn em font i img
  ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr
`)

/** Characters of an id or of a tag in a selector: nobody reads a longer one, and the selectors of all descendants repeat it. */
const longestName = 60

/** Steps of a selector: that of a deeper element begins at one of its ancestors. */
const longestPath = 8

/** A selector by which a person finds the element: from the nearest id, or from the body. */
export function selectorOf(element: HtmlParent | null): string {
  const steps: string[] = []
  for (let at = element; at && 'tagName' in at && steps.length < longestPath; at = at.parentNode) {
    const id = attribute(at, 'id')
    steps.unshift(id ? `#${id.slice(0, longestName)}` : step(at))
    if (id || at.tagName === 'body') break
  }
  return steps.join(' > ')
}

function step(element: HtmlElement): string {
  const place = placeAmongSiblings(element)
  const tag = element.tagName.slice(0, longestName)
  return uniqueTags.has(tag) ? tag : `${tag}:nth-of-type(${place})`
}

const uniqueTags = new Set(['html', 'head', 'body', 'main', 'h1', 'title'])

/** Counted once per parent: counting for each child would be quadratic. */
const placesOf = new WeakMap<HtmlParent, Map<HtmlElement, number>>()

function placeAmongSiblings(element: HtmlElement): number {
  const parent = element.parentNode
  if (!parent) return 1
  const places = placesOf.get(parent) ?? countPlaces(parent)
  placesOf.set(parent, places)
  return places.get(element) ?? 1
}

function countPlaces(parent: HtmlParent): Map<HtmlElement, number> {
  const counts = new Map<string, number>()
  const places = new Map<HtmlElement, number>()
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue
    const place = (counts.get(child.tagName) ?? 0) + 1
    counts.set(child.tagName, place)
    places.set(child, place)
  }
  return places
}
