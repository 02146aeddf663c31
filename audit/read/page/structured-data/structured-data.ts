import { attribute, collapse, type HtmlElement, selectorOf } from '../html.ts'
import type { Seen, StructuredData, StructuredNode } from '../page-facts.ts'
import { longestValue, mostNodes } from './limits.ts'
import { readMicrodata } from './microdata.ts'
import { lastPart } from './names.ts'

/**
 * Every object of the JSON-LD of a page, then those of its microdata and its RDFa. A block that is not JSON becomes
 * an error that quotes its beginning.
 */
export function readStructuredData(elements: readonly HtmlElement[], base: string): StructuredData {
  const nodes: StructuredNode[] = []
  const errors: Seen[] = []
  for (const script of elements.filter(isJsonLd)) {
    const source = sourceOf(script)
    try {
      flatten(JSON.parse(source), nodes)
    } catch (error) {
      errors.push({
        where: selectorOf(script),
        quote: `${String(error)} — ${collapse(source).slice(0, 120)}`,
      })
    }
  }
  return { nodes: [...nodes, ...readMicrodata(elements, base, nodes.length)], errors }
}

function isJsonLd(element: HtmlElement): boolean {
  return (
    element.tagName === 'script' &&
    /^application\/ld\+json\b/iu.test(attribute(element, 'type')?.trim() ?? '')
  )
}

function sourceOf(script: HtmlElement): string {
  return script.childNodes.map(child => ('value' in child ? child.value : '')).join('')
}

type Json = Readonly<Record<string, unknown>>
interface Pending {
  readonly value: unknown
  readonly parent: StructuredNode['parent']
}

/** Without recursion, since JSON may nest 100,000 deep. What `@graph` and arrays contain is at the top. */
function flatten(json: unknown, nodes: StructuredNode[]): void {
  const pending: Pending[] = [{ value: json, parent: null }]
  for (let next = pending.shift(); next && nodes.length < mostNodes; next = pending.shift()) {
    const { value, parent } = next
    if (Array.isArray(value))
      pending.unshift(...value.slice(0, mostNodes).map(item => ({ value: item, parent })))
    else if (isObject(value)) pending.push(...readNode(value, parent, nodes))
  }
}

function readNode(
  object: Json,
  parent: StructuredNode['parent'],
  nodes: StructuredNode[],
): readonly Pending[] {
  const graph = { value: object['@graph'], parent }
  if (graph.value !== undefined && object['@type'] === undefined) return [graph]
  const index = nodes.length
  const nested: Pending[] = []
  const values = new Map<string, string[]>()
  const references = new Map<string, string[]>()
  for (const [name, value] of Object.entries(object)) {
    if (name.startsWith('@')) continue
    const property = lastPart(name)
    for (const item of valuesIn(value)) {
      if (isReference(item)) add(references, property, item['@id'])
      else if (isObject(item)) nested.push({ value: item, parent: { index, property } })
      else if (isLiteral(item)) add(values, property, collapse(String(item)).slice(0, longestValue))
    }
  }
  nodes.push({
    syntax: 'json-ld',
    types: texts(object['@type']).map(lastPart),
    id: texts(object['@id'])[0] ?? null,
    parent,
    values: Object.fromEntries(values),
    references: Object.fromEntries(references),
  })
  return [...nested, graph]
}

/** JSON-LD may also write values in a container, and each with its language or its type. */
function valuesIn(value: unknown): readonly unknown[] {
  const held = isObject(value) ? (value['@list'] ?? value['@set'] ?? value) : value
  const items: readonly unknown[] = Array.isArray(held) ? held.slice(0, mostNodes) : [held]
  return items.map(item => (isObject(item) ? (item['@value'] ?? item) : item))
}

function add(lists: Map<string, string[]>, property: string, value: string): void {
  lists.set(property, [...(lists.get(property) ?? []), value])
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An object that only points to another: `{ "@id": "…" }`. */
function isReference(value: unknown): value is { readonly '@id': string } {
  return isObject(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1
}

function isLiteral(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function texts(value: unknown): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter(item => typeof item === 'string')
}
