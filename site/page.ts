import { type Language, languageOfPath } from '#contracts/languages.ts'
import { type Route, routeOfPath } from './routes.ts'

export interface Page {
  /** The path as visitors see it, without a trailing slash: `/`, `/en/faq`. */
  readonly path: string
  readonly language: Language
  /** Undefined for pages in no menu: a report, the 404 page. */
  readonly route: Route | undefined
}

/**
 * The page at an address of the build (`/en/faq.html`) or of the server (`/on-demand/en/faq`).
 * Views call it with `Astro.url`.
 */
export function pageAt(url: URL): Page {
  const path =
    url.pathname.replace(/^\/on-demand(?:-desk)?(?=\/)/u, '').replace(/(?:\/index)?(?:\.html)?\/?$/u, '') ||
    '/'
  return { path, language: languageOfPath(path), route: routeOfPath(path) }
}
