import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type AgencyInBoth, agency } from './schemas/agency.ts'

/** `content/agency.yaml`, for code that runs before Astro has read the content, or without it. */
export function readAgencyFile(): AgencyInBoth {
  return agency.parse(contentFile('agency.yaml'))
}

export function contentFile(path: string): unknown {
  return yaml.load(readFileSync(join(import.meta.dirname, '../../content', path), 'utf8'))
}

/** Astro's own YAML reader, so that the results agree. It has no types. */
const yaml: { load(text: string): unknown } = createRequire(import.meta.resolve('astro/package.json'))(
  'js-yaml',
)
