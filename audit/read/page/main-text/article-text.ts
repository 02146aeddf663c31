import type { HtmlDocument, HtmlText } from '../html.ts'
import { type Article, findArticle } from './article.ts'
import { type RawBlock, type RawText, readTextOf } from './main-text.ts'
import { isMenu, lengthOf } from './menu.ts'

/** A block of which less was kept is not part of the article. */
const keptShare = 0.5
/** On a page that does not declare itself an article, Readability may find only a promotion or a footer. */
const leastShareOfPage = 0.5
/** When our blocks contain less of the article, it is outside of the part that was read. */
const leastShareOfArticle = 0.7
/** In characters, without spaces: a shorter line at the beginning or the end is not text of the article. */
const shortestText = 40
/**
 * The text of an article, as Readability finds it, in our own blocks; the others become skipped parts.
 * `isDeclared`: the page itself says that it is an article.
 */
export function readArticleText(
  document: HtmlDocument,
  base: string,
  whole: RawText,
  isDeclared: boolean,
): RawText {
  const article = findArticle(document)
  if (!article || (!isDeclared && sizeOf(article) < leastShareOfPage * prose(whole))) return whole
  const narrow = filtered(whole, article)
  if (characters(narrow) >= leastShareOfArticle * sizeOf(article)) return narrow
  const wide = filtered(readTextOf(document, base, 'body'), article)
  if (characters(wide) >= leastShareOfArticle * sizeOf(article)) return wide
  return filtered(readTextOf(document, base, 'everything'), article)
}

/** Keeps the title, which Readability removes from the text to return it apart. */
function filtered({ blocks, skipped }: RawText, article: Article): RawText {
  const kept = new Set([
    ...blocks.filter(({ level }) => level === 1),
    ...withoutEdges(blocks.filter(block => shareKept(block, article) >= keptShare && !isMenu(block))),
  ])
  const isKept = (block: RawBlock) => kept.has(block)
  const left = blocks.filter(block => !isKept(block)).map(({ text, order }) => ({ tag: 'body', text, order }))
  return {
    blocks: blocks.filter(isKept),
    skipped: [...skipped, ...left].toSorted((one, other) => one.order - other.order),
  }
}

/** The first and last lines that Readability keeps may be dates, bylines, advertisements or buttons. */
function withoutEdges(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const isText = ({ text, kind }: RawBlock) => kind !== 'heading' && lengthOf(text) >= shortestText
  const first = blocks.findIndex(isText)
  if (first === -1) return blocks
  const before = blocks.slice(0, first)
  const opened = before.slice(before.findLastIndex(({ kind }) => kind !== 'heading') + 1)
  return [...opened, ...blocks.slice(first, blocks.findLastIndex(isText) + 1)]
}

function shareKept({ texts }: RawBlock, article: Article): number {
  return sizeOf(texts.filter(text => article.has(text))) / sizeOf(texts)
}

function sizeOf(texts: Iterable<HtmlText>): number {
  return [...texts].reduce((sum, { value }) => sum + lengthOf(value), 0)
}

function prose({ blocks, skipped }: RawText): number {
  return characters({ blocks: blocks.filter(block => block.kind === 'paragraph' && !isMenu(block)), skipped })
}

function characters({ blocks }: RawText): number {
  return blocks.reduce((sum, { text }) => sum + lengthOf(text), 0)
}
