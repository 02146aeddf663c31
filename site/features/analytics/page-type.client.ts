import type { PageType } from '#contracts/analytics-event.ts'

/** What kind of page the audience figures count this one as: the layout says it of every page of the table of routes. */
export function pageTypeOf(path: string, { dataset }: Pick<HTMLElement, 'dataset'>): PageType {
  const [, word] = trackedPath.exec(path) ?? []
  // The pattern lets through only words that are kinds, and the layout writes no others.
  return (dataset['pageType'] ?? word ?? 'other') as PageType
}

/** Short paths that tracking knows, though there is no page: a visitor finds the one that says so. */
const trackedPath = /^\/(?:en\/)?(?:complete-geo-)?(contact|services|audit|definition|guide)$/
