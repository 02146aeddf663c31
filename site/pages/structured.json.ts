import { jsonEndpoint } from '../machines/endpoint.ts'
import { structuredContent } from '../machines/structured.ts'

export const prerender = true
export const GET = jsonEndpoint(structuredContent)
