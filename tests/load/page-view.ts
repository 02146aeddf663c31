import type { AnalyticsEvent } from '#contracts/analytics-event.ts'
import { consentingHeaders } from '#server/testing/consenting.ts'

/** An event as the script of our pages sends it, now. */
export function pageView(): AnalyticsEvent {
  return {
    event_type: 'page_view',
    event_category: 'general',
    site_id: 'ibid',
    page_path: '/faq',
    referrer: 'https://search.example/',
    session_id: '0a1b2c3d-0000-4000-8000-000000000000',
    user_id: null,
    device_type: 'desktop',
    user_agent: consentingHeaders()['user-agent'],
    utm_source: 'letter',
    utm_medium: null,
    utm_campaign: null,
    utm_content: null,
    utm_term: null,
    geo_metric: { page_type: 'other', content_language: 'fr', is_geo_optimized: true },
    properties: { timestamp: new Date().toISOString() },
  }
}
