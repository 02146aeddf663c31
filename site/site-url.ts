import { readAgencyFile } from './content/content-file.ts'

/** The public address of the site, without a trailing slash: `SITE_URL`, or the agency's domain. */
export function siteUrl(): string {
  return new URL(process.env['SITE_URL']?.trim() || defaultSiteUrl()).origin
}

export function defaultSiteUrl(): string {
  return `https://${readAgencyFile().domain}`
}
