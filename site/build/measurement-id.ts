/** The measurement id of the tag service, `MEASUREMENT_ID`; undefined, as by default, for none at all. */
export const measurementId = readMeasurementId()

/** What the policy of pages lets in for the tag service. */
export const tagService: readonly string[] = measurementId
  ? ['https://*.googletagmanager.com', 'https://*.google-analytics.com']
  : []

function readMeasurementId(): string | undefined {
  const id = process.env['MEASUREMENT_ID']?.trim()
  if (!id || /^G-[A-Z0-9]+$/.test(id)) return id || undefined
  throw new Error(`The setting MEASUREMENT_ID has ${JSON.stringify(id)}; it must look like G-ABC123.`)
}
