import type { DefaultTreeAdapterTypes } from 'parse5'
import { isText } from '../support/built-page.ts'

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

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
