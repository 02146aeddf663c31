import { homePaths } from '#contracts/paths.ts'
import type { LayoutLabels } from './content/schemas/layout.ts'
import type { Page } from './page.ts'
import { pathOf, routeOfPath } from './routes.ts'

interface Step {
  readonly name: string
  /** Null for a step without a page, and for the page itself. */
  readonly address: string | null
}

type Names = Pick<LayoutLabels, 'pages' | 'steps'>

/** The steps from the home page to a page: `/agency/contact` gives Home, Agency, Contact. */
export function breadcrumbOf(page: Page, labels: Names, name?: string): readonly Step[] {
  const home = homePaths[page.language]
  const segments = page.path.slice(home.length).split('/').filter(Boolean)
  const parents = segments.slice(0, -1).flatMap((segment, index) => {
    const path = [home === '/' ? '' : home, ...segments.slice(0, index + 1)].join('/')
    return parentStep(path, segment, page, labels) ?? []
  })
  const last = page.route ? labels.pages[page.route.id] : name
  return [
    { name: labels.pages.home, address: home },
    ...parents,
    ...(segments.length > 0 ? [{ name: last ?? page.path, address: null }] : []),
  ]
}

/** Null for a step without a name: the key of a report. */
function parentStep(path: string, segment: string, page: Page, labels: Names): Step | null {
  const id = routeOfPath(path)?.id
  if (id) return { name: labels.pages[id] ?? id, address: pathOf(id, page.language) }
  const name = labels.steps[segment]
  return name ? { name, address: null } : null
}
