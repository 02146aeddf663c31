import type { FAQPage } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
import type { Place } from './place.ts'

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
