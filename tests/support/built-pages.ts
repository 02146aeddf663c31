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
  if (element.tagName === 'nav') return elementsIn(element, () => true).some(isHeading)
  return !has('hidden') && !has('aria-hidden') && !has('data-markdown-ignore')
}

export function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName)
}

/** The letters and figures of an element, without its reference marks: what two ways of writing it share. */
export function lettersOf(element: Element): string {
  return letters(readable(element))
}

function readable(node: Node): string {
  if ('value' in node) return node.value
  if (!('tagName' in node) || !isText(node) || isReferenceMark(node)) return ''
  return node.childNodes.map(readable).join('')
}

function isReferenceMark({ tagName, childNodes }: Element): boolean {
  return tagName === 'sup' && childNodes.some(node => 'tagName' in node && node.tagName === 'a')
}

/** The letters and figures of a Markdown text, without the addresses of links and the marks of footnotes. */
export function lettersOfMarkdown(markdown: string): string {
  return letters(
    markdown
      .replaceAll(/\]\((?:<[^>]*>|[^)]*)\)/g, ']')
      .replaceAll(/\[\^\d+\](?!: )/g, '')
      .replaceAll('<br>', ' ')
      .replaceAll('&amp;', '&'),
  )
}

function letters(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}%€]/gu, '')
}
