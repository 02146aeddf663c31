import { fileEndpoint } from '../machines/endpoint.ts'
import { writeLlmsText } from '../machines/read-machines.ts'

export const prerender = true
export const GET = fileEndpoint(siteUrl => writeLlmsText('fr', siteUrl))
