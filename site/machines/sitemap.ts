import { languages } from '#contracts/languages.ts'
import type { ListedPage } from './listed-pages.ts'
import { element, type Markup, xmlDocument } from './xml.ts'

/** sitemap.xml: every page in both languages, each with its alternates and the day it last changed. */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  }
  return xmlDocument(element('urlset', namespaces, pages.map(entry)))
}

function entry({ address, updated, alternates }: ListedPage): Markup {
  const alternate = (hreflang: string, href: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href })
  return element('url', {}, [
    element('loc', {}, address),
    element('lastmod', {}, updated),
    ...languages.map(language => alternate(language, alternates[language])),
    alternate('x-default', alternates.fr),
  ])
}
