import { type AnalyticsEvent, measuredPath, measuredReferrer, siteId } from '#contracts/analytics-event.ts'
import { languageOfPath } from '#contracts/languages.ts'
import { pageTypeOf } from './page-type.ts'

/** Something to be measured. */
export interface Happening {
  readonly type: string
  readonly category?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

/** What an event says of the page and of the browser. */
export interface Circumstances {
  /** The address of the page. */
  readonly address: URL
  readonly referrer: string
  readonly sessionId: string
  readonly userAgent: string
  /** Whether it may be known which campaign brought the visitor here. */
  readonly mayKnowCampaign: boolean
  /** The width of the window, in CSS pixels. */
  readonly width: number
  /** Whether the page holds passages made to be cited. */
  readonly isGeoOptimized: boolean
  readonly now: Date
}

/** An event with every field of its table: no query but the campaign's, of a referrer no query either. */
export function eventOf({ type, category, properties }: Happening, at: Circumstances): AnalyticsEvent {
  const { pathname, searchParams } = at.address
  const campaign = (name: string) =>
    (at.mayKnowCampaign && searchParams.get(`utm_${name}`)?.slice(0, 200)) || null
  return {
    event_type: type,
    event_category: category ?? 'general',
    site_id: siteId,
    page_path: measuredPath(pathname),
    referrer: measuredReferrer(at.referrer) || null,
    session_id: at.sessionId,
    user_id: null,
    device_type: deviceType(at.width),
    user_agent: at.userAgent,
    utm_source: campaign('source'),
    utm_medium: campaign('medium'),
    utm_campaign: campaign('campaign'),
    utm_content: campaign('content'),
    utm_term: campaign('term'),
    geo_metric: {
      page_type: pageTypeOf(pathname),
      content_language: languageOfPath(pathname),
      is_geo_optimized: at.isGeoOptimized,
    },
    properties: { timestamp: at.now.toISOString(), ...properties },
  }
}

/** The widths at which the usual style sheets turn from one to the other. */
function deviceType(width: number): AnalyticsEvent['device_type'] {
  if (width < 768) return 'mobile'
  return width < 1024 ? 'tablet' : 'desktop'
}
