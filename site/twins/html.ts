import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type HtmlElement = DefaultTreeAdapterTypes.Element
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode

/** Parses one of our pages as a reader without scripts: the content of `noscript` counts. */
export function parsePage(html: string): HtmlParent {
  return parse(html, { scriptingEnabled: false })
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node
}

export function elementsIn(parent: HtmlParent): readonly HtmlElement[] {
  return parent.childNodes.filter(isElement).flatMap(element => [element, ...elementsIn(element)])
}

export function findIn(
  parent: HtmlParent,
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  return elementsIn(parent).find(isWanted)
}

export function taggedIn(parent: HtmlParent, ...tags: readonly string[]): readonly HtmlElement[] {
  return elementsIn(parent).filter(({ tagName }) => tags.includes(tagName))
}

export function attribute(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find(candidate => candidate.name === name)?.value
}

export function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Collapses white space as a browser does; a no-break space is kept. */
export function collapsed(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ')
}

/** Elements that are hidden, or of use only to those who can press, hear or choose: not part of the text. */
export function isLeftOut(element: HtmlElement): boolean {
  if (leftOut.has(element.tagName)) return true
  if (['hidden', 'data-markdown-ignore'].some(name => attribute(element, name) !== undefined)) return true
  if (attribute(element, 'aria-hidden') === 'true') return true
  return element.tagName === 'nav' && leadsAroundThePage(element)
}

/** Such as a table of contents; navigation to other pages is content. */
function leadsAroundThePage(nav: HtmlElement): boolean {
  return taggedIn(nav, 'a').every(link => attribute(link, 'href')?.startsWith('#'))
}

export const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const leftOut = new Set(['script', 'style', 'template', 'noscript', 'button', 'input', 'select', 'textarea'])
