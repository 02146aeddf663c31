import type { BreadcrumbList, WebPage } from 'schema-dts'
import type { PageSummary } from '../../content/pages.ts'
import { breadcrumbOf } from '../../breadcrumb.ts'
import type { LayoutLabels } from '../../content/schemas/layout.ts'
import type { Page } from '../../page.ts'
import type { Route } from '../../routes.ts'
import { cardPath } from '../../social-card/card.ts'
import { author } from './organization.ts'
import { counterpart, type Place, type Reference } from './place.ts'

interface Described {
  readonly route: Route
  readonly summary: PageSummary
  /** The author, where the page names one; it then also has the date of its last update. */
  readonly signedBy: string | undefined
  readonly citations: readonly Reference[]
  readonly mainEntity: Reference | undefined
}

/** French is the original, English its translation. */
export function webPageNode(
  { route, summary, signedBy, citations, mainEntity }: Described,
  place: Place,
): WebPage {
  const { webPage, website, organization, address, absolute, language, node } = place
  return {
    '@type': pageType(route),
    ...webPage,
    url: address,
    name: summary.heading,
    inLanguage: language,
    isPartOf: website,
    publisher: organization,
    ...(signedBy && { author: author(signedBy, place), dateModified: summary.updated }),
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(cardPath(route.id, language)) },
    ...(route.id !== 'home' && { breadcrumb: { '@id': node('breadcrumb') } }),
    ...(mainEntity && { mainEntity }),
    ...(citations.length > 0 && { citation: citations }),
    ...translation(route, place),
  }
}

export function breadcrumbNode(
  page: Page,
  labels: LayoutLabels,
  { node, absolute, address }: Place,
): BreadcrumbList {
  const steps = breadcrumbOf(page, labels)
  const pages = steps.filter((step, index) => step.address || index === steps.length - 1)
  return {
    '@type': 'BreadcrumbList',
    '@id': node('breadcrumb'),
    itemListElement: pages.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: step.address ? absolute(step.address) : address,
    })),
  }
}

function pageType({ schemaType, pageType }: Route) {
  if (pageType === 'contact') return 'ContactPage'
  return schemaType === 'AboutPage' ? 'AboutPage' : 'WebPage'
}

function translation(route: Route, place: Place) {
  const other = { '@type': 'WebPage', ...counterpart(route, place) } as const
  return place.language === 'fr' ? { workTranslation: other } : { translationOfWork: other }
}
