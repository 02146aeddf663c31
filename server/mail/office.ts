import type { AgencyCard } from '#contracts/agency-card.ts'

/** Who writes letters, and where the site is to which they lead. */
export interface Office {
  readonly agency: AgencyCard
  /** `https://www.example.com`: never the `Host` of a request, which anyone may invent. */
  readonly origin: string
}
