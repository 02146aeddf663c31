import { expect, test } from 'vitest'
import { eventAgeMax } from '#contracts/analytics-event.ts'
import { type Batch, takeIn } from './intake.ts'

const now = Date.UTC(2026, 10, 21, 10)
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'
const allows = { necessary: true, analytics: true, marketing: true } as const
const batch: Batch = { allows, userAgent: chrome, unknownField: undefined, now }
const event = {
  event_type: 'page_view',
  page_path: '/faq',
  referrer: 'https://search.example/results?q=marie#top',
  user_agent: chrome,
  properties: { timestamp: new Date(now).toISOString() },
}
const at = (time: number) => ({ ...event, properties: { timestamp: new Date(time).toISOString() } })

test('an event is kept without queries, and with the family of its browser', () => {
  expect(takeIn([{ ...event, page_path: '/faq?email=marie@example.org' }], batch)).toEqual({
    accepted: [
      { ...event, page_path: '/faq', referrer: 'https://search.example/results', user_agent: 'Chrome 156' },
    ],
    refused: [],
  })
})

test.each([
  ['/en/audits/0a1b2c3d/print', '/en/audits/:id/print'],
  ['/audits/0a1b2c3d', '/audits/:id'],
  ['/watch/0a1b2c3d.c0ffee', '/watch/:id'],
  ['/en/watch/0a1b2c3d.c0ffee\nmore', '/en/watch/:id'],
  ['/watched/c0ffee', '/watched/:id'],
  ['/en/watched/c0ffee/2026-11', '/en/watched/:id'],
  ['/desk/leads/0a1b2c3d/erase', '/desk/:id'],
])('an address that is a secret is not kept, not even as a referrer: %s', (path, kept) => {
  const addresses = { page_path: path, referrer: 'https://ibid.example/en/watched/c0ffee' }
  expect(takeIn([{ ...event, ...addresses }], batch).accepted).toMatchObject([
    { page_path: kept, referrer: 'https://ibid.example/en/watched/:id' },
  ])
})

test.each([null, { ...allows, analytics: false }])(
  'without consent nothing is accepted, whatever the events say: %j',
  allows => {
    expect(takeIn([event, event], { ...batch, allows })).toEqual({
      accepted: [],
      refused: ['no-consent', 'no-consent'],
    })
  },
)

test('the campaign is kept only with consent to marketing', () => {
  const campaign = {
    utm_source: 'letter',
    utm_medium: 'mail',
    utm_campaign: 'june',
    utm_content: 'b',
    utm_term: 'c',
  }
  const [known] = takeIn([{ ...event, ...campaign }], batch).accepted
  expect(known).toMatchObject(campaign)
  const refusing = { ...batch, allows: { ...allows, marketing: false } }
  const [kept] = takeIn([{ ...event, ...campaign }], refusing).accepted
  expect(Object.keys(campaign).map(field => kept?.[field])).toEqual([null, null, null, null, null])
  expect(takeIn([event], refusing).accepted[0]).not.toHaveProperty('utm_source')
})

test.each(['', 'Mozilla/5.0 (compatible; GPTBot/1.4)', 'curl/8.5.0', `${chrome} HeadlessChrome/156`])(
  'a crawler is not measured: "%s"',
  userAgent => {
    expect(takeIn([event], { ...batch, userAgent }).refused).toEqual(['robot'])
  },
)

test('events with an unknown field are refused, whatever their age', () => {
  const events = [event, at(0)].map(known => ({ ...known, color: 'red' }))
  expect(takeIn(events, { ...batch, unknownField: 'color' })).toEqual({
    accepted: [],
    refused: ['unknown-field', 'unknown-field'],
  })
})

test('an event that is too old is refused, the others of its batch are accepted', () => {
  const { accepted, refused } = takeIn([at(now - eventAgeMax), at(now - eventAgeMax - 1)], batch)
  expect([accepted.length, refused]).toEqual([1, ['too-old']])
})

test('invalid values are left for the table to refuse', () => {
  const odd = {
    event_type: 1,
    page_path: null,
    referrer: 'not an address',
    properties: { timestamp: 'soon' },
  }
  expect(takeIn([odd], batch).accepted).toEqual([{ ...odd, referrer: '' }])
})
