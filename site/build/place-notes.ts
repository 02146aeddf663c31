import { readFileSync, writeFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { builtPages } from './built-pages.ts'

type Element = DefaultTreeAdapterTypes.Element

/**
 * Ties each note of a margin to its first mark and to the note above it, on each built page: `note-twins.css` then
 * sets it at the height of its mark. Anchors need names, which no rule can take from an attribute.
 */
export function placeNotes(client: URL): void {
  for (const { file } of builtPages(client)) {
    const html = readFileSync(file, 'utf8')
    if (html.includes(' data-note=')) writeFileSync(file, withPlaces(html))
  }
}

export function withPlaces(html: string): string {
  const rules = margins(parse(html)).flatMap(placesIn).join('')
  const style = `<style>@supports (anchor-name:--a){@media screen and (width>=60rem){${rules}}}</style>`
  return html.replace('</head>', `${style}</head>`)
}

/** The notes of each margin of a page, in order. */
function margins(parent: DefaultTreeAdapterTypes.ParentNode): readonly (readonly Element[])[] {
  const children = parent.childNodes.filter(child => 'tagName' in child)
  const notes = children.filter(child => noteOf(child) !== undefined)
  return notes.length > 0 ? [notes] : children.flatMap(margins)
}

function placesIn(notes: readonly Element[]): readonly string[] {
  const lengths = notes.map(note => textIn(note).length + aroundNote)
  const from = (index: number) => lengths.slice(index).reduce((sum, length) => sum + length, 0)
  const sources = notes.map(noteOf)
  const places = sources.map(
    (source, index) =>
      `#reference-${source}-1{anchor-name:--mark-${source}}` +
      `[data-note="#source-${source}"]{position:absolute;anchor-name:--note-${source};--mark:--mark-${source};` +
      `--before:${index > 0 ? `--note-${sources[index - 1]}` : '--none'};--rest:${from(index)}}`,
  )
  return [`.margin:has(>[data-note="#source-${sources[0]}"]){--rest:${from(0)}}`, ...places]
}

/** What the line above a note and the gap below it take, in characters. */
const aroundNote = 55

function noteOf({ attrs }: Element): string | undefined {
  return attrs.find(({ name }) => name === 'data-note')?.value.replace('#source-', '')
}

function textIn(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value
  return 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''
}
