import { absolute } from '../../addresses.ts'
import { attribute, type HtmlElement, textOf } from '../html.ts'
import type { StructuredNode } from '../page-facts.ts'
import { longestValue, mostNodes } from './limits.ts'
import { lastPart } from './names.ts'

/** The attributes by which an element is an object, with its type, or a property of one. */
interface Syntax {
  readonly name: 'microdata' | 'rdfa'
  readonly item: string
  readonly type: string
  readonly id: string
  readonly property: string
}

const syntaxes: readonly Syntax[] = [
  { name: 'microdata', item: 'itemscope', type: 'itemtype', id: 'itemid', property: 'itemprop' },
  { name: 'rdfa', item: 'typeof', type: 'typeof', id: 'resource', property: 'property' },
]

/** Elements visited in one page: many items may refer to the same ones. */
const mostSteps = 100_000

/**
 * Every object in the microdata and the RDFa of a page, in the form of the JSON-LD objects: one that is the
 * value of a property is nested in the object with that property. `first`: the index of the first of them among
 * all objects of the page.
 */
export function readMicrodata(
  elements: readonly HtmlElement[],
  base: string,
  first: number,
): readonly StructuredNode[] {
  const nodes: StructuredNode[] = []
  for (const syntax of syntaxes) nodes.push(...nodesOf(syntax, elements, base, first + nodes.length))
  return nodes.slice(0, mostNodes)
}

function nodesOf(syntax: Syntax, elements: readonly HtmlElement[], base: string, first: number) {
  const items = elements.filter(element => attribute(element, syntax.item) !== null).slice(0, mostNodes)
  if (items.length === 0) return []
  const properties = propertiesOf(syntax, items, elements)
  const places = new Map(items.map((item, index) => [item, first + index]))
  const parents = new Map<HtmlElement, StructuredNode['parent']>()
  for (const { item, element, names } of properties) {
    const index = places.get(item)
    if (index !== undefined && places.has(element)) parents.set(element, { index, property: names[0] ?? '' })
  }
  const values = Map.groupBy(
    properties.filter(({ element }) => !places.has(element)),
    ({ item }) => item,
  )
  return items.map(
    (item): StructuredNode => ({
      syntax: syntax.name,
      types: words(attribute(item, syntax.type)).map(lastPart),
      id: attribute(item, syntax.id),
      parent: parents.get(item) ?? null,
      values: valuesOf(values.get(item) ?? [], base),
      references: {},
    }),
  )
}

interface Property {
  readonly item: HtmlElement
  readonly element: HtmlElement
  readonly names: readonly string[]
}

/** An item has the properties below it, up to other items, and those of the elements that it refers to. */
function propertiesOf(
  syntax: Syntax,
  items: readonly HtmlElement[],
  elements: readonly HtmlElement[],
): readonly Property[] {
  const byId = new Map(elements.toReversed().map(element => [attribute(element, 'id') ?? '', element]))
  const found: Property[] = []
  let steps = 0
  for (const item of items) {
    const referred = words(attribute(item, 'itemref')).flatMap(id => byId.get(id) ?? [])
    const pending = [...childrenOf(item), ...referred].reverse()
    const seen = new Set<HtmlElement>([item])
    for (let element = pending.pop(); element && steps < mostSteps; element = pending.pop()) {
      steps += 1
      if (seen.has(element)) continue
      seen.add(element)
      const names = words(attribute(element, syntax.property)).map(lastPart)
      if (names.length > 0) found.push({ item, element, names })
      if (attribute(element, syntax.item) === null) pending.push(...childrenOf(element).reverse())
    }
  }
  return found
}

function childrenOf(element: HtmlElement): HtmlElement[] {
  return element.childNodes.filter(node => 'tagName' in node)
}

function words(text: string | null): readonly string[] {
  return (text ?? '').split(/\s+/u).filter(word => word !== '')
}

function valuesOf(properties: readonly Property[], base: string): StructuredNode['values'] {
  const values = new Map<string, string[]>()
  for (const { element, names } of properties) {
    const value = elementValue(element, base).slice(0, longestValue)
    for (const name of names) values.set(name, [...(values.get(name) ?? []), value])
  }
  return Object.fromEntries(values)
}

/** The attribute with the value of an element, by the standard; the value of others is their text. */
const addressAttributes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'href',
    area: 'href',
    link: 'href',
    audio: 'src',
    embed: 'src',
    iframe: 'src',
    img: 'src',
    source: 'src',
    track: 'src',
    video: 'src',
    object: 'data',
  }),
)
const textAttributes: ReadonlyMap<string, string> = new Map(
  Object.entries({ data: 'value', meter: 'value', time: 'datetime' }),
)

function elementValue(element: HtmlElement, base: string): string {
  const content = attribute(element, 'content')
  if (content !== null) return content.trim()
  const address = attributeIn(addressAttributes, element)
  if (address !== null) return absolute(address, base) ?? address
  return attributeIn(textAttributes, element)?.trim() ?? textOf(element)
}

function attributeIn(names: ReadonlyMap<string, string>, element: HtmlElement): string | null {
  const name = names.get(element.tagName)
  return name === undefined ? null : attribute(element, name)
}
