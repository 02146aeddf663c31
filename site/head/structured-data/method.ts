import type { HowTo } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
import type { Place } from './place.ts'

interface Step {
  readonly id: string
  readonly title: string
  readonly summary: string
}

/** The phases of our method, each with its anchor in the page. */
export function methodNode(
  { heading, items }: { readonly heading: string; readonly items: readonly Step[] },
  place: Place,
): HowTo {
  return {
    '@type': 'HowTo',
    '@id': place.node('method'),
    name: heading,
    inLanguage: place.language,
    step: items.map(({ id, title, summary }, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      name: title,
      text: plainText(summary),
      url: place.node(id),
    })),
  }
}
