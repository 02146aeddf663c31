import type { WebApplication } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
import type { Place } from './place.ts'

/** A free tool that works in the page. */
export function toolNode(
  { heading, lead }: { readonly heading: string; readonly lead: string },
  place: Place,
): WebApplication {
  return {
    '@type': 'WebApplication',
    '@id': place.node('tool'),
    name: heading,
    description: plainText(lead),
    url: place.address,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: place.language,
    provider: place.organization,
  }
}
