import type { FAQPage, ItemList } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
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

interface Asked {
  readonly question: string
  readonly answer: string
  /** What follows the short answer. */
  readonly detail?: string
  readonly keywords?: string
}

export function questionsNode(asked: readonly Asked[], place: Place): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': place.node('questions'),
    isPartOf: place.webPage,
    inLanguage: place.language,
    mainEntity: asked.map(({ question, answer, detail, keywords }) => ({
      '@type': 'Question',
      name: plainText(question),
      ...(keywords && { keywords }),
      acceptedAnswer: {
        '@type': 'Answer',
        text: [answer, detail]
          .filter(text => text !== undefined)
          .map(plainText)
          .join('\n'),
      },
    })),
  }
}
