import type { Language } from './languages.ts'

/**
 * What the server knows about the agency: the part of `content/agency.yaml` that it uses, as it was when
 * the site was built. The build writes it to `dist/agency.json`.
 */
export interface AgencyCard {
  readonly name: string
  readonly domain: string
  readonly mailboxes: { readonly contact: string; readonly audit: string }
  /** The hours within which a person answers. */
  readonly answerHours: number
  readonly timeZone: { readonly id: string; readonly name: Readonly<Record<Language, string>> }
  /** How the audit's crawler presents itself: its name in robots.txt, and the page about it. */
  readonly crawler: { readonly token: string; readonly page: string }
  /** The public address that the site was built for, and the default without `SITE_URL`. */
  readonly siteUrl: string
  readonly defaultSiteUrl: string
}
