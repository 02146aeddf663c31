import { readFileSync, writeFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { builtPages } from './built-pages.ts'

type Element = DefaultTreeAdapterTypes.Element

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
  const rules = margins(parse(html)).flatMap(placesIn).join('')
  const style = `<style>@supports (anchor-name:--a){@media screen and (width>=60rem){${rules}}}</style>`
  return html.replace('</head>', `${style}</head>`)
}

/** Each margin with notes, and the section whose marks they belong to. */
function margins(parent: DefaultTreeAdapterTypes.ParentNode): readonly (readonly [Element, Element])[] {
  return childrenOf(parent).flatMap(child => {
    const isMargin = childrenOf(child).some(note => noteOf(note) !== undefined)
    return isMargin && isBesideText(parent) ? [[parent, child] as const] : margins(child)
  })
}

function placesIn([section, margin]: readonly [Element, Element]): readonly string[] {
  const notes = childrenOf(margin).filter(child => noteOf(child) !== undefined)
  const sources = notes.map(noteOf)
  const lengths = notes.map(note => textIn(note).length + aroundNote)
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
function isBesideText(parent: DefaultTreeAdapterTypes.ParentNode): parent is Element {
  const classes = 'attrs' in parent ? parent.attrs.find(({ name }) => name === 'class')?.value.split(' ') : []
  return classes?.some(name => name === 'section' || name === 'chapter-block') ?? false
}

/** The first mark of a source in its section: the head of a page may call it before. */
function firstMark(source: string | undefined, section: Element): string {
  const start = `reference-${source}-`
  return idsIn(section).find(id => id.startsWith(start)) ?? `${start}1`
}

function idsIn(element: Element): readonly string[] {
  const own = element.attrs.filter(({ name }) => name === 'id').map(({ value }) => value)
  return [...own, ...childrenOf(element).flatMap(idsIn)]
}

function childrenOf(parent: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return parent.childNodes.filter(child => 'tagName' in child)
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
