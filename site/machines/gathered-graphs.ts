import { attribute, parsePage, taggedIn, textOf } from '../twins/html.ts'

type Node = Readonly<Record<string, unknown>>

/**
 * schema.json: the JSON-LD of all pages as one graph. A node that several pages describe, such as the
 * agency, is there once, with all its properties.
 */
export function gatheredGraphs(pages: readonly string[]) {
  const nodes = pages.flatMap(graphsIn)
  const named = new Map<unknown, Node>()
  for (const node of nodes) named.set(node['@id'], united(named.get(node['@id']), node))
  return { '@context': 'https://schema.org', '@graph': [...named.values()] }
}

function graphsIn(html: string): readonly Node[] {
  const scripts = taggedIn(parsePage(html), 'script')
  return scripts
    .filter(script => attribute(script, 'type') === 'application/ld+json')
    .flatMap(script => JSON.parse(script.childNodes.map(textOf).join(''))['@graph'])
}

function united(known: Node = {}, node: Node): Node {
  const values = Object.entries(node).map(([name, value]) => [name, unitedValue(known[name], value)])
  return { ...known, ...Object.fromEntries(values) }
}

/** Values that differ between languages are both kept: JSON-LD allows a list for any value. */
function unitedValue(one: unknown, other: unknown): unknown {
  if (one === undefined || JSON.stringify(one) === JSON.stringify(other)) return other
  const distinct = new Map([one, other].flat().map(value => [JSON.stringify(value), value]))
  return [...distinct.values()]
}
