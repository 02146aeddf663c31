import { fileEndpoint } from '../machines/endpoint.ts'
import { listedPages } from '../machines/listed-pages.ts'
import { sitemapXml } from '../machines/sitemap.ts'

export const prerender = true
export const GET = fileEndpoint(async siteUrl => sitemapXml(await listedPages(siteUrl)))
