import type { Language } from '#contracts/languages.ts'
import { colon } from '#language/typography.ts'
import {
  elementsIn,
  type HtmlElement,
  type HtmlNode,
  type HtmlParent,
  headings,
  isElement,
  isLeftOut,
  taggedIn,
  textOf,
} from './html.ts'
import { inlineMarkdown, type LinkBase } from './inline.ts'

export interface Page extends LinkBase {
  readonly language: Language
}

/**
 * The content of an element as Markdown (CommonMark with GitHub's tables). It knows the elements that our
 * pages use; any other is a container, so that no text is lost.
 */
export function markdownOf(parent: HtmlParent, page: Page): string {
  return blocksOf(parent, page).join('\n\n')
}

/** Paragraphs, headings, lists, tables: everything set apart by an empty line. */
function blocksOf(parent: HtmlParent, page: Page): readonly string[] {
  return runsOf(parent.childNodes).flatMap(run =>
    Array.isArray(run) ? paragraph(run, page) : block(run, page),
  )
}

/** Groups nodes into blocks and, between them, lines. */
function runsOf(nodes: readonly HtmlNode[]): readonly (HtmlElement | HtmlNode[])[] {
  const runs: (HtmlElement | HtmlNode[])[] = []
  for (const node of nodes) {
    const last = runs.at(-1)
    if (isElement(node) && isBlock(node)) runs.push(node)
    else if (Array.isArray(last)) last.push(node)
    else runs.push([node])
  }
  return runs
}

function isBlock(element: HtmlElement): boolean {
  return (
    !inlineTags.has(element.tagName) || elementsIn(element).some(({ tagName }) => !inlineTags.has(tagName))
  )
}

const inlineTags = new Set(
  'a abbr b br cite code del dfn em i input ins kbd mark q rect path g text circle line source span strong sub sup svg time track video'.split(
    ' ',
  ),
)

function block(element: HtmlElement, page: Page): readonly string[] {
  if (isLeftOut(element)) return []
  const write = writers[element.tagName] ?? blocksOf
  return write(element, page)
}

type Write = (element: HtmlElement, page: Page) => readonly string[]

const writers: Readonly<Record<string, Write>> = {
  ...Object.fromEntries(headings.map(tag => [tag, heading])),
  ul: list,
  ol: list,
  dl: definitionList,
  table,
  blockquote: (element, page) => [quoted(markdownOf(element, page))],
  pre: element => [`\`\`\`\n${textOf(element).replace(/\n$/, '')}\n\`\`\``],
  summary,
  legend: strong,
  label: (element, page) => points([paragraph(element.childNodes, page)], () => '-'),
}

/** A title, and what stands beside it as a paragraph; without a title, words in bold. */
function summary(element: HtmlElement, page: Page): readonly string[] {
  const titles = taggedIn(element, ...headings)
  if (titles.length === 0) return strong(element, page)
  const beside = element.childNodes.filter(
    node => !titles.some(title => title === node || isWithin(title, node)),
  )
  return [...titles.flatMap(title => heading(title, page)), ...paragraph(beside, page)]
}

function isWithin({ parentNode }: HtmlElement, node: HtmlNode): boolean {
  return parentNode === node || (parentNode !== null && 'tagName' in parentNode && isWithin(parentNode, node))
}

function paragraph(nodes: readonly HtmlNode[], page: Page): readonly string[] {
  const text = inlineMarkdown(nodes, page)
  return text === '' ? [] : [text.replace(likeABlock, '$1\\$2')]
}

/** Characters that would turn the start of a line into a heading, a quotation or a list. */
const likeABlock = /^(\d*)([#>+-](?=\s|#|$)|[.)](?=\s))/

function heading(element: HtmlElement, page: Page): readonly string[] {
  // In a list of articles, the heading is within the link.
  const { parentNode } = element
  const isLinked = parentNode && 'tagName' in parentNode && parentNode.tagName === 'a'
  const text = inlineMarkdown(
    isLinked ? [{ ...parentNode, childNodes: element.childNodes }] : element.childNodes,
    page,
  )
  return [`${'#'.repeat(Number(element.tagName[1]))} ${text}`]
}

function strong(element: HtmlElement, page: Page): readonly string[] {
  return [bold(inlineMarkdown(element.childNodes, page))].filter(text => text !== '')
}

function bold(text: string): string {
  return text === '' || text.includes('**') ? text : `**${text}**`
}

/** Items that have headings are parts of the page rather than points. */
function list(element: HtmlElement, page: Page): readonly string[] {
  const isNumbered = element.tagName === 'ol'
  const items = element.childNodes.filter(isElement).filter(item => !isLeftOut(item))
  const parts = items.map((item, index) => (isNumbered ? withoutNumber(item, index + 1) : item))
  const blocks = parts.map(part => blocksOf(part, page))
  if (parts.some(part => taggedIn(part, ...headings).length > 0)) return blocks.flat()
  return points(blocks, index => (isNumbered ? `${index + 1}.` : '-'))
}

/** The number at the start of an item is its position in the list, which Markdown writes itself. */
function withoutNumber(item: HtmlElement, place: number): HtmlElement {
  const [first, ...rest] = item.childNodes
  return first && textOf(first).trim() === String(place) ? { ...item, childNodes: rest } : item
}

/** One block: a line for each item, its further content below it. */
function points(
  items: readonly (readonly string[])[],
  markerOf: (index: number) => string,
): readonly string[] {
  const lines = items
    .filter(blocks => blocks.length > 0)
    .map((blocks, index) => {
      const marker = `${markerOf(index)} `
      return marker + blocks.join('\n\n').replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)
    })
  return lines.length > 0 ? [lines.join('\n')] : []
}

/** A term in bold, then a colon and its description, or the description below it. */
function definitionList(element: HtmlElement, page: Page): readonly string[] {
  const groups: string[][] = []
  for (const part of termsAndDescriptions(element)) {
    const current = groups.at(-1)
    if (part.tagName === 'dt' || !current) groups.push([bold(inlineMarkdown(part.childNodes, page))])
    else current.push(...blocksOf(part, page))
  }
  return points(
    groups.map(group => (group.some(isComposed) ? group : oneLine(group, page))),
    () => '-',
  )
}

function termsAndDescriptions(element: HtmlElement): readonly HtmlElement[] {
  return element.childNodes
    .filter(isElement)
    .flatMap(child => (child.tagName === 'div' ? termsAndDescriptions(child) : [child]))
}

function isComposed(text: string): boolean {
  return /^(?:[-|>] |\d+\. )/m.test(text)
}

function oneLine([term = '', ...descriptions]: readonly string[], { language }: Page): readonly string[] {
  return [`${term}${colon[language]} ${descriptions.join(' ')}`]
}

function table(element: HtmlElement, page: Page): readonly string[] {
  const captions = taggedIn(element, 'caption').flatMap(caption => strong(caption, page))
  const rows = taggedIn(element, 'tr').map(row =>
    row.childNodes.filter(isElement).map(cell => cellText(cell, page)),
  )
  const hasHead = taggedIn(element, 'thead').length > 0
  const width = Math.max(...rows.map(row => row.length))
  const head = hasHead ? (rows[0] ?? []) : Array.from({ length: width }, () => '')
  const body = hasHead ? rows.slice(1) : rows
  const ruler = Array.from({ length: width }, () => '---')
  return [...captions, [head, ruler, ...body].map(cells => `| ${cells.join(' | ')} |`).join('\n')]
}

/** A cell is one line. */
function cellText(cell: HtmlElement, page: Page): string {
  return markdownOf(cell, page).replaceAll('|', '\\|').replaceAll(/\n+/g, '<br>')
}

function quoted(text: string): string {
  return text.replaceAll(/^/gm, '> ').replaceAll(/ +$/gm, '')
}
