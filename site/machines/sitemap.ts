import { languages } from '#contracts/languages.ts'
import type { ListedFilm, ListedPage } from './listed-pages.ts'
import { element, type Markup, xmlDocument } from './xml.ts'

/** sitemap.xml: every page in both languages, each with its alternates, the day it last changed and its film. */
export function sitemapXml(pages: readonly ListedPage[]): string {
  const namespaces = {
    xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
    'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
    'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
  }
  return xmlDocument(element('urlset', namespaces, pages.map(entry)))
}

function entry({ address, updated, alternates, film }: ListedPage): Markup {
  const alternate = (hreflang: string, href: string) =>
    element('xhtml:link', { rel: 'alternate', hreflang, href })
  return element('url', {}, [
    element('loc', {}, address),
    element('lastmod', {}, updated),
    ...languages.map(language => alternate(language, alternates[language])),
    alternate('x-default', alternates.fr),
    ...(film ? [video(film)] : []),
  ])
}

function video({ title, description, picture, file, seconds, published }: ListedFilm): Markup {
  return element('video:video', {}, [
    element('video:thumbnail_loc', {}, picture),
    element('video:title', {}, title),
    element('video:description', {}, description),
    element('video:content_loc', {}, file),
    element('video:duration', {}, String(seconds)),
    element('video:publication_date', {}, published),
  ])
}
