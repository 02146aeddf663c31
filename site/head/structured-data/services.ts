import type { Service, WebApplication } from 'schema-dts'
import { plainText } from '../../content/marks.ts'
import type { Service as ServiceWords } from '../../content/schemas/service.ts'
import type { Place } from './place.ts'

/** A service of the table of services: the same node wherever it is offered. */
export function serviceNode(
  { formValue, name, short, audience, price }: ServiceWords,
  place: Place,
): Service {
  return {
    '@type': 'Service',
    '@id': place.node(formValue),
    name,
    description: plainText(short),
    audience: { '@type': 'Audience', audienceType: plainText(audience) },
    provider: place.organization,
    ...(price.amount !== undefined && { offers: offer(price.amount, price.currency) }),
  }
}

/** The free audit on its own page, where the table of facts gives its price. */
export function auditNode(
  {
    name,
    description,
    price,
  }: {
    readonly name: string
    readonly description: string
    readonly price: { readonly amount?: number | undefined; readonly currency?: string | undefined }
  },
  place: Place,
): Service {
  return {
    '@type': 'Service',
    '@id': place.node('audit'),
    name,
    description: plainText(description),
    url: place.address,
    provider: place.organization,
    ...(price.amount !== undefined && { offers: offer(price.amount, price.currency) }),
  }
}

function offer(price: number, priceCurrency = 'EUR') {
  return { '@type': 'Offer', price, priceCurrency } as const
}

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
