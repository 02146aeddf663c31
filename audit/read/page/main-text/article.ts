import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import { defaultTreeAdapter, serialize } from 'parse5'
import { type HtmlDocument, type HtmlText, textsIn, walk } from '../html.ts'

/** The text nodes of a page that Readability takes for its article. */
export type Article = ReadonlySet<HtmlText>

/**
 * Limits of a page for Readability, which on linkedom took 0.65 s for 300 nested elements and 9.9 s for
 * 1,000. Of 615 public pages, the deepest nests 51; 612 have at most 3,114 elements and 728 links, and
 * 38,080 steps from all of their elements up to the document.
 */
export const articleLimits = { depth: 100, links: 2_500, elements: 5_000, steps: 100_000 } as const

/** Null when Readability finds none, or when the page exceeds `articleLimits`. */
export function findArticle(document: HtmlDocument): Article | null {
  const texts = textsIn(document).filter(({ value }) => value.trim() !== '')
  if (isTooHeavy(document) || texts.length > mostMarks) return null
  const found = contentOf(markedCopy(document, texts))
  return found === null ? null : markedTexts(found, texts)
}

/** Neither library was written for hostile pages: when one throws, the page is read without it. */
function contentOf(html: string): string | null {
  try {
    const { document } = parseHTML(html)
    const article = new Readability(document, { disableJSONLD: true, serializer: () => '' }).parse()
    return article?.textContent ?? null
  } catch {
    return null
  }
}

function isTooHeavy(document: HtmlDocument): boolean {
  const { depth, links, elements, steps } = measure(document)
  return (
    depth > articleLimits.depth ||
    links > articleLimits.links ||
    elements > articleLimits.elements ||
    steps > articleLimits.steps
  )
}

function measure(document: HtmlDocument) {
  const size = { depth: 0, links: 0, elements: 0, steps: 0 }
  let depth = 0
  walk(document, {
    enter({ tagName }) {
      depth += 1
      size.depth = Math.max(size.depth, depth)
      size.links += tagName === 'a' ? 1 : 0
      size.elements += 1
      size.steps += depth
      return undefined
    },
    leave() {
      depth -= 1
    },
  })
  return size
}

/**
 * Readability changes the document and does not say which nodes it kept. So each text is marked with its own
 * character of a private use area of Unicode, by which it is found again in the result.
 */
const firstMark = 0xf0000
const mostMarks = 0xfffd

/** Readability needs no longer one; linkedom overflows the stack on a class of 200,000 words. */
const longestAttribute = 1_000

const leftOut = new Set(['script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', '#comment'])

function markedCopy(document: HtmlDocument, texts: readonly HtmlText[]): string {
  const marks = new Map(texts.map((text, place) => [text, String.fromCodePoint(firstMark + place)]))
  return serialize(document, {
    treeAdapter: {
      ...defaultTreeAdapter,
      getChildNodes: parent => parent.childNodes.filter(({ nodeName }) => !leftOut.has(nodeName)),
      getAttrList: ({ attrs }) =>
        attrs.map(({ name, value }) => ({ name, value: value.slice(0, longestAttribute) })),
      getTextNodeContent: text => (marks.get(text) ?? '') + text.value.replace(marked, ''),
    },
  })
}

const marked = /[\u{f0000}-\u{ffffd}]/gu

function markedTexts(content: string, texts: readonly HtmlText[]): Article {
  const places = (content.match(marked) ?? []).map(mark => (mark.codePointAt(0) ?? 0) - firstMark)
  return new Set(places.flatMap(place => texts[place] ?? []))
}
