import { summaryOf } from '../../content/pages.ts'
import { jsonEndpoint } from '../../machines/endpoint.ts'

export const prerender = true

/** Global Privacy Control: data is neither sold nor shared here, with the signal or without. */
export const GET = jsonEndpoint(async () => {
  const { updated } = await summaryOf('privacy', 'en')
  return { gpc: true, lastUpdate: updated }
})
