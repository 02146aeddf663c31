import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'

const client = join(import.meta.dirname, '../../dist/client')

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.Node

/** A built page, read without a browser. */
export interface BuiltPage {
  /** The elements of a tag, in the order of the page. */
  all(tag: string): readonly Element[]
  place(id: string): Element | undefined
  /** The element with the content of this page alone. */
  main(): Element
  /** The text that people read in an element, or in the body: in one line, without reference marks. */
  text(element?: Element): string
}

/** The built page at a path of the site: `/`, `/en/faq`. */
export function builtPage(path: string): BuiltPage {
  const elements = elementsIn(parse(readFileSync(pageFile(path), 'utf8')))
  const body = elements.find(({ tagName }) => tagName === 'body')
  return {
    all: tag => elements.filter(({ tagName }) => tagName === tag),
    main() {
      const main = elements.find(({ tagName }) => tagName === 'main')
      if (!main) throw new Error(`The page ${path} has no main element.`)
      return main
    },
    place: id => elements.find(element => attribute(element, 'id') === id),
    text: (element = body) => (element ? inOneLine(textOf(element)) : ''),
  }
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find(candidate => candidate.name === name)?.value
}

/** Collapses white space as a browser does; a no-break space is kept. */
export function inOneLine(text: string): string {
  return text.replace(/[ \t\r\n]+/gu, ' ').trim()
}

/** Whether a file is served at a path: a page, or anything else by its own name. */
export function isBuilt(path: string): boolean {
  return existsSync(join(client, path)) || existsSync(pageFile(path))
}

export function builtFile(path: string): Buffer {
  return readFileSync(join(client, path))
}

export function builtText(path: string): string {
  return builtFile(path).toString()
}

/** The elements below a node, in order, without those that `isRead` refuses and everything in them. */
export function elementsIn(
  parent: DefaultTreeAdapterTypes.ParentNode,
  isRead: (element: Element) => boolean = () => true,
): readonly Element[] {
  return parent.childNodes
    .filter((node): node is Element => 'tagName' in node)
    .filter(isRead)
    .flatMap(element => [element, ...elementsIn(element, isRead)])
}

/** Excludes elements that only serve the eye or the hand. */
export function isText(element: Element): boolean {
  const has = (name: string) => element.attrs.some(attribute => attribute.name === name)
  if (
    ['script', 'style', 'noscript', 'button', 'input', 'select', 'textarea', 'svg'].includes(element.tagName)
  )
    return false
  if (element.tagName === 'nav' && leadsAroundThePage(element)) return false
  return !has('hidden') && !has('aria-hidden') && !has('data-markdown-ignore')
}

/** A table of contents links to places of its own page; navigation to other pages is content. */
function leadsAroundThePage(nav: Element): boolean {
  const links = elementsIn(nav, ({ tagName }) => tagName !== 'nav').filter(({ tagName }) => tagName === 'a')
  const targets = links.map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value)
  return targets.every(target => target?.startsWith('#'))
}

function pageFile(path: string): string {
  return join(client, path === '/' ? 'index.html' : `${path}.html`)
}

const unread = new Set(['script', 'style', 'template', 'noscript', 'svg'])

function textOf(node: Node): string {
  if ('value' in node) return node.value
  if (!('childNodes' in node) || ('tagName' in node && isUnread(node))) return ''
  return node.childNodes.map(textOf).join('')
}

function isUnread(element: Element): boolean {
  return unread.has(element.tagName) || attribute(element, 'class') === 'ref'
}
