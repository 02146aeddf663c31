import { beforeEach, describe, expect, test } from 'vitest'
import type { AudiencePeriod } from '#contracts/desk-audience.ts'
import { recordCrawlerVisits } from '../crawlers.ts'
import { deleteExpired } from '../maintenance/retention.ts'
import { rollUpNextDay } from '../maintenance/roll-ups.ts'
import { emptyTables } from '../testing/empty-tables.ts'
import { engines } from '../testing/engines.ts'
import { sharedDesk } from '../testing/member.ts'
import { importReport, readAudience, readCrawlerFigures } from './audience-and-crawlers.ts'

const host = 'ibid.example'
const midday = (daysAgo: number) =>
  `${new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)}T12:00:00Z`
/** Midday of today may not have come yet. */
const moment = (daysAgo: number) => (daysAgo === 0 ? new Date().toISOString() : midday(daysAgo))
const dayOf = (daysAgo: number) => midday(daysAgo).slice(0, 10)

interface MadeUpEvent {
  readonly session: string
  readonly page?: string
  readonly daysAgo?: number
  readonly referrer?: string
  readonly campaign?: readonly [source: string, medium: string | null, name: string | null]
  readonly type?: string
  readonly category?: string
  readonly device?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

describe.each(engines)('on $name', async engine => {
  const { database, rows, desk } = await sharedDesk(engine)
  beforeEach(() =>
    emptyTables(
      database,
      'analytics_events',
      'crawler_visits',
      'rolled_up_days',
      'audience_visits',
      'audience_pages',
      'audience_forms',
      'audience_vitals',
      'crawler_days',
      'crawler_pages',
      'imported_reports',
    ),
  )

  const audience = (period: AudiencePeriod = 30) => desk(query => readAudience(query, { period, host }))
  const crawlers = () => desk(readCrawlerFigures)

  async function happen(...events: readonly MadeUpEvent[]): Promise<void> {
    for (const event of events) {
      await database.transaction(query =>
        query(
          `insert into analytics_events (received_at, session_id, page_path, referrer, event_type, event_category,
             site_id, device_type, utm_source, utm_medium, utm_campaign, geo_metric, properties)
           values ($1, $2, $3, $4, $5, $6, 'ibid', $7, $8, $9, $10,
             '{"page_type": "other", "content_language": "fr", "is_geo_optimized": true}', $11)`,
          [
            moment(event.daysAgo ?? 2),
            event.session,
            event.page ?? '/',
            event.referrer ?? '',
            event.type ?? 'page_view',
            event.category ?? 'general',
            event.device ?? 'mobile',
            ...(event.campaign ?? [null, null, null]),
            JSON.stringify({ timestamp: 'now', ...event.properties }),
          ],
        ),
      )
    }
  }

  const visit = (agent: string, path: string, changes: object = {}) =>
    database.transaction(query =>
      recordCrawlerVisits(query, [
        {
          item: {
            agent,
            operator: 'OpenAI',
            purpose: 'search',
            path,
            status: 200,
            identity: 'verified',
            visited_at: moment(2),
            ...changes,
          },
          count: 1,
        },
      ]),
    )

  async function rollUp(): Promise<readonly string[]> {
    const days: string[] = []
    for (;;) {
      const day = await database.transaction(rollUpNextDay)
      if (day === null) return days
      days.push(day)
    }
  }

  /**
   * What a page of the desk says is the same before days are added up and after. Events are of two days ago:
   * yesterday is over only an hour after midnight.
   */
  async function bothWays<T>(read: () => Promise<T>): Promise<T> {
    const live = await read()
    expect(await rollUp()).not.toEqual([])
    await rows("delete from analytics_events where received_at < date_trunc('day', now(), 'utc')")
    await rows("delete from crawler_visits where visited_at < date_trunc('day', now(), 'utc')")
    expect(await read()).toEqual(live)
    return live
  }

  test('visits are listed by channel, each once: engines first, then campaigns, then what their source is', async () => {
    await happen(
      { session: 'a', referrer: 'https://chatgpt.com/', campaign: ['chatgpt.com', null, null] },
      { session: 'b', referrer: 'https://www.google.fr/', campaign: ['letter', 'email', null] },
      { session: 'c', referrer: 'https://www.google.co.uk/' },
      { session: 'd', referrer: 'https://fr.search.yahoo.com/' },
      { session: 'e', referrer: 'https://mail.google.com/' },
      { session: 'f', referrer: 'https://lm.facebook.com/' },
      { session: 'g', referrer: 'https://notfacebook.com/' },
      { session: 'h', referrer: `https://${host}/faq` },
      { session: 'i' },
      { session: 'j', referrer: 'https://t.co/x', daysAgo: 31 },
      { session: 'c', type: 'form_submission', category: 'form_submission', properties: { success: true } },
    )
    const { channels, visits } = await bothWays(audience)
    expect(channels.map(({ channel, visits, before }) => [channel, visits, before])).toEqual([
      ['search', 2, 0],
      ['sites', 2, 0],
      ['unknown', 2, 0],
      ['campaigns', 1, 0],
      ['engines', 1, 0],
      ['social', 1, 1],
    ])
    expect(channels.reduce((sum, channel) => sum + channel.visits, 0)).toBe(visits)
    expect(channels.find(({ channel }) => channel === 'search')?.forms).toBe(1)
  })

  test('visits are tabs, by the source of their first page; engines are told apart, and compared with before', async () => {
    await happen(
      { session: 'a', referrer: 'https://chatgpt.com/' },
      { session: 'a', page: '/faq', referrer: `https://www.${host}/` },
      { session: 'b', referrer: 'https://www.perplexity.ai/search', daysAgo: 3 },
      { session: 'c', campaign: ['chatgpt.com', null, null] },
      { session: 'd', referrer: `https://${host}/faq` },
      { session: 'e', daysAgo: 31 },
      { session: 'f', daysAgo: 31, referrer: 'https://chatgpt.com/' },
      { session: 'g', daysAgo: 60 },
    )
    const { visits, before, engineVisits, engines, sources, days } = await bothWays(audience)
    expect({ visits, before, engineVisits }).toEqual({ visits: 4, before: 2, engineVisits: 3 })
    expect(engines.map(({ source, visits, pages, before }) => [source, visits, pages, before])).toEqual([
      ['chatgpt.com', 2, 3, 1],
      ['perplexity.ai', 1, 1, 0],
    ])
    expect(engines[0]?.days).toEqual([...Array(27).fill(0), 2, 0, 0])
    expect(sources.map(({ source, visits, isEngine }) => [source, visits, isEngine])).toEqual([
      ['chatgpt.com', 2, true],
      ['', 1, false],
      ['perplexity.ai', 1, true],
    ])
    expect(days).toHaveLength(30)
    expect(days.at(-3)).toEqual({ day: dayOf(2), visits: 3, engines: 2 })
    expect(days.at(-4)).toEqual({ day: dayOf(3), visits: 1, engines: 1 })
  })

  test('pages are counted once in a visit, with the visits that engines sent and the forms', async () => {
    const form = { type: 'contact_form', category: 'form_submission' }
    await happen(
      { session: 'a', page: '/faq', referrer: 'https://claude.ai/' },
      { session: 'a', page: '/faq', type: 'user_interaction' },
      { session: 'a', page: '/contact', ...form, properties: { form_name: 'contact_form', success: true } },
      { session: 'b', page: '/contact', ...form, properties: { form_name: 'contact_form', success: false } },
      { session: 'b', page: '/contact' },
    )
    const { pages, forms, engines } = await bothWays(audience)
    expect(pages.map(({ page, visits, engineVisits, forms }) => [page, visits, engineVisits, forms])).toEqual(
      [
        ['/contact', 2, 1, 1],
        ['/faq', 1, 1, 0],
      ],
    )
    expect(forms).toEqual([{ form: 'contact_form', sent: 1, refused: 1 }])
    expect(engines[0]?.forms).toBe(1)
  })

  test('campaigns are listed as far as they are known', async () => {
    await happen(
      { session: 'a', campaign: ['letter', 'email', 'autumn'] },
      { session: 'b', campaign: ['letter', null, 'autumn'] },
      { session: 'c' },
    )
    expect((await bothWays(audience)).campaigns).toEqual([
      { campaign: 'letter / autumn', visits: 1, forms: 0 },
      { campaign: 'letter / email / autumn', visits: 1, forms: 0 },
    ])
  })

  test('a web vital is the 75th percentile by page and device, exact to 5 %, whatever else a browser sent', async () => {
    const vital = (value: unknown, changes: Partial<MadeUpEvent> = {}, name = 'LCP') => ({
      session: 'a',
      type: 'web_vitals',
      properties: { name, value },
      ...changes,
    })
    await happen(
      ...[1_000, 1_100, 1_200, 2_000, 2_100, 3_000, 4_000, 9_000].map(value => vital(value)),
      vital(800, { device: 'desktop' }),
      vital(500, { page: '/faq' }),
      vital(0, {}, 'CLS'),
      ...['slow', null, -1, 1e12, {}].map(value => vital(value)),
      vital(1, {}, 'FID'),
    )
    const { pages, vitals } = await bothWays(audience)
    const read = (page: string, device: string, metric: string) =>
      pages.find(one => one.page === page)?.vitals.find(one => one.device === device && one.metric === metric)
    expect(read('/', 'mobile', 'LCP')).toMatchObject({ readings: 8 })
    expect(Math.abs((read('/', 'mobile', 'LCP')?.value ?? 0) / 3_000 - 1)).toBeLessThan(0.05)
    expect(read('/', 'mobile', 'CLS')).toMatchObject({ value: 0, readings: 1 })
    expect(read('/faq', 'mobile', 'LCP')?.readings).toBe(1)
    expect(vitals.map(({ device, metric, readings }) => [device, metric, readings])).toEqual([
      ['desktop', 'LCP', 1],
      ['mobile', 'CLS', 1],
      ['mobile', 'LCP', 9],
    ])
  })

  test('crawlers are listed by agent and identity, with answers, last visit and the days of two weeks', async () => {
    await visit('OAI-SearchBot', '/')
    await visit('OAI-SearchBot', '/faq', { status: 403, visited_at: moment(3) })
    await visit('OAI-SearchBot', '/faq', { visited_at: moment(20) })
    await visit('OAI-SearchBot', '/', { identity: 'claimed' })
    await visit('GPTBot', '/', { purpose: 'training', status: 301 })
    await visit('GPTBot', '/', { visited_at: moment(40) })
    const figures = await bothWays(crawlers)
    expect([figures.visits, figures.crawlers]).toEqual([5, 2])
    expect(figures.top.map(({ agent, visits }) => [agent, visits])).toEqual([
      ['OAI-SearchBot', 4],
      ['GPTBot', 1],
    ])
    expect(figures.rows[0]).toMatchObject({
      agent: 'OAI-SearchBot',
      identity: 'verified',
      visits: 3,
      answered: 2,
      refused: 1,
      lastAt: midday(2).replace('Z', '.000Z'),
      days: [...Array(10).fill(0), 1, 1, 0, 0],
    })
    expect(figures.rows.map(({ agent, identity, moved }) => [agent, identity, moved])).toEqual([
      ['OAI-SearchBot', 'verified', 0],
      ['GPTBot', 'verified', 1],
      ['OAI-SearchBot', 'claimed', 0],
    ])
  })

  test('a page shows what crawlers read, what engines sent, and what two imports say', async () => {
    await visit('OAI-SearchBot', '/faq')
    await visit('GPTBot', '/faq', { status: 404 })
    await visit('GPTBot', '/')
    await happen({ session: 'a', page: '/faq', referrer: 'https://chatgpt.com/' })
    const first = [{ page: '/', figure: 900 }]
    expect(await desk(query => importReport(query, { source: 'bing', pages: first }))).toBe(1)
    const pages = [
      { page: '/faq', figure: 12 },
      { page: '/faq', figure: 3 },
    ]
    expect(await desk(query => importReport(query, { source: 'bing', pages }))).toBe(1)
    const figures = await bothWays(crawlers)
    expect(figures.pages).toEqual([
      { page: '/faq', read: 2, refused: 1, sent: 1, citations: 15, impressions: null },
      { page: '/', read: 1, refused: 0, sent: 0, citations: null, impressions: null },
    ])
    expect(figures.imports).toEqual([
      {
        source: 'bing',
        importedAt: expect.any(String),
        member: 'camille@ibid.example',
        pages: 1,
        figure: 15,
      },
    ])
  })

  test('an import that cannot be kept leaves the one before it', async () => {
    const pages = [{ page: '/faq', figure: 12 }]
    await desk(query => importReport(query, { source: 'google', pages }))
    const broken = [...pages, { page: '/', figure: -1 }]
    await expect(desk(query => importReport(query, { source: 'google', pages: broken }))).rejects.toThrow()
    expect((await crawlers()).imports).toMatchObject([{ source: 'google', figure: 12 }])
  })

  test('each day that is over is rolled up once, and today is not', async () => {
    await happen({ session: 'a', daysAgo: 3 }, { session: 'b', daysAgo: 0 })
    const now = new Date()
    const isFirstHour = now.getUTCHours() === 0
    const over = [dayOf(3), dayOf(2), ...(isFirstHour ? [] : [dayOf(1)])]
    expect(await rollUp()).toEqual(over)
    expect(await rollUp()).toEqual([])
  })

  test('names of any length are rolled up', async () => {
    const long = '€'.repeat(2_000)
    await happen({
      session: 'a',
      page: `/${long}`,
      referrer: `https://${long}.example/`.slice(0, 2_000),
      campaign: ['€'.repeat(200), '€'.repeat(200), '€'.repeat(200)],
    })
    await visit('GPTBot', `/${long}`)
    expect((await bothWays(audience)).pages[0]?.page).toHaveLength(300)
  })

  test('what was rolled up goes after 26 months', async () => {
    await rows(
      "insert into audience_pages values (now() - interval '27 months', '/', 1, 0, 0), (now(), '/', 1, 0, 0)",
    )
    await rows("insert into crawler_pages values (now() - interval '27 months', '/', 1, 0)")
    await database.transaction(deleteExpired)
    expect(await rows('select page from audience_pages union all select page from crawler_pages')).toEqual([
      { page: '/' },
    ])
  })

  test('without events and visits everything is empty', async () => {
    expect(await audience(7)).toMatchObject({ visits: 0, engines: [], sources: [], pages: [], vitals: [] })
    expect((await audience(365)).days).toHaveLength(365)
    expect(await crawlers()).toMatchObject({ visits: 0, crawlers: 0, rows: [], pages: [], imports: [] })
  })
})
