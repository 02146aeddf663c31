import { pageIdentity } from '../addresses.ts'
import type { Alternate } from '../page/page-facts.ts'
import type { Page, Site } from './site-facts.ts'

/** The language versions that a page declares in its head and headers, or else the sitemap for it. */
export function alternatesOf(page: Page, { sitemap }: Site): readonly Alternate[] {
  if (page.head.alternates.length > 0) return page.head.alternates
  const key = pageIdentity(page.address)
  return sitemap.entries.find(({ address }) => pageIdentity(address) === key)?.alternates ?? []
}
