import { fileEndpoint } from '../../machines/endpoint.ts'
import { writeFeed } from '../../machines/read-machines.ts'

export const prerender = true
export const GET = fileEndpoint(siteUrl => writeFeed('en', siteUrl))
