/** The public address of the site, without a trailing slash: `SITE_URL`, or the agency's domain. */
export function siteUrl(): string {
  return (process.env['SITE_URL'] ?? 'https://ibid.example').replace(/\/+$/, '')
}
