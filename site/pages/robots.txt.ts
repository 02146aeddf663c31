import { crawlers } from '#contracts/crawlers.ts'
import { fileEndpoint } from '../machines/endpoint.ts'
import { robotsText } from '../machines/robots.ts'

export const prerender = true
export const GET = fileEndpoint(siteUrl => robotsText(crawlers, siteUrl))
