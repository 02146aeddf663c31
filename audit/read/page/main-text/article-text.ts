import type { HtmlDocument, HtmlText } from '../html.ts'
import { type Article, findArticle } from './article.ts'
import { type RawBlock, type RawText, readTextOf } from './main-text.ts'
import { isMenu, lengthOf } from './menu.ts'

/** A block of which less than this was kept is none of the article. */
const keptShare = 0.5
/** On a page that does not say that it is an article, Readability may keep no more than a promotion or a footer. */
const leastShareOfPage = 0.5
/** When our blocks hold less than this of the article, it stands outside of what we take for the main text. */
const leastShareOfArticle = 0.7
/** Shorter, at the beginning or at the end, is a line of something else. In characters, spaces left out. */
const shortestText = 40
/**
 * The text of an article, as Readability finds it, in our own blocks: the others are told as passed over.
 * `isDeclared`: the page itself says that it is one.
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

/** The title is kept, which Readability leaves out because the page tells it elsewhere. */
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

/** The first and the last lines of what is kept are dates, bylines, advertisements, buttons: no text yet, or no more. */
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
