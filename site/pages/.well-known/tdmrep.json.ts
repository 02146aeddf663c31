import { jsonEndpoint } from '../../machines/endpoint.ts'

export const prerender = true

/** Text and data mining (W3C TDMRep): nothing is reserved but the reports, which belong to who asked for them. */
export const GET = jsonEndpoint(() => [
  { location: '/audits/*', 'tdm-reservation': 1 },
  { location: '/en/audits/*', 'tdm-reservation': 1 },
  { location: '/*', 'tdm-reservation': 0 },
])
