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
 * Ties each note of a margin to the first mark of its section, on each built page: `note-twins.css` then sets it at
 * the height of its mark. Anchors need names, which no rule can take from an attribute. A margin is told the height of
 * its notes, so that its section grows with them.
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
  const calls = notes.map(note => ({ source: noteOf(note), mark: firstMark(noteOf(note), section) }))
  const lengths = notes.map(note => textOf(note).length)
  const from = (index: number) => heightOf(lengths.slice(index))
  const places = calls.map(
    ({ source, mark }, index) =>
      `#${mark}{anchor-name:--mark-${source}}` +
      `${marginBeside(mark)}>[data-note="#source-${source}"]{--mark:--mark-${source};${from(index)}}`,
  )
  return [`${marginBeside(calls[0]?.mark)}{${from(0)}}`, ...places]
}

/** A source may have a note in many margins: the one beside this mark. */
function marginBeside(mark: string | undefined): string {
  return `:has(#${mark})~.margin`
}

function isBesideText(parent: HtmlParent): parent is HtmlElement {
  const classes = 'attrs' in parent ? attribute(parent, 'class')?.split(' ') : []
  return classes?.some(name => textClasses.includes(name)) ?? false
}

/** What has notes beside a long text; under a question, or a term, they just stand below each other. */
const textClasses: readonly string[] = ['section', 'chapter-block', 'clause']

/** The first mark of a source in its section: the head of a page may call it before. */
function firstMark(source: string | undefined, section: HtmlElement): string {
  const start = `reference-${source}-`
  const ids = elementsIn(section).map(element => attribute(element, 'id'))
  return ids.find(id => id?.startsWith(start)) ?? `${start}1`
}

function childrenOf(parent: HtmlParent): readonly HtmlElement[] {
  return parent.childNodes.filter(isElement)
}

/** How many notes stand below each other, and their lines in a margin as wide as from each width of a window. */
function heightOf(lengths: readonly number[]): string {
  const lines = Object.entries(charactersInLine).map(([from, characters]) => {
    const sum = lengths.reduce((before, length) => before + Math.ceil(length / characters), 0)
    return `;--from-${from}:${sum}`
  })
  return `--notes:${lengths.length}${lines.join('')}`
}

/** How many characters of a note every line has room for at least, from each width of a window on, in rem. */
const charactersInLine = { 60: 24, 75: 30, 90: 39 }

function noteOf(element: HtmlElement): string | undefined {
  return attribute(element, 'data-note')?.replace('#source-', '')
}
