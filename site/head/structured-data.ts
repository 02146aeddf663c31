import type { Graph, Thing } from 'schema-dts'
import type { PageSummary } from '../content/pages.ts'
import type { Agency } from '../content/schemas/agency.ts'
import type { LayoutLabels } from '../content/schemas/layout.ts'
import type { Page } from '../page.ts'
import type { Route } from '../routes.ts'
import { citationNode, type NumberedWork, sourceReference } from './structured-data/citations.ts'
import { organizationNode, websiteNode } from './structured-data/organization.ts'
import type { Place } from './structured-data/place.ts'
import { breadcrumbNode, webPageNode } from './structured-data/web-page.ts'

export interface Contents {
  readonly page: Page & { readonly route: Route }
  readonly summary: PageSummary
  readonly agency: Agency
  readonly labels: LayoutLabels
  readonly sources: readonly NumberedWork[]
  /** The author, where the page names one. */
  readonly signedBy: string | undefined
  /** What the page is about, the main thing first: a definition, questions, figures. */
  readonly things: readonly Thing[]
}

/**
 * The structured data of a page, as one graph whose nodes have stable ids: only what the page shows to
 * people, read from the same words.
 */
export function structuredData(contents: Contents, place: Place): Graph {
  const { page, summary, agency, labels, signedBy, things } = contents
  const isHome = page.route.id === 'home'
  // The home page must fit into one round trip: its notes cite, and its `primary-source` tags name the
  // works.
  const sources = isHome ? [] : contents.sources
  const described = {
    route: page.route,
    summary,
    signedBy,
    citations: sources.map(({ number }) => sourceReference(number, place)),
    mainEntity: isHome ? place.organization : referenceTo(things[0]),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationNode(agency, place),
      websiteNode(agency, place),
      webPageNode(described, place),
      ...(isHome ? [] : [breadcrumbNode(page, labels, place)]),
      ...things,
      ...sources.map(source => citationNode(source, place)),
    ],
  }
}

/** A graph as the content of a script: nothing in it can end the script. */
export function serialized(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}

function referenceTo(thing: Thing | undefined) {
  if (typeof thing !== 'object' || !('@id' in thing) || thing['@id'] === undefined) return undefined
  return { '@id': thing['@id'] }
}
