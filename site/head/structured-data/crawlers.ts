import type { ItemList } from 'schema-dts'
import type { Place } from './place.ts'

interface Listed {
  readonly name: string
  /** Its anchor in the page. */
  readonly anchor: string
}

/** The directory of AI crawlers: their names, each with its anchor in the page. */
export function crawlersNode(heading: string, crawlers: readonly Listed[], place: Place): ItemList {
  return {
    '@type': 'ItemList',
    '@id': place.node('crawlers'),
    name: heading,
    numberOfItems: crawlers.length,
    itemListElement: crawlers.map(({ name, anchor }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: place.node(anchor),
    })),
  }
}
