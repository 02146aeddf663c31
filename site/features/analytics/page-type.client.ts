import type { PageType } from '#contracts/analytics-event.ts'

/** What kind of page the audience figures count this one as: the layout says it of every page of the table of routes. */
export function pageTypeOf(path: string, { dataset }: Pick<HTMLElement, 'dataset'>): PageType {
  return trackedPaths[path] ?? (dataset['pageType'] as PageType | undefined) ?? 'other'
}

/** Short paths that tracking knows, though there is no page: a visitor finds the one that says so. */
const trackedPaths: Readonly<Record<string, PageType>> = {
  '/contact': 'contact',
  '/en/contact': 'contact',
  '/services': 'services',
  '/audit': 'audit',
  '/definition': 'definition',
  '/complete-geo-guide': 'guide',
}
