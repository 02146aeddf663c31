import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { markdownTwinOf } from '#contracts/machine-paths.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element
type Parent = DefaultTreeAdapterTypes.ParentNode

const client = join(import.meta.dirname, '../../dist/client')

/** A file that the build left, as text. */
export function builtText(path: string): string {
  return readFileSync(join(client, path), 'utf8')
}

/** The `main` element of the built page at a path. */
export function builtMain(path: string): Element {
  const document = parse(builtText(path === '/' ? 'index.html' : `${path}.html`))
  const main = elementsIn(document, () => true).find(({ tagName }) => tagName === 'main')
  if (!main) throw new Error(`The page ${path} has no main element.`)
  return main
}

/** The Markdown twin of the page at a path: what its front matter says, and its text. */
export function builtTwin(path: string): { readonly matter: string; readonly text: string } {
  const [, matter = '', text = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(builtText(markdownTwinOf(path))) ?? []
  return { matter, text }
}

/** The elements below a node, in order; those that `isRead` refuses are passed over with all they hold. */
export function elementsIn(parent: Parent, isRead: (element: Element) => boolean): readonly Element[] {
  return parent.childNodes
    .filter((node): node is Element => 'tagName' in node)
    .filter(isRead)
    .flatMap(element => [element, ...elementsIn(element, isRead)])
}

/** What a reader of text meets in a page: not what only serves the eye or the hand. */
export function isText(element: Element): boolean {
  const has = (name: string) => element.attrs.some(attribute => attribute.name === name)
  if (
    ['script', 'style', 'noscript', 'button', 'input', 'select', 'textarea', 'svg'].includes(element.tagName)
  )
    return false
  if (element.tagName === 'nav' && leadsAroundThePage(element)) return false
  return !has('hidden') && !has('aria-hidden') && !has('data-markdown-ignore')
}

/** A table of contents leads to places of its page; what leads to other pages is a part of it. */
function leadsAroundThePage(nav: Element): boolean {
  const links = elementsIn(nav, ({ tagName }) => tagName !== 'nav').filter(({ tagName }) => tagName === 'a')
  const targets = links.map(({ attrs }) => attrs.find(({ name }) => name === 'href')?.value)
  return targets.every(target => target?.startsWith('#'))
}

export function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName)
}

/** The letters and figures of an element: what two ways of writing it share. */
export function lettersOf(element: Element): string {
  return letters(readable(element))
}

function readable(node: Node): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || !isText(node)) return ''
  return node.childNodes.map(readable).join('')
}

/**
 * Where two children of an element that are parts of a line end and begin with a word and have no space
 * between. A reference mark is part of the word before it.
 */
export function wordsThatTouch(parent: Element): readonly string[] {
  const parts = parent.childNodes.filter(node => node.nodeName !== '#comment')
  return parts.slice(1).flatMap((part, index) => {
    const [before, after] = [readable(parts[index] ?? part), readable(part)]
    const bothInLine = [parts[index] ?? part, part].every(isInLine)
    const touch = /[\p{L}\p{N}.:;!?%)\]»”]$/u.test(before) && /^[\p{L}\p{N}[«“(]/u.test(after)
    return bothInLine && touch ? [`${before.slice(-20)}|${after.slice(0, 20)}`] : []
  })
}

function isInLine(node: Node): boolean {
  return (
    !('tagName' in node) ||
    ['a', 'b', 'cite', 'dfn', 'em', 'mark', 'span', 'strong', 'time'].includes(node.tagName)
  )
}

/** The letters and figures of a Markdown text, without the addresses of its links. */
export function lettersOfMarkdown(markdown: string): string {
  return letters(
    markdown
      .replaceAll(/\]\((?:<[^>]*>|[^)]*)\)/g, ']')
      .replaceAll('<br>', ' ')
      .replaceAll('&amp;', '&'),
  )
}

function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}%€]/gu, '')
}
