import type { PageType } from '#contracts/analytics-event.ts'

/** The page's type in analytics; `said` is the one that its layout writes. */
export function pageTypeOf(path: string, said: string | undefined): PageType {
  // The layout writes only known types, and the pattern lets through no others.
  return (said ?? trackedPath.exec(path)?.[1] ?? 'other') as PageType
}

/** Short paths that the tracking plan names although they have no page: a visitor finds the 404 page. */
const trackedPath = /^(?:\/en)?\/(?:complete-geo-)?(contact|services|audit|definition|guide)$/
