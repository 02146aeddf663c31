import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventOf, pageTypeOf } from './event.client.ts'

beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const visitor = { session: 'c0ffee', marketing: true }
const at = {
  address: 'https://ibid.example/en/faq?utm_source=letter&utm_term=geo&email=marie@example.org#top',
  referrer: 'https://search.example/results?q=marie',
  width: 1440,
}

/** As much of a window as an event tells of. */
function windowAt({ address, referrer, width }: typeof at): Window {
  const page = {
    location: new URL(address),
    innerWidth: width,
    navigator: { userAgent: 'Browser/1' },
    document: { referrer, documentElement: { lang: 'en', dataset: {} }, querySelector: () => ({}) },
  }
  // There is no window outside a browser.
  return page as unknown as Window
}

test('an event has every field of its table', () => {
  expect(eventOf({ type: 'page_view', properties: { extra: 1 } }, windowAt(at), visitor)).toEqual({
    event_type: 'page_view',
    event_category: 'general',
    site_id: 'a-site',
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

test('no query is sent but the campaign', () => {
  expect(JSON.stringify(eventOf({ type: 'page_view' }, windowAt(at), visitor))).not.toContain('marie')
})

test('without consent to marketing the campaign is not sent', () => {
  const refusing = { ...visitor, marketing: false }
  const { utm_source, utm_term } = eventOf({ type: 'page_view' }, windowAt(at), refusing)
  expect([utm_source, utm_term]).toEqual([null, null])
})

const key = `0a1b2c3d-0000-4000-8000-000000000000.${'k'.repeat(43)}`

test.each([
  [`/en/audits/${key}`, '/en/audits/:id'],
  [`/audits/${key}/delete`, '/audits/:id/delete'],
  [`/watch/${key}`, '/watch/:id'],
  [`/en/watch/${key}`, '/en/watch/:id'],
  [`/watched/${'f'.repeat(64)}`, '/watched/:id'],
  [`/en/watched/${'f'.repeat(64)}/2026-11`, '/en/watched/:id'],
  [`/desk/leads/${key}`, '/desk/:id'],
  [`/en/desk/sites/${key}/2026-11`, '/en/desk/:id'],
  ['/watch', '/watch'],
  ['/en/desk', '/en/desk'],
])('an address that is a secret is not sent, nor as where a visitor came from: %s', (path, measured) => {
  const address = `https://ibid.example${path}`
  const event = eventOf({ type: 'page_view' }, windowAt({ ...at, address, referrer: address }), visitor)
  expect([event.page_path, event.referrer]).toEqual([measured, `https://ibid.example${measured}`])
})

test.each([
  [390, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1024, 'desktop'],
])('a window of %i px is a %s', (width, device) => {
  const { device_type } = eventOf({ type: 'page_view' }, windowAt({ ...at, width }), visitor)
  expect(device_type).toBe(device)
})

test('a page has the kind given in its layout', () => {
  expect(pageTypeOf('/en/geo-vs-seo', 'comparison')).toBe('comparison')
})

test.each([
  ['/contact', 'contact'],
  ['/en/contact', 'contact'],
  ['/services', 'services'],
  ['/audit', 'audit'],
  ['/definition', 'definition'],
  ['/complete-geo-guide', 'guide'],
  ['/english-lessons', 'other'],
  ['/audits/12', 'other'],
])('without a page of ours, only known paths have a kind: %s is %s', (path, pageType) => {
  expect(pageTypeOf(path, undefined)).toBe(pageType)
})
