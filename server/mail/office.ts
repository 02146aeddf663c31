import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AgencyCard, ReadAgency } from '#contracts/agency-card.ts'

/** Who writes letters, and where the site is to which they lead. */
export interface Office {
  readonly agency: AgencyCard
  /** `https://www.example.com`: never the `Host` of a request, which anyone may invent. */
  readonly origin: string
}

/** The agency as the built site knows it. The built module is loaded with the first letter. */
export function builtAgency(buildFolder: string): ReadAgency {
  const entry = pathToFileURL(join(buildFolder, 'server/entry.mjs')).href
  return async () => {
    const { readAgency }: { readAgency: ReadAgency } = await import(entry)
    return readAgency()
  }
}
