import type { AgencyCard } from '#contracts/agency-card.ts'
import { readAgencyFile } from '../content/content-file.ts'
import { pathOf } from '../routes.ts'
import { defaultSiteUrl, siteUrl } from '../site-url.ts'

export function agencyCard(): AgencyCard {
  const { name, domain, mailboxes, answerHours, timeZone, crawler } = readAgencyFile()
  return {
    name,
    domain,
    mailboxes,
    answerHours,
    timeZone,
    crawler: { token: crawler, page: siteUrl() + pathOf('methodology', 'fr') },
    siteUrl: siteUrl(),
    defaultSiteUrl: defaultSiteUrl(),
  }
}
