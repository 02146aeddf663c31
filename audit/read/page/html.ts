import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type HtmlDocument = DefaultTreeAdapterTypes.Document
export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlText = DefaultTreeAdapterTypes.TextNode
type HtmlParent = DefaultTreeAdapterTypes.ParentNode

/** Parses as a reader without scripts does: the content of `noscript` is ordinary markup. */
export function parseHtml(html: string): HtmlDocument {
  return parse(html, { scriptingEnabled: false })
}

export interface Visitor {
  /** Returning `skip` passes over what the element holds; `leave` is then not called. */
  enter?(element: HtmlElement): 'skip' | undefined
  leave?(element: HtmlElement): void
  text?(text: HtmlText): void
}

/** Visits what a node holds, in document order. Without recursion: hostile pages nest 200,000 deep. */
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

/** Every element below a node, in document order. */
export function elementsIn(root: HtmlParent): readonly HtmlElement[] {
  return [...descendants(root)]
}

/** The first element below a node with one of these tags, or null. Looks no further than it must. */
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

/** The elements that a reader of text meets: not those that the page hides, nor what they hold. */
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

/** The texts that a reader meets below a node. */
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

/** The text a reader sees in an element, spaces collapsed; words of neighboring blocks stay apart. */
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

/** Nodes of an element that is looked at for a short text; one of more holds other things. */
const mostNodes = 60

/** The text of an element when it has no more than so many characters; null when it holds more, or too many nodes. */
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

/** What no reader of text takes as text: code, pictures, and what the page itself hides. */
export function isUnread(element: HtmlElement): boolean {
  return unreadTags.has(element.tagName) || isHidden(element)
}

function isHidden(element: HtmlElement): boolean {
  return element.attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'style' && /display\s*:\s*none/iu.test(value)),
  )
}

const unreadTags = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'object', 'canvas'])

export const inlineTags: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)

/** Characters of an id or of a tag in a selector: a longer one leads nobody, and is repeated below each element. */
const longestName = 60

/** Steps of a selector: deeper elements are named from an ancestor. */
const longestPath = 8

/** A selector that leads a person to the element: from the nearest id, or from the body. */
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

/** Places are counted once per parent: counting them for each child would be quadratic. */
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
