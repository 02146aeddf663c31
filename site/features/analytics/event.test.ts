import { expect, test } from 'vitest'
import { type Circumstances, eventOf } from './event.ts'

const at: Circumstances = {
  address: new URL('https://ibid.example/en/faq?utm_source=letter&utm_term=geo&email=marie@example.org#top'),
  referrer: 'https://search.example/results?q=marie',
  sessionId: 'c0ffee',
  userAgent: 'Browser/1',
  mayKnowCampaign: true,
  width: 1440,
  isGeoOptimized: true,
  now: new Date('2026-11-21T10:00:00Z'),
}

test('an event has every field of its table', () => {
  expect(eventOf({ type: 'page_view', properties: { extra: 1 } }, at)).toEqual({
    event_type: 'page_view',
    event_category: 'general',
    site_id: 'ibid',
    page_path: '/en/faq',
    referrer: 'https://search.example/results',
    session_id: 'c0ffee',
    user_id: null,
    device_type: 'desktop',
    user_agent: 'Browser/1',
    utm_source: 'letter',
    utm_medium: null,
    utm_campaign: null,
    utm_content: null,
    utm_term: 'geo',
    geo_metric: { page_type: 'other', content_language: 'en', is_geo_optimized: true },
    properties: { timestamp: '2026-11-21T10:00:00.000Z', extra: 1 },
  })
})

test('no query but the campaign leaves the page', () => {
  expect(JSON.stringify(eventOf({ type: 'page_view' }, at))).not.toContain('marie')
})

test('without consent to marketing nothing is said of the campaign', () => {
  const { utm_source, utm_term } = eventOf({ type: 'page_view' }, { ...at, mayKnowCampaign: false })
  expect([utm_source, utm_term]).toEqual([null, null])
})

test('the address of a report stays with who has it', () => {
  const address = new URL('https://ibid.example/en/audits/0a1b2c3d-0000-4000-8000-000000000000')
  expect(eventOf({ type: 'page_view' }, { ...at, address }).page_path).toBe('/en/audits/:id')
  const { referrer } = eventOf({ type: 'page_view' }, { ...at, referrer: address.href })
  expect(referrer).toBe('https://ibid.example/en/audits/:id')
})

test.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1024, 'desktop'],
])('a window of %i px is a %s', (width, device) => {
  expect(eventOf({ type: 'page_view' }, { ...at, width }).device_type).toBe(device)
})
