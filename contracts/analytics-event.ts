import type { Language } from './languages.ts'
import { reportFolder, secretFolders } from './paths.ts'

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

/** An event of audience measurement, as the browser sends it and the table `analytics_events` stores it. */
export interface AnalyticsEvent {
  readonly event_type: string
  readonly event_category: string
  readonly site_id: string
  /** Only the path, without what is secret in it: `/audits/:id`, `/watch/:id`. */
  readonly page_path: string
  readonly referrer: string | null
  readonly session_id: string
  readonly user_id: string | null
  readonly device_type: 'desktop' | 'tablet' | 'mobile'
  /** Sent whole, stored as family and major version. */
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

/** The campaign that brought the visitor: empty without consent to marketing. */
export const campaignFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const

/** The most events that our script sends at a time, and that a request may hold. */
export const eventsPerRequest = 10

/** In milliseconds: how old an event may be when it arrives. A batch waits seconds, a sleeping tab longer. */
export const eventAgeMax = 60 * 60_000

/**
 * The path of a page as events store it. Ids and keys are left out: who has the address of a report may read
 * it.
 */
export function measuredPath(path: string): string {
  return path.replace(secret, '$1:id')
}

/** Of a report the id alone, of other addresses all that follows. */
const secret = new RegExp(`^((?:/en)?(?:${secretFolders}|${reportFolder}))(?:(?<=${reportFolder})[^/]+|[^]+)`)

/** Where a visitor came from, without the query. Empty for text that is no address. */
export function measuredReferrer(referrer: string): string {
  try {
    const { origin, pathname } = new URL(referrer)
    return origin + measuredPath(pathname)
  } catch {
    // A module of its own for this (parsed-address.ts) would cost the browser a request and 100 bytes.
    return ''
  }
}
