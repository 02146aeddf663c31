/** `MEASUREMENT_ID` of the tag service; undefined, as by default, for no such service. */
export const measurementId = readMeasurementId()

const loader = 'https://*.googletagmanager.com'
const collector = 'https://*.google-analytics.com'

/** What pages must allow for the tag service, according to its vendor; nothing without an id. */
export const tagService: Readonly<Record<'scripts' | 'images' | 'connections', readonly string[]>> =
  measurementId
    ? {
        scripts: [loader],
        images: [loader, collector],
        connections: [loader, collector, 'https://*.analytics.google.com'],
      }
    : { scripts: [], images: [], connections: [] }

function readMeasurementId(): string | undefined {
  const id = process.env['MEASUREMENT_ID']?.trim()
  if (!id || /^G-[A-Z0-9]+$/.test(id)) return id || undefined
  throw new Error(`The setting MEASUREMENT_ID has ${JSON.stringify(id)}; it must look like G-ABC123.`)
}
