import { indexingBan } from '../read/page/showable.ts'
import { crawlerNamed, type Page, type Site } from '../read/site/site-facts.ts'

/** Whether search may not show the page, or the start page of its site: what is written for it there helps nobody. */
export function isClosed(page: Page, { pages, robots }: Site): boolean {
  const google = crawlerNamed('Googlebot')
  return [page, ...pages.slice(0, 1)].some(
    ({ address, robotsDirectives }) =>
      indexingBan(robotsDirectives, 'googlebot') !== null || !robots.decide(google, address).allowed,
  )
}
