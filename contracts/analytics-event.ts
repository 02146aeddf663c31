import type { Language } from './languages.ts'
import { reportFolder } from './paths.ts'

export const pageTypes = [
  'home',
  'definition',
  'comparison',
  'contact',
  'audit',
  'services',
  'blog',
  'guide',
  'other',
] as const
export type PageType = (typeof pageTypes)[number]

/** One line of audience measurement, as the browser sends it and the table `analytics_events` keeps it. */
export interface AnalyticsEvent {
  readonly event_type: string
  readonly event_category: string
  readonly site_id: string
  /** The path alone: the address of a report is `/audits/:id`, whatever its identifier. */
  readonly page_path: string
  readonly referrer: string | null
  readonly session_id: string
  readonly user_id: string | null
  readonly device_type: 'desktop' | 'tablet' | 'mobile'
  /** Sent whole, kept as family and major version. */
  readonly user_agent: string
  readonly utm_source: string | null
  readonly utm_medium: string | null
  readonly utm_campaign: string | null
  readonly utm_content: string | null
  readonly utm_term: string | null
  readonly geo_metric: {
    readonly page_type: PageType
    readonly content_language: Language
    readonly is_geo_optimized: boolean
  }
  readonly properties: Readonly<Record<string, unknown>> & { readonly timestamp: string }
}

/** What an event says of the campaign that brought its visitor: nothing without consent to marketing. */
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

/** Why the door refuses an event. Each refusal is counted by day. */
export type RefusalReason = 'no-consent' | 'robot' | 'unknown-field' | 'too-old' | 'too-large' | 'too-many'

/** How old an event may be when it arrives, in milliseconds: a batch waits seconds, a sleeping tab longer. */
export const eventAgeMax = 60 * 60_000

/** The path of a page as events keep it: who has the address of a report may read it. */
export function measuredPath(path: string): string {
  return path.replace(identifier, '$1:id')
}

const identifier = new RegExp(`^((?:/en)?${reportFolder})[^/]+`)

/** Where a visitor came from, as events keep it: no query either. Empty for what is no address. */
export function measuredReferrer(referrer: string): string {
  try {
    const { origin, pathname } = new URL(referrer)
    return origin + measuredPath(pathname)
  } catch {
    // A module of its own for this (parsed-address.ts) would cost the browser a request and 100 bytes.
    return ''
  }
}
