import { read } from '../../content/read.ts'
import { fileEndpoint } from '../../machines/endpoint.ts'
import { securityText } from '../../machines/security.ts'

export const prerender = true
export const GET = fileEndpoint(async siteUrl => {
  const { mailboxes } = await read('agency', 'en')
  return securityText({ mailbox: mailboxes.contact, siteUrl, today: new Date() })
})
