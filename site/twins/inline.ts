import {
  attribute,
  collapsed,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isLeftOut,
  taggedIn,
} from './html.ts'

export interface LinkBase {
  /** The public address of the page: links are written out in full. */
  readonly address: string
  /** The addresses of the works that the page cites, by their anchors. */
  readonly sources: ReadonlyMap<string, string>
}

export function inlineMarkdown(nodes: readonly HtmlNode[], base: LinkBase): string {
  return collapsed(lineOf(nodes, base)).trim()
}

function lineOf(nodes: readonly HtmlNode[], base: LinkBase): string {
  return nodes.map(node => nodeText(node, base)).join('')
}

function nodeText(node: HtmlNode, base: LinkBase): string {
  if ('value' in node) return escaped(collapsed(node.value))
  return isElement(node) && !isLeftOut(node) ? elementText(node, base) : ''
}

function elementText(element: HtmlElement, base: LinkBase): string {
  const { tagName } = element
  if (tagName === 'svg') return escaped(attribute(element, 'aria-label') ?? '')
  if (tagName === 'video') return link(escaped(attribute(element, 'aria-label') ?? ''), filmOf(element), base)
  if (tagName === 'br') return ' '
  const text = lineOf(element.childNodes, base)
  if (tagName === 'a') return link(text, attribute(element, 'href'), base)
  // The marks of an example lead nowhere: without brackets, they would run into the words before.
  if (tagName === 'sup' && !text.startsWith('[')) return `\\[${text}\\]`
  return around(marks[tagName] ?? '', text)
}

const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  dfn: '**',
  cite: '*',
  em: '*',
  i: '*',
  code: '`',
  kbd: '`',
  del: '~~',
}

/** Inside strong text, a second mark would end it. */
function around(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (mark === '' || inner === '') return text
  return `${before}${mark}${mark === '`' ? unescaped(inner) : inner.replaceAll(mark, '')}${mark}${after}`
}

/** The last of its files, which every player supports. */
function filmOf(video: HtmlElement): string | undefined {
  const file = taggedIn(video, 'source').at(-1)
  return file && attribute(file, 'src')
}

/** A reference mark links to the work itself, for those who read only the passage. */
function link(text: string, href: string | undefined, { address, sources }: LinkBase): string {
  if (href === undefined || text.trim() === '') return text
  const target = sources.get(href) ?? new URL(href, address).href
  return `[${text.trim()}](${/[()\s]/.test(target) ? `<${target}>` : target})`
}

/** Escapes Markdown's special characters. An underscore within a word is none. */
function escaped(text: string): string {
  return text
    .replace(/[\\*`[\]<~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '&amp;')
}

function unescaped(text: string): string {
  return text.replace(/\\([\\*`[\]<~_])/g, '$1')
}
