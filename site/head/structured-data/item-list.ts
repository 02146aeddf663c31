import type { ItemList } from 'schema-dts'
import type { Place } from './place.ts'

interface Listed {
  readonly name: string
  /** In full: its anchor in the page, or its own page. */
  readonly address: string
}

/** A list that a page shows, by the name of its node: crawlers, engines. */
export function itemListNode(id: string, name: string, items: readonly Listed[], place: Place): ItemList {
  return {
    '@type': 'ItemList',
    '@id': place.node(id),
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  }
}
