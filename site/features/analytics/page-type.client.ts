import type { PageType } from '#contracts/analytics-event.ts'

/** What kind of page the audience figures count this one as; `said` is what its layout says. */
export function pageTypeOf(path: string, said: string | undefined): PageType {
  // The layout writes only words that are kinds, and the pattern lets through no others.
  return (said ?? trackedPath.exec(path)?.[1] ?? 'other') as PageType
}

/** Short paths that tracking knows, though there is no page: a visitor finds the one that says so. */
const trackedPath = /^(?:\/en)?\/(?:complete-geo-)?(contact|services|audit|definition|guide)$/
