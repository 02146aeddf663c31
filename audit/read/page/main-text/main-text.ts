import { absolute, sameSite } from '../../addresses.ts'
import {
  attribute,
  collapse,
  elementsIn,
  firstIn,
  type HtmlDocument,
  type HtmlElement,
  type HtmlText,
  inlineTags,
  isUnread,
  selectorOf,
  textOf,
  textsIn,
  visibleElementsIn,
  walk,
} from '../html.ts'
import type { BlockKind, BlockLink, SkippedPart, Table } from '../page-facts.ts'

/** A block before its sentences and words are read. */
export interface RawBlock {
  readonly kind: BlockKind
  readonly level: number | null
  readonly text: string
  readonly order: number
  readonly selector: string
  readonly links: readonly BlockLink[]
  readonly table: Table | null
  /** The markup names who is quoted (`cite`, a caption), or says that a heading is the title of a work. */
  readonly cited: boolean
  /** The texts of its inline code. */
  readonly codes: readonly string[]
  /** Its text nodes in the page. */
  readonly texts: readonly HtmlText[]
}

export interface RawText {
  readonly blocks: readonly RawBlock[]
  readonly skipped: readonly SkippedPart[]
}

/** In characters: about 60,000 words. */
const longestText = 400_000

/**
 * The main text of a page in blocks, and the skipped parts. The main text is the `main` element; without one,
 * the only `article`; without that, or when it is empty, the body without its chrome.
 */
export function readMainText(document: HtmlDocument, base: string): RawText {
  const text = readTextOf(document, base, 'main')
  return text.blocks.length > 0 ? text : readTextOf(document, base, 'body')
}

/** The text of the main element, of the body without its chrome, or of the whole body. */
export function readTextOf(
  document: HtmlDocument,
  base: string,
  part: 'main' | 'body' | 'everything',
): RawText {
  const body = firstIn(document, 'body')
  if (!body) return { blocks: [], skipped: [] }
  const main = part === 'main' ? mainElement(body) : body
  return new TextReader(base, main, part === 'everything').read(body)
}

function mainElement(body: HtmlElement): HtmlElement {
  const elements = visibleElementsIn(body)
  const main = elements.find(isMain)
  const articles = elements.filter(element => element.tagName === 'article')
  return main ?? (articles.length === 1 ? articles[0] : undefined) ?? body
}

export function isMain(element: HtmlElement): boolean {
  return element.tagName === 'main' || attribute(element, 'role') === 'main'
}

class TextReader {
  readonly #base: string
  readonly #main: HtmlElement
  readonly #withChrome: boolean
  readonly #blocks: RawBlock[] = []
  readonly #skipped: SkippedPart[] = []
  #inMain = false
  #order = 0
  #characters = 0
  #inline: InlineText = emptyInlineText()

  constructor(base: string, main: HtmlElement, withChrome: boolean) {
    this.#base = base
    this.#main = main
    this.#withChrome = withChrome
  }

  read(body: HtmlElement): RawText {
    this.#inMain = body === this.#main
    walk(body, {
      enter: element => this.#enter(element),
      leave: element => this.#leave(element),
      text: text => {
        this.#inline.text += text.value
        this.#inline.texts.push(text)
      },
    })
    this.#flush(body)
    return { blocks: this.#blocks, skipped: this.#skipped }
  }

  #enter(element: HtmlElement): 'skip' | undefined {
    if (isUnread(element)) return 'skip'
    // A button may be a question that shows its answer.
    if (element.tagName === 'button') return this.#skip(element)
    if (formControls.has(element.tagName)) return 'skip'
    if (inlineTags.has(element.tagName)) return this.#enterInline(element)
    this.#flush(element.parentNode)
    if (element === this.#main) this.#inMain = true
    if (!this.#withChrome && isChrome(element, this.#inMain)) return this.#skip(element)
    const kind = this.#inMain ? kindOf(element) : null
    return kind ? this.#add(kind, element) : undefined
  }

  #leave(element: HtmlElement): void {
    if (inlineTags.has(element.tagName)) return
    this.#flush(element)
    if (element === this.#main) this.#inMain = false
  }

  #enterInline(element: HtmlElement): undefined {
    if (element.tagName === 'br') this.#inline.text += ' '
    if (element.tagName === 'a') this.#inline.links.push(...linksIn([element], this.#base))
    if (codeTags.has(element.tagName)) this.#inline.codes.push(...codesIn([element]))
  }

  /** Within the main text, text without a block of its own becomes a paragraph. */
  #flush(container: HtmlElement['parentNode']): void {
    const { links, texts, codes } = this.#inline
    const text = collapse(this.#inline.text)
    this.#inline = emptyInlineText()
    if (text === '') return
    if (!this.#inMain) this.#skipped.push({ tag: 'body', text, order: this.#order++ })
    else
      this.#push({
        kind: 'paragraph',
        level: null,
        text,
        selector: selectorOf(container),
        links,
        table: null,
        cited: false,
        codes,
        texts,
      })
  }

  #skip(element: HtmlElement): 'skip' {
    const text = textOf(element)
    if (text !== '') this.#skipped.push({ tag: element.tagName, text, order: this.#order++ })
    return 'skip'
  }

  #add(kind: BlockKind, element: HtmlElement): 'skip' {
    const text = textOf(element)
    const within = elementsIn(element)
    const links = linksIn(
      within.filter(({ tagName }) => tagName === 'a'),
      this.#base,
    )
    const level = /^h[1-6]$/u.test(element.tagName) ? Number(element.tagName[1]) : null
    const table = kind === 'table' ? tableOf(within) : null
    const cited =
      kind === 'quote'
        ? attribute(element, 'cite') !== null || within.some(namesSpeaker)
        : within.some(child => child.tagName === 'cite' && textOf(child) === text)
    const texts = textsIn(element)
    if (text !== '')
      this.#push({
        kind,
        level,
        text,
        selector: selectorOf(element),
        links,
        table,
        cited,
        codes: codesIn(within),
        texts,
      })
    return 'skip'
  }

  #push(block: Omit<RawBlock, 'order'>): void {
    const text = block.text.slice(0, longestText - this.#characters)
    this.#characters += text.length
    if (text !== '') this.#blocks.push({ ...block, text, order: this.#order++ })
  }
}

/** Text without a block of its own, up to the next boundary of a block. */
interface InlineText {
  text: string
  readonly links: BlockLink[]
  readonly texts: HtmlText[]
  readonly codes: string[]
}

function emptyInlineText(): InlineText {
  return { text: '', links: [], texts: [], codes: [] }
}

const codeTags = new Set(['code', 'kbd', 'samp', 'var'])

function codesIn(elements: readonly HtmlElement[]): readonly string[] {
  return elements
    .filter(({ tagName }) => codeTags.has(tagName))
    .map(textOf)
    .filter(text => text !== '')
}

const formControls = new Set(['select', 'textarea', 'input', 'label', 'dialog'])

const chromeTags = new Set(['nav', 'footer', 'aside'])
const chromeRoles = new Set([
  'navigation',
  'contentinfo',
  'complementary',
  'banner',
  'search',
  'dialog',
  'alertdialog',
])

/** Menus, footers, asides; a `header` is text only inside a section of the main text. */
function isChrome(element: HtmlElement, inMain: boolean): boolean {
  if (chromeTags.has(element.tagName) || chromeRoles.has(attribute(element, 'role') ?? '')) return true
  return element.tagName === 'header' && !(inMain && isInsidePart(element))
}

function isInsidePart(element: HtmlElement): boolean {
  for (let at = element.parentNode; at && 'tagName' in at; at = at.parentNode) {
    if (['main', 'article', 'section'].includes(at.tagName) || attribute(at, 'role') === 'main') return true
  }
  return false
}

/** A map: in an object, an element named `constructor` would be found. */
const kinds: ReadonlyMap<string, BlockKind> = new Map(
  Object.entries({
    h1: 'heading',
    h2: 'heading',
    h3: 'heading',
    h4: 'heading',
    h5: 'heading',
    h6: 'heading',
    summary: 'heading',
    p: 'paragraph',
    figcaption: 'paragraph',
    ul: 'list',
    ol: 'list',
    table: 'table',
    blockquote: 'quote',
    pre: 'code',
  } as const),
)

/** Null for an element that only contains other blocks. A list with headings is a layout. */
function kindOf(element: HtmlElement): BlockKind | null {
  // A term that is a question is the heading of its answer.
  if (element.tagName === 'dt') return textOf(element).endsWith('?') ? 'heading' : 'paragraph'
  if (element.tagName === 'figure') return firstIn(element, 'blockquote') ? 'quote' : null
  const kind = kinds.get(element.tagName) ?? null
  if (kind !== 'list' && kind !== 'table') return kind
  if (firstIn(element, ...layoutTags)) return null
  return kind === 'table' ? kindOfTable(element) : kind
}

/** A table may number the lines of a program, or only lay out the page. */
function kindOfTable(table: HtmlElement): BlockKind | null {
  if (firstIn(table, 'th')) return 'table'
  if (firstIn(table, 'pre')) return 'code'
  return layoutRoles.has(attribute(table, 'role') ?? '') ||
    isOneCell(table) ||
    firstIn(table, 'p', 'form', 'ul')
    ? null
    : 'table'
}

const layoutRoles = new Set(['presentation', 'none'])

function isOneCell(table: HtmlElement): boolean {
  const cells = elementsIn(table).filter(({ tagName }) => tagName === 'td')
  return cells.length < 2
}

const layoutTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'article', 'section', 'blockquote']

function namesSpeaker({ tagName }: HtmlElement): boolean {
  return tagName === 'cite' || tagName === 'footer' || tagName === 'figcaption'
}

function tableOf(within: readonly HtmlElement[]): Table {
  const count = (tag: string) => within.filter(({ tagName }) => tagName === tag).length
  return { rows: count('tr'), headed: count('th') > 0 }
}

function linksIn(anchors: readonly HtmlElement[], base: string): BlockLink[] {
  return anchors.flatMap(anchor => {
    const address = absolute(attribute(anchor, 'href') ?? '#', base)
    return address ? [{ text: textOf(anchor), address, external: !sameSite(address, base) }] : []
  })
}
