import {
  type AnalyticsEvent,
  campaignFields,
  measuredPath,
  measuredReferrer,
  type PageType,
} from '#contracts/analytics-event.ts'
import type { Language } from '#contracts/languages.ts'
import type { TrackableEvent } from './trackable-event.client.ts'

export interface Visitor {
  readonly session: string
  /** Whether the campaign that brought the visitor may be recorded. */
  readonly marketing: boolean
}

/** An event with every field of its table. Of queries only the campaign is kept; the referrer has none. */
export function eventOf(
  { type, category = 'general', properties }: TrackableEvent,
  { document, innerWidth, location, navigator }: Window,
  { session, marketing }: Visitor,
): AnalyticsEvent {
  const { pathname, search } = location
  const { dataset, lang } = document.documentElement
  return {
    event_type: type,
    event_category: category,
    site_id: SITE_ID,
    page_path: measuredPath(pathname),
    referrer: measuredReferrer(document.referrer) || null,
    session_id: session,
    user_id: null,
    device_type: deviceType(innerWidth),
    user_agent: navigator.userAgent,
    ...campaignIn(marketing ? search : ''),
    geo_metric: {
      page_type: pageTypeOf(pathname, dataset['pageType']),
      // Every page is in a language of the site.
      content_language: lang as Language,
      is_geo_optimized: document.querySelector('[data-content-block]') !== null,
    },
    properties: { timestamp: new Date().toISOString(), ...properties },
  }
}

/** The page's type in analytics; `said` is the one that its layout writes. */
export function pageTypeOf(path: string, said: string | undefined): PageType {
  // The layout writes only known types, and the pattern lets through no others.
  return (said ?? trackedPath.exec(path)?.[1] ?? 'other') as PageType
}

/** Short paths that the tracking plan names although they have no page: a visitor finds the 404 page. */
const trackedPath = /^(?:\/en)?\/(?:complete-geo-)?(contact|services|audit|definition|guide)$/

type Campaign = Pick<AnalyticsEvent, (typeof campaignFields)[number]>

function campaignIn(query: string): Campaign {
  const values = new URLSearchParams(query)
  const entries = campaignFields.map(field => [field, values.get(field)?.slice(0, 200) || null])
  // `fromEntries` loses the names of the fields.
  return Object.fromEntries(entries) as Campaign
}

/** The usual breakpoints of style sheets. */
function deviceType(width: number): AnalyticsEvent['device_type'] {
  if (width < 768) return 'mobile'
  return width < 1024 ? 'tablet' : 'desktop'
}
