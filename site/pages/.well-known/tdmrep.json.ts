import { reportFolders } from '#contracts/paths.ts'
import { jsonEndpoint } from '../../machines/endpoint.ts'

export const prerender = true

/**
 * Text and data mining (W3C TDMRep): nothing is reserved except reports, which belong to the people who
 * asked for them.
 */
export const GET = jsonEndpoint(() => [
  ...Object.values(reportFolders).map(folder => ({ location: `${folder}*`, 'tdm-reservation': 1 })),
  { location: '/*', 'tdm-reservation': 0 },
])
