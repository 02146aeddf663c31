interface Contact {
  readonly mailbox: string
  readonly siteUrl: string
  readonly today: Date
}

/** Less than a year, as RFC 9116 recommends: at a site that is no longer built, perhaps no one answers. */
const validDays = 360

/** security.txt (RFC 9116): where to report a vulnerability, and until when this is valid. */
export function securityText({ mailbox, siteUrl, today }: Contact): string {
  const expires = new Date(today)
  expires.setUTCDate(expires.getUTCDate() + validDays)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: mailto:${mailbox}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
