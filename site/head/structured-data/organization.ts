import type { Organization, WebSite } from 'schema-dts'
import { languages } from '#contracts/languages.ts'
import type { Agency } from '../../content/schemas/agency.ts'
import { pathOf } from '../../routes.ts'
import { iconPath } from '../icons.ts'
import type { Place } from './place.ts'

/** The agency, as the foot of every page names it. */
export function organizationNode({ name, mailboxes, phones, office }: Agency, place: Place): Organization {
  const { organization, absolute, language } = place
  return {
    '@type': 'Organization',
    ...organization,
    name,
    url: absolute('/'),
    logo: absolute(iconPath(512)),
    email: mailboxes.contact,
    telephone: phones,
    address: {
      '@type': 'PostalAddress',
      addressLocality: office.city,
      addressCountry: office.country,
    },
    knowsLanguage: languages,
    publishingPrinciples: absolute(pathOf('sources', language)),
  }
}

export function websiteNode({ name }: Agency, { organization, website, absolute }: Place): WebSite {
  return {
    '@type': 'WebSite',
    ...website,
    name,
    url: absolute('/'),
    inLanguage: languages,
    publisher: organization,
  }
}

/** The author of a page: the agency, or one of its teams. */
export function author(name: string, { organization }: Place) {
  return { '@type': 'Organization', name, parentOrganization: organization } as const
}
