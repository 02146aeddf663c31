import type { PageType } from '#contracts/analytics-event.ts'

/**
 * The kind of a page by its path, for the audience figures. Beside the pages of the table of routes it
 * knows the short paths that campaigns use. The first that fits counts.
 */
export function pageTypeOf(path: string): PageType {
  const ownPath = path.replace(/^\/en(?=\/|$)/, '') || '/'
  return kinds.find(([pattern]) => pattern.test(ownPath))?.[1] ?? 'other'
}

const kinds: readonly (readonly [RegExp, PageType])[] = [
  [/^\/$/, 'home'],
  [/^\/definition/, 'definition'],
  [/^\/geo-vs-seo$/, 'comparison'],
  [/^\/(?:agency\/)?contact$/, 'contact'],
  [/^\/(?:audit|tools\/free-geo-audit)$/, 'audit'],
  [/^\/(?:agency\/)?services$/, 'services'],
  [/^\/blog(?:\/|$)/, 'blog'],
  [/^\/(?:guide-|complete-geo-guide)/, 'guide'],
]
