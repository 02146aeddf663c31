import { plain } from '../../text/lexicon/index.ts'
import { wordSet } from '../../text/lexicon/lexicon.ts'
import {
  attribute,
  collapse,
  firstIn,
  type HtmlDocument,
  type HtmlElement,
  inlineTags,
  textOf,
  walk,
} from '../html.ts'
import { isMain } from '../main-text/main-text.ts'
import { withoutPictures } from './names.ts'

/** What a page shows in one line: the text between two borders of blocks, or two breaks. */
export interface Line {
  /** `plain`, with a space at the borders of elements, which styles may set apart. */
  readonly text: string
  readonly written: string
  /** Its texts as the borders of elements part them, `plain`. */
  readonly pieces: readonly string[]
  readonly links: readonly LineLink[]
  /** The block around it. */
  readonly element: HtmlElement['parentNode']
  /** 1 to 6 in a heading. */
  readonly level: number | null
  readonly part: Part
}

interface LineLink {
  readonly text: string
  /** As written. */
  readonly address: string
}

/** The footer of an article belongs to the article. */
type Part = 'main' | 'around' | 'footer'

/** The lines of the elements that are the page's own, but for quotes, code, forms and what stands beside. */
export function linesOf(document: HtmlDocument, own: readonly HtmlElement[]): readonly Line[] {
  const body = firstIn(document, 'body')
  if (!body) return []
  const kept = new Set(own)
  const main = own.find(isMain) ?? onlyArticle(own)
  const lines: Line[] = []
  const parts: Part[] = [main ? 'around' : 'main']
  let articles = 0
  let level: number | null = null
  let texts: string[] = []
  let links: LineLink[] = []
  const end = (element: Line['element']) => {
    const pieces = texts.map(collapse).filter(text => text !== '')
    const written = pieces.join(' ').replace(spaced, '')
    if (written !== '')
      lines.push({
        text: readable(written),
        written,
        pieces: pieces.map(readable),
        links,
        element,
        level,
        part: parts.at(-1) ?? 'main',
      })
    texts = []
    links = []
  }
  walk(body, {
    enter(element) {
      const { tagName, parentNode } = element
      if (!kept.has(element) || passedOver.has(tagName) || isCategory(element)) return 'skip'
      if (!inlineTags.has(tagName) || tagName === 'br') end(parentNode)
      if (tagName === 'a')
        links.push({ text: readable(textOf(element)), address: attribute(element, 'href') ?? '' })
      if (headings.test(tagName)) level = Number(tagName[1])
      if (tagName === 'article') articles++
      if (element === main || tagName === 'footer')
        parts.push(element === main || articles > 0 ? 'main' : 'footer')
      return undefined
    },
    leave(element) {
      const { tagName } = element
      if (!inlineTags.has(tagName)) end(element)
      if (headings.test(tagName)) level = null
      if (tagName === 'article') articles--
      if (element === main || tagName === 'footer') parts.pop()
    },
    text: ({ value }) => texts.push(value),
  })
  end(body)
  return lines
}

const passedOver = wordSet('aside blockquote pre button select textarea input label dialog')
const headings = /^h[1-6]$/u

/** What themes set above a title, which looks like a name: "Vie Locale". */
function isCategory(element: HtmlElement): boolean {
  return categoryName.test(attribute(element, 'class') ?? '')
}

const categoryName = /(?:^|[\s_-])(?:categor(?:y|ies|ie)|cat|tags?|badge|chip|pill|kicker|eyebrow)(?:$|\s)/iu

/** Spaces that nobody writes, at borders of elements within a phrase. */
const spaced = /(?<=['’(]) | (?=[.,)])/gu

/** Accents may be written apart from their letters. */
function readable(text: string): string {
  return withoutPictures(plain(text).normalize('NFC')).replace(joined, '$1 ')
}

/** Spaced by its styles alone: "ByMarie Dupont". */
const joined = /^(By|Par|Von)(?=\p{Lu}\p{Ll})/u

function onlyArticle(own: readonly HtmlElement[]): HtmlElement | undefined {
  const articles = own.filter(({ tagName }) => tagName === 'article')
  return articles.length === 1 ? articles[0] : undefined
}

/** Where links lead to pages about a subject. */
export const pathOfCategory = /(?:^|\/)(?:tags?|categor(?:y|ies)|categories?|topics?|themes?|rubriques?)\//u
