import type { Database } from '#database/database.ts'
import { rollUpNextDay } from '#database/maintenance/roll-ups.ts'

export interface Amounts {
  readonly leads: number
  readonly events: number
  readonly crawlerVisits: number
}

/**
 * Fills an empty database with made-up data of a year, written by SQL: leads, each with an audit, visits of five
 * events each, and visits of crawlers; then rolls up the days, as the server does.
 */
export async function fillDesk(database: Database, { leads, events, crawlerVisits }: Amounts): Promise<void> {
  await inParts(database, leads, leadsWithAudits)
  await inParts(database, events, visits, events)
  await inParts(database, crawlerVisits, crawls, crawlerVisits)
  let day = await database.transaction(rollUpNextDay)
  while (day !== null) day = await database.transaction(rollUpNextDay)
  await database.transaction(query => query('analyze'))
}

/** In transactions of 50,000 rows: PGlite holds one in memory. */
async function inParts(database: Database, count: number, sql: string, total?: number): Promise<void> {
  for (let from = 1; from <= count; from += 50_000) {
    const to = Math.min(count, from + 49_999)
    await database.transaction(query => query(sql, total === undefined ? [from, to] : [from, to, total]))
  }
}

/** Of three leads two are of persons of their own; of five audits four are of hosts of their own. */
const leadsWithAudits = `
  with written as (
    insert into leads (name, email, company, message, language, state, created_at)
    select format('Person %s', n), format('person-%s@example.org', n * 2 / 3), format('Company %s', n % 5000),
      repeat('What would make engines cite us? ', 5), case when n % 3 = 0 then 'en' else 'fr' end,
      (array['new', 'answered', 'won', 'lost', 'answered'])[1 + n % 5],
      now() - n * interval '5 minutes'
    from generate_series($1::integer, $2::integer) as n
    returning id, created_at, substring(name from '\\d+')::integer as n
  )
  insert into audits (lead_id, address, language, status, report, requested_at, finished_at)
  select id, format('https://www.site-%s.example/', n * 4 / 5), 'fr', 'completed',
    jsonb_build_object(
      'rubricVersion', '2.0',
      'score', jsonb_build_object('points', n % 101, 'band', 3.5, 'cappedBy', null),
      'engines', jsonb_build_array(
        jsonb_build_object('engine', 'chatgpt', 'name', 'ChatGPT', 'open', n % 4 <> 0, 'gates', '[]'::jsonb),
        jsonb_build_object('engine', 'claude', 'name', 'Claude', 'open', true, 'gates', '[]'::jsonb)
      )
    ),
    created_at, created_at
  from written`

/** Five events a visit, over a year; a page has the fewer visits the higher its number. */
const visits = `
  insert into analytics_events (received_at, session_id, page_path, referrer, event_type, event_category, site_id,
    device_type, utm_source, utm_medium, utm_campaign, geo_metric, properties)
  select now() - (visit * 5.0 / $3::integer) * interval '364 days' - (n % 5) * interval '1 second',
    format('visit-%s', visit),
    format('/page-%s', floor(120 * power(noise, 3))),
    case n % 5 when 0 then (array['https://www.google.com/', 'https://chatgpt.com/', '', 'https://perplexity.ai/',
      'https://claude.ai/', 'https://www.bing.com/', format('https://blog-%s.example/', visit % 300),
      'https://gemini.google.com/'])[1 + visit % 8] end,
    case n % 5 when 0 then 'page_view' when 4 then 'contact_form' else 'web_vitals' end,
    case n % 5 when 0 then 'general' when 4 then 'form_submission' else 'performance' end,
    'ibid', (array['mobile', 'desktop', 'mobile', 'tablet'])[1 + visit % 4],
    case when visit % 10 = 0 then 'letter' end, case when visit % 10 = 0 then 'email' end,
    case when visit % 10 = 0 then format('issue-%s', visit % 70) end,
    '{"page_type": "other", "content_language": "fr", "is_geo_optimized": true}',
    case n % 5
      when 0 then '{"timestamp": "now"}'::jsonb
      when 4 then jsonb_build_object('timestamp', 'now', 'form_name', 'contact_form', 'success', visit % 7 > 0)
      else jsonb_build_object('timestamp', 'now', 'name', (array['LCP', 'INP', 'CLS'])[n % 5], 'value',
        (array[800 + 3000 * noise, 40 + 300 * noise, 0.2 * noise])[n % 5])
    end
  from generate_series($1::integer, $2::integer) as n,
    lateral (select n / 5 as visit) as of_visit,
    lateral (select abs(hashint4(visit * 7 + n % 2)) % 1000 / 1000.0 as noise) as of_page`

/** Twelve crawlers over a year; one answer in twenty is a refusal. */
const crawls = `
  insert into crawler_visits (agent, operator, purpose, path, status, identity, visits, visited_at)
  select (array['OAI-SearchBot', 'PerplexityBot', 'bingbot', 'Googlebot', 'ChatGPT-User', 'Claude-User',
      'MistralAI-User', 'GPTBot', 'ClaudeBot', 'CCBot', 'Claude-SearchBot', 'Meta-ExternalAgent'])[kind],
    (array['OpenAI', 'Perplexity', 'Microsoft', 'Google', 'OpenAI', 'Anthropic', 'Mistral', 'OpenAI', 'Anthropic',
      'Common Crawl', 'Anthropic', 'Meta'])[kind],
    (array['search', 'search', 'search', 'search', 'user-action', 'user-action', 'user-action', 'training',
      'training', 'training', 'search', 'training'])[kind],
    format('/page-%s', floor(150 * power(noise, 3))),
    case when n % 20 = 0 then 403 when n % 17 = 0 then 301 else 200 end,
    case when n % 9 = 0 then 'claimed' else 'verified' end, 1,
    now() - (n * 1.0 / $3::integer) * interval '364 days'
  from generate_series($1::integer, $2::integer) as n,
    lateral (select abs(hashint4(n)) % 1000 / 1000.0 as noise) as of_page,
    lateral (select 1 + floor(12 * power(abs(hashint4(n + 77)) % 1000 / 1000.0, 2))::integer as kind) as of_crawler`
