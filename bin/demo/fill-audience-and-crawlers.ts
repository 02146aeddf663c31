import { crawlers } from '#contracts/crawlers.ts'
import type { Query } from '#database/database.ts'
import { routes } from '#site/routes.ts'
import { noise, picked } from './noise.ts'

/** As many as the audience shows beside the 30 days that it opens with. */
const days = 60
const second = 1_000
const day = 24 * 60 * 60 * second

/** Pages of the site in both languages, the first ones read most. */
const pages = routes
  .flatMap(({ fr, en, pageType }) => [
    { path: fr, language: 'fr', pageType },
    { path: en, language: 'en', pageType },
  ])
  .map((page, index) => ({ ...page, weight: 1 / (1 + index / 3) }))

const sources = [
  { referrer: null, utm_source: null, weight: 26 },
  { referrer: 'https://www.google.com/', utm_source: null, weight: 30 },
  { referrer: 'https://chatgpt.com/', utm_source: 'chatgpt.com', weight: 12 },
  { referrer: 'https://www.perplexity.ai/', utm_source: null, weight: 6 },
  { referrer: 'https://claude.ai/', utm_source: null, weight: 4 },
  { referrer: 'https://gemini.google.com/', utm_source: null, weight: 3 },
  { referrer: 'https://copilot.microsoft.com/', utm_source: null, weight: 3 },
  { referrer: 'https://chat.mistral.ai/', utm_source: null, weight: 2 },
  { referrer: 'https://www.bing.com/', utm_source: null, weight: 6 },
  { referrer: 'https://carnet-du-commerce.example/', utm_source: null, weight: 4 },
  { referrer: null, utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november', weight: 4 },
]

const devices = [
  { device: 'desktop', weight: 5 },
  { device: 'mobile', weight: 4 },
  { device: 'tablet', weight: 1 },
]

/** Visits a day of each crawler, by its name in contracts/crawlers.json. */
const crawlersADay: Readonly<Record<string, number>> = {
  'OAI-SearchBot': 24,
  GPTBot: 15,
  'ChatGPT-User': 11,
  'Claude-SearchBot': 9,
  ClaudeBot: 12,
  'Claude-User': 4,
  PerplexityBot: 13,
  'Perplexity-User': 5,
  bingbot: 18,
  Googlebot: 28,
  'MistralAI-User': 3,
  CCBot: 2,
}

/** Stores visits of people and of crawlers, what the door refused, and the reports of others. */
export async function fillAudienceAndCrawlers(query: Query, now: Date): Promise<void> {
  await query(
    `insert into analytics_events (received_at, session_id, page_path, referrer, event_type, event_category,
       site_id, device_type, utm_source, utm_medium, utm_campaign, geo_metric, properties)
     select received_at, session_id, page_path, referrer, event_type, event_category, 'ibid', device_type,
       utm_source, utm_medium, utm_campaign, geo_metric, properties
     from jsonb_to_recordset($1) as event (received_at timestamptz, session_id text, page_path text,
       referrer text, event_type text, event_category text, device_type text, utm_source text,
       utm_medium text, utm_campaign text, geo_metric jsonb, properties jsonb)`,
    [JSON.stringify(eachDay().flatMap(ago => visitsOfDay(ago, now)))],
  )
  await query('select record_crawler_visits($1)', [
    JSON.stringify(eachDay().flatMap(ago => crawlsOfDay(ago, now))),
  ])
  await query(
    `insert into refusals (day, reason, times)
     select (now() at time zone 'utc')::date - ago, reason, times
     from jsonb_to_recordset($1) as refused (ago integer, reason text, times bigint)`,
    [JSON.stringify(refusals())],
  )
  await query(
    `insert into imported_reports (source, imported_at, member_id)
     select source, now() - interval '1 day', (select id from members order by email limit 1)
     from unnest(array['bing', 'google']) as source`,
  )
  await query(
    `insert into imported_pages (source, page, figure)
     select source, page, figure from jsonb_to_recordset($1) as imported (source text, page text, figure bigint)`,
    [JSON.stringify(importedPages())],
  )
}

function eachDay(): readonly number[] {
  return Array.from({ length: days }, (_, ago) => days - 1 - ago)
}

/** A moment of a day so many days ago; null while it is still to come. */
function momentOf(ago: number, now: Date, name: string): Date | null {
  const midnight = Math.floor(now.getTime() / day) * day
  const moment = new Date(midnight - ago * day + noise(name) * day)
  return moment < now ? moment : null
}

/** More of them as time goes by, and fewer at the weekend. */
function visitsOfDay(ago: number, now: Date) {
  const weekday = new Date(now.getTime() - ago * day).getUTCDay()
  const usual = (weekday === 0 || weekday === 6 ? 18 : 38) * (1 + (days - ago) / days)
  const count = Math.round(usual * (0.85 + 0.3 * noise(`visits ${ago}`)))
  return Array.from({ length: count }, (_, number) => visit(`visit ${ago} ${number}`, ago, now)).flat()
}

function visit(name: string, ago: number, now: Date) {
  const begun = momentOf(ago, now, `${name} begun`)
  if (!begun) return []
  const { weight: _, ...source } = picked(sources, `${name} source`)
  const { device } = picked(devices, `${name} device`)
  const read = Array.from({ length: 1 + Math.floor(3 * noise(`${name} length`) ** 2) }, (_page, index) =>
    picked(pages, `${name} page ${index}`),
  )
  const event = (page: (typeof pages)[number], event_type: string, rest: object) => ({
    received_at: begun,
    session_id: name,
    page_path: page.path,
    device_type: device,
    event_type,
    event_category: 'general',
    geo_metric: { page_type: page.pageType, content_language: page.language, is_geo_optimized: true },
    ...source,
    ...rest,
  })
  const timestamp = begun.toISOString()
  return read.flatMap((page, index) => [
    event(page, 'page_view', { properties: { timestamp } }),
    ...vitalsOf(`${name} ${index}`, device).map(vital =>
      event(page, 'web_vitals', { event_category: 'performance', properties: { timestamp, ...vital } }),
    ),
    ...(noise(`${name} form ${index}`) < 0.03
      ? [
          event(page, 'form_submission', {
            event_category: 'form_submission',
            properties: {
              timestamp,
              form_name: noise(`${name} which`) < 0.6 ? 'audit_form' : 'contact_form',
              success: noise(`${name} sent`) < 0.9,
            },
          }),
        ]
      : []),
  ])
}

function vitalsOf(name: string, device: string) {
  const slowness = device === 'mobile' ? 1.5 : 1
  const random = noise(`${name} vitals`)
  return [
    { name: 'LCP', value: slowness * (350 + 900 * random ** 2) },
    { name: 'INP', value: slowness * (20 + 90 * random) },
    { name: 'CLS', value: 0.02 * random ** 3 },
  ]
}

function crawlsOfDay(ago: number, now: Date) {
  return crawlers.flatMap(({ name, operator, purpose }) => {
    const usual = crawlersADay[name] ?? 0
    const count = Math.round(usual * (0.6 + 0.8 * noise(`${name} ${ago}`)))
    return Array.from({ length: count }, (_, number) => `${name} ${ago} ${number}`).flatMap(visit => {
      const visited_at = momentOf(ago, now, visit)
      if (!visited_at) return []
      const answer = noise(`${visit} status`)
      return {
        agent: name,
        operator,
        purpose,
        path: picked(pages, `${visit} page`).path,
        status: answer < 0.03 ? 404 : answer < 0.08 ? 301 : 200,
        identity: noise(`${visit} identity`) < 0.85 ? 'verified' : 'claimed',
        visits: 1,
        visited_at,
      }
    })
  })
}

function refusals() {
  return [0, 1, 2, 3, 4, 5, 6].flatMap(ago => [
    { ago, reason: 'no-consent', times: 2 + Math.round(6 * noise(`no consent ${ago}`)) },
    { ago, reason: 'robot', times: 8 + Math.round(20 * noise(`robot ${ago}`)) },
    { ago, reason: 'too-many-requests', times: Math.round(9 * noise(`too many ${ago}`)) + 1 },
    { ago, reason: 'forbidden', times: Math.round(3 * noise(`forbidden ${ago}`)) + 1 },
    { ago, reason: 'unreadable', times: Math.round(14 * noise(`unreadable ${ago}`)) + 1 },
    { ago, reason: 'invalid-form', times: Math.round(4 * noise(`form ${ago}`)) + 1 },
  ])
}

function importedPages() {
  return pages.slice(0, 24).flatMap(({ path, weight }) => [
    { source: 'bing', page: path, figure: Math.round(90 * weight * (0.5 + noise(`bing ${path}`))) },
    { source: 'google', page: path, figure: Math.round(2_400 * weight * (0.5 + noise(`google ${path}`))) },
  ])
}
