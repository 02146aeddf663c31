import type { Language } from './languages.ts'

/**
 * What the server needs to know of the agency: what of `content/agency.yaml` it says itself, as it was when
 * the site was built. The build leaves it in `dist/agency.json`.
 */
export interface AgencyCard {
  readonly name: string
  readonly domain: string
  readonly mailboxes: { readonly contact: string; readonly audit: string }
  /** Within how many hours a person answers. */
  readonly answerHours: number
  readonly timeZone: { readonly id: string; readonly name: Readonly<Record<Language, string>> }
  /** How audits present themselves: the name for robots.txt, and the page about them. */
  readonly crawler: { readonly token: string; readonly page: string }
  /** The public address that the site was built for, and the one it has without `SITE_URL`. */
  readonly siteUrl: string
  readonly defaultSiteUrl: string
}
