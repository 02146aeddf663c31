import {
  attribute,
  collapsed,
  findIn,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isLeftOut,
} from './html.ts'

/** The number of the source that a mark or a note of the page is about: `source-3` gives 3. */
export function sourceNumber(anchor: string | undefined): number | null {
  const number = /^#?source-(\d+)$/.exec(anchor ?? '')?.[1]
  return number === undefined ? null : Number(number)
}

/** Nodes of a line as Markdown. `address` is the page's own: links are written out in full. */
export function inlineMarkdown(nodes: readonly HtmlNode[], address: string): string {
  return collapsed(pieces(nodes, address).reduce(joined, { text: '', setApart: 'no' }).text).trim()
}

/** What a node of a line becomes, and whether the style of the page sets it apart from its neighbours. */
interface Piece {
  readonly text: string
  /** `alike`: only from a neighbour that is set apart too. */
  readonly setApart: 'no' | 'alike' | 'yes'
}

function pieces(nodes: readonly HtmlNode[], address: string): readonly Piece[] {
  return nodes
    .map((node): Piece => {
      if ('value' in node) return { text: escaped(collapsed(node.value)), setApart: 'no' }
      if (!isElement(node) || isLeftOut(node)) return { text: '', setApart: 'no' }
      const setApart = boxes.has(node.tagName) ? 'yes' : node.tagName === 'a' ? 'alike' : 'no'
      return { text: elementText(node, address), setApart }
    })
    .filter(({ text }) => text !== '')
}

/** Tags that the styles of the site draw as boxes or columns, without a space in the text between. */
const boxes = new Set(['span', 'b', 'time'])

/** Two words that only the style of the page holds apart get a space. */
function joined(before: Piece, after: Piece): Piece {
  const isSetApart =
    before.setApart === 'yes' ||
    after.setApart === 'yes' ||
    (before.setApart === 'alike' && after.setApart === 'alike')
  const wouldTouch = /[\p{L}\p{N}.:;!?%)\]»”*]$/u.test(before.text) && /^[\p{L}\p{N}[«“(*]/u.test(after.text)
  const isMark = after.text.startsWith('[^')
  const space = isSetApart && wouldTouch && !isMark ? ' ' : ''
  return { text: before.text + space + after.text, setApart: after.setApart }
}

function elementText(element: HtmlElement, address: string): string {
  const { tagName } = element
  const text = () => pieces(element.childNodes, address).reduce(joined, { text: '', setApart: 'no' }).text
  if (tagName === 'svg') return escaped(attribute(element, 'aria-label') ?? '')
  if (tagName === 'sup') return referenceMark(element) ?? text()
  if (tagName === 'a') return link(text(), attribute(element, 'href'), address)
  if (tagName === 'br') return ' '
  return around(marks[tagName] ?? '', text())
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
}

/** Inside strong text, strong text again would end it. */
function around(mark: string, text: string): string {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (mark === '' || inner === '') return text
  return `${before}${mark}${mark === '`' ? unescaped(inner) : inner.replaceAll(mark, '')}${mark}${after}`
}

/** A mark that leads to a source of the page is a footnote; one of an example is a figure in brackets. */
function referenceMark(sup: HtmlElement): string | null {
  const anchor = findIn(sup, ({ tagName }) => tagName === 'a')
  const number = sourceNumber(anchor && attribute(anchor, 'href'))
  if (number !== null) return `[^${number}]`
  return attribute(sup, 'class') === 'ref' ? `\\[${inlineMarkdown(sup.childNodes, '')}\\]` : null
}

function link(text: string, href: string | undefined, address: string): string {
  if (href === undefined || text.trim() === '') return text
  const target = new URL(href, address).href
  return `[${text.trim()}](${/[()\s]/.test(target) ? `<${target}>` : target})`
}

/** Characters that Markdown would take for its own. An underscore within a word is left to it. */
function escaped(text: string): string {
  return text
    .replace(/[\\*`[\]<~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '&amp;')
}

function unescaped(text: string): string {
  return text.replace(/\\([\\*`[\]<~_])/g, '$1')
}
