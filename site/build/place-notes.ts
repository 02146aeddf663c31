import { readFileSync, writeFileSync } from 'node:fs'
import {
  attribute,
  elementsIn,
  type HtmlElement,
  type HtmlParent,
  isElement,
  parsePage,
  textOf,
} from '../twins/html.ts'
import { builtPages } from './built-pages.ts'

/**
 * Ties each note of a margin to the first mark of its section and to the note above it, on each built page:
 * `note-twins.css` then sets it at the height of its mark. Anchors need names, which no rule can take from an
 * attribute.
 */
export function placeNotes(client: URL): void {
  for (const { file } of builtPages(client)) {
    const html = readFileSync(file, 'utf8')
    if (html.includes(' data-note=')) writeFileSync(file, withPlaces(html))
  }
}

export function withPlaces(html: string): string {
  const rules = margins(parsePage(html)).flatMap(placesIn).join('')
  const style = `<style>@supports (anchor-name:--a){@media screen and (width>=60rem){${rules}}}</style>`
  return html.replace('</head>', `${style}</head>`)
}

/** Each margin with notes, and the section whose marks they belong to. */
function margins(parent: HtmlParent): readonly (readonly [HtmlElement, HtmlElement])[] {
  return childrenOf(parent).flatMap(child => {
    const isMargin = childrenOf(child).some(note => noteOf(note) !== undefined)
    return isMargin && isBesideText(parent) ? [[parent, child] as const] : margins(child)
  })
}

function placesIn([section, margin]: readonly [HtmlElement, HtmlElement]): readonly string[] {
  const notes = childrenOf(margin).filter(child => noteOf(child) !== undefined)
  const sources = notes.map(noteOf)
  const lengths = notes.map(note => textOf(note).length + aroundNote)
  const from = (index: number) => lengths.slice(index).reduce((sum, length) => sum + length, 0)
  const places = sources.map(
    (source, index) =>
      `#${firstMark(source, section)}{anchor-name:--mark-${source}}` +
      `[data-note="#source-${source}"]{position:absolute;anchor-name:--note-${source};--mark:--mark-${source};` +
      `--before:${index > 0 ? `--note-${sources[index - 1]}` : '--none'};--rest:${from(index)}}`,
  )
  return [`.margin:has(>[data-note="#source-${sources[0]}"]){--rest:${from(0)}}`, ...places]
}

/** The notes of a policy stand under its headings instead. */
function isBesideText(parent: HtmlParent): parent is HtmlElement {
  const classes = 'attrs' in parent ? attribute(parent, 'class')?.split(' ') : []
  return classes?.some(name => name === 'section' || name === 'chapter-block') ?? false
}

/** The first mark of a source in its section: the head of a page may call it before. */
function firstMark(source: string | undefined, section: HtmlElement): string {
  const start = `reference-${source}-`
  const ids = elementsIn(section).map(element => attribute(element, 'id'))
  return ids.find(id => id?.startsWith(start)) ?? `${start}1`
}

function childrenOf(parent: HtmlParent): readonly HtmlElement[] {
  return parent.childNodes.filter(isElement)
}

/** What the line above a note and the gap below it take, in characters. */
const aroundNote = 55

function noteOf(element: HtmlElement): string | undefined {
  return attribute(element, 'data-note')?.replace('#source-', '')
}
