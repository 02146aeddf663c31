import { read } from '../content/read.ts'
import { fileEndpoint } from '../machines/endpoint.ts'
import { listedPages } from '../machines/listed-pages.ts'
import { sitemapMarkdown } from '../machines/llms.ts'

export const prerender = true
export const GET = fileEndpoint(async siteUrl => {
  const { name } = await read('agency', 'fr')
  const headings = {
    fr: (await read('machines', 'fr')).sitemap,
    en: (await read('machines', 'en')).sitemap,
  }
  return sitemapMarkdown(name, await listedPages(siteUrl), headings)
})
