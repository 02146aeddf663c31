import { attribute, parsePage, taggedIn, textOf } from '../twins/html.ts'

interface Node {
  readonly '@id'?: string
}

/**
 * schema.json: the JSON-LD of pages as one graph. A node that several pages describe, as the agency, is
 * there once, with all that is said of it.
 */
export function gatheredGraphs(pages: readonly string[]) {
  const nodes = pages.flatMap(graphsIn)
  const named = new Map<string, Node>()
  for (const node of nodes) {
    if (node['@id']) named.set(node['@id'], { ...named.get(node['@id']), ...node })
  }
  const unnamed = nodes.filter(node => !node['@id'])
  return { '@context': 'https://schema.org', '@graph': [...named.values(), ...unnamed] }
}

function graphsIn(html: string): readonly Node[] {
  const scripts = taggedIn(parsePage(html), 'script')
  return scripts
    .filter(script => attribute(script, 'type') === 'application/ld+json')
    .flatMap(script => JSON.parse(script.childNodes.map(textOf).join(''))['@graph'])
}
