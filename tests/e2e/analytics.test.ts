import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { AnalyticsEvent } from '#contracts/analytics-event.ts'
import { contactCall, eventsCall } from '#contracts/calls.ts'
import { openDatabase } from '#database/connect.ts'
import { newVisitor, openBrowser, painted, settled } from '../support/browser.ts'
import { banners, choose, press } from '../support/consent.ts'
import { beginToUse, fillIn, formOn, forms } from '../support/forms.ts'
import { createDatabase } from '../support/postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type SampleSite, startSampleSite } from '../support/sample-site.ts'

const postgres = inject('postgres')
let browser: Browser
let databaseUrl: string | undefined
let sample: SampleSite
let site: RunningSite

beforeAll(async () => {
  databaseUrl = postgres ? await createDatabase(postgres) : undefined
  sample = await startSampleSite()
  site = await startSite({ AUDIT_ALLOW: sample.host, ...(databaseUrl && { DATABASE_URL: databaseUrl }) })
  browser = await openBrowser(userAgent)
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
  await sample?.close()
})

/** Without "Headless": the server refuses events from crawlers. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

/** Opens a page and records what it sends. With `draw` 0, no event is left out of the sample. */
async function open(path: string, { draw = 0, hasClock = false } = {}) {
  const visitor = await newVisitor(browser)
  const sent: AnalyticsEvent[] = []
  const statuses: number[] = []
  visitor.page.on('request', request => {
    if (request.url().endsWith(eventsCall)) sent.push(...request.postDataJSON())
  })
  visitor.page.on('response', response => {
    if (response.url().endsWith(eventsCall)) statuses.push(response.status())
  })
  await visitor.page.addInitScript(draw => {
    Math.random = () => draw
    document.addEventListener('measuring', () => Object.assign(globalThis, { isMeasured: true }))
  }, draw)
  if (hasClock) await installClock(visitor.page)
  await visitor.page.goto(site.origin + path)
  if (!hasClock) await settled(visitor.page)
  const count = (type: string) => sent.filter(({ event_type }) => event_type === type).length
  const event = async (type: string) => {
    await expect.poll(() => types(sent), { timeout: 60_000 }).toContain(type)
    return sent.find(({ event_type }) => event_type === type)
  }
  return { ...visitor, sent, statuses, count, event }
}

/** A clock that tests move. It would hide the real times of the page, which are therefore put back. */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { truth: performance }))
  await page.clock.install()
  await page.addInitScript(() => {
    const truth: Performance = Reflect.get(globalThis, 'truth')
    performance.getEntriesByType = (type: string) => truth.getEntriesByType(type)
    performance.getEntriesByName = (name: string) => truth.getEntriesByName(name)
  })
}

/** Allows measuring, and waits until it has begun. */
async function allow(page: Page, name = 'Tout accepter'): Promise<void> {
  await press(page, name)
  await page.waitForFunction(() => sessionStorage.getItem('session-id') !== null)
}

/** Waits until measuring has begun again on a page of a visitor who has allowed it before. */
async function measured(page: Page): Promise<void> {
  await page.waitForFunction(() => 'isMeasured' in globalThis)
}

/** A browser measures no LCP of a page that was clicked before it was painted. */
function largestPainted(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(resolve =>
        new PerformanceObserver(() => resolve()).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  )
}

const failedAnswer = { success: false, error: null, lead_id: null }

/** Triggers an event that is always recorded, so many times. */
function happen(page: Page, times = 1): Promise<void> {
  return page.evaluate(times => {
    for (let time = 0; time < times; time += 1)
      document.dispatchEvent(
        new CustomEvent('trackable', {
          detail: {
            type: 'exception',
            category: 'error',
            properties: { description: `TypeError ${time}`, fatal: false },
          },
        }),
      )
  }, times)
}

function types(events: readonly AnalyticsEvent[]): readonly string[] {
  return events.map(event => event.event_type)
}

describe('without consent', () => {
  test.each(banners)(
    'using the page sends and stores nothing, in $language',
    async ({ home, faq, reject }) => {
      const { page, sent, requests } = await open(home)
      await page.locator('h1').click()
      await happen(page)
      await press(page, reject)
      await happen(page)
      await page.goto(site.origin + faq)
      await settled(page)
      await page.locator('h1').click()
      expect(sent).toEqual([])
      expect(requests.filter(url => /analytics|vitals/.test(url))).toEqual([])
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    },
  )

  test('what happened before is not sent later either, once measuring is allowed', async () => {
    const form = forms.find(({ name }) => name === 'the contact form')
    if (!form) throw new Error('There is no contact form.')
    const { page, sent, event } = await open(form.paths.fr)
    await page.context().route(`**${contactCall}`, route => route.fulfill({ json: failedAnswer }))
    await beginToUse(page, form.id)
    await fillIn(page, form, 'zoe@visitor.example')
    await formOn(page, form.id).locator('button[type=submit]').click()
    await page.getByRole('alert').first().waitFor()
    await allow(page)
    await happen(page, 10)
    await event('exception')
    expect(types(sent)).not.toContain('contact_form')
  })

  test('the script of the web vitals is requested only with consent to measuring', async () => {
    const { page, requests } = await open('/faq')
    const vitals = () => requests.filter(url => url.includes('web-vitals')).length
    expect(vitals()).toBe(0)
    await choose(page, ['marketing', 'training', 'citation', 'collection'])
    await page.reload()
    await settled(page)
    expect(vitals()).toBe(0)
    await page.getByRole('link', { name: 'Gérer mes choix' }).click()
    await allow(page)
    await expect.poll(vitals, { timeout: 60_000 }).toBe(1)
  })
})

describe('with consent', () => {
  test.each(banners)('a page view is sent with all its fields, in $language', async banner => {
    const { page, event, sent, statuses, complaints } = await open(
      `${banner.home}?utm_source=letter&utm_medium=mail&secret=1`,
    )
    await allow(page, banner.accept)
    expect(await event('page_view')).toMatchObject({
      event_category: 'general',
      site_id: 'ibid',
      page_path: banner.home,
      referrer: null,
      user_id: null,
      device_type: 'desktop',
      utm_source: 'letter',
      utm_medium: 'mail',
      utm_campaign: null,
      geo_metric: { page_type: 'home', content_language: banner.language },
    })
    expect(JSON.stringify(sent)).not.toContain('secret')
    await expect.poll(() => statuses, { timeout: 60_000 }).toContain(201)
    expect(complaints).toEqual([])
  })

  test('the campaign is sent only with consent to marketing', async () => {
    const { page, event } = await open('/faq?utm_source=letter')
    await choose(page, ['analytics'])
    expect(await event('page_view')).toMatchObject({ utm_source: null })
  })

  test.each([
    ['/', true],
    ['/en', true],
    ['/contact', true],
    ['/en/contact', true],
    ['/tools/free-geo-audit', true],
    ['/en/tools/free-geo-audit', true],
    ['/agency/contact', false],
    ['/en/faq', false],
    ['/definition-generative-engine-optimization', false],
  ])('the times of %s are measured: %s', async (path, isTimed) => {
    const { page, event } = await open(path)
    await painted(page)
    await allow(page, path.startsWith('/en') ? 'Accept all' : 'Tout accepter')
    const { properties } = (await event('page_view')) ?? {}
    expect(Object.keys(properties?.['performance_metrics'] ?? {})).toEqual(
      isTimed
        ? [
            'page_load_time',
            'dom_content_loaded',
            'first_paint',
            'first_contentful_paint',
            'dns_lookup_time',
            'tcp_connect_time',
            'server_response_time',
          ]
        : [],
    )
  })

  test('page views and clicks are sampled, everything else is recorded', async () => {
    const { page, event, sent } = await open('/faq', { draw: 0.5 })
    await press(page, 'Tout accepter')
    await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
    await painted(page)
    await expect
      .poll(
        async () => {
          await page.locator('header a.button').first().click()
          await happen(page)
          return types(sent)
        },
        { timeout: 60_000 },
      )
      .toContain('exception')
    await event('exception')
    expect(types(sent)).not.toContain('page_view')
    expect(types(sent)).not.toContain('user_interaction')
  })

  test('clicks on named links, and passages that are read, are recorded', async () => {
    const { page, sent, event, count } = await open('/definition-generative-engine-optimization')
    await allow(page)
    await page.locator('[data-content-block][data-confidence="high"]').first().scrollIntoViewIfNeeded()
    await page.evaluate(() => document.addEventListener('click', event => event.preventDefault()))
    await page.locator('header a.button').first().click()
    await page.locator('footer a[href="/privacy"]').filter({ visible: true }).first().click()
    await event('user_interaction')
    await expect
      .poll(() => types(sent).some(type => type.startsWith('content_')), { timeout: 60_000 })
      .toBe(true)
    expect(count('user_interaction')).toBe(1)
  })

  test('an error in the page is recorded as not fatal', async () => {
    const { page, event } = await open('/faq')
    await allow(page)
    await happen(page)
    expect(await event('exception')).toMatchObject({
      event_category: 'error',
      properties: { description: 'TypeError 0', fatal: false },
    })
  })

  const known = { success: true, language: 'fr', has_company: true, has_website: true }
  const described = {
    message_length: 'Bonjour,\nparlons-en.'.length,
    completion_time: expect.any(Number),
    fields_filled: 7,
  }
  const properties: Readonly<Record<string, object>> = {
    'the footer form': { form_name: 'footer_form', success: true, language: 'fr' },
    'the contact form': { form_name: 'contact_form', ...known, service_type: 'audit-gratuit' },
    'the form of the services': {
      ...{ form_name: 'service_form', ...known, ...described },
      ...{ service_type: 'audit-gratuit', campaign: 'service_contact' },
    },
    'the form of the guide': {
      ...{ form_name: 'service_form', ...known, ...described },
      ...{ service_type: 'guide-geo', campaign: 'guide_geo_2025' },
    },
    'the audit form': {
      ...{ form_name: 'audit_form', success: true, language: 'fr' },
      ...{ has_company: true, has_goals: true },
    },
  }

  test.each(forms)('$name is recorded without anything that was typed in it', async form => {
    const { page, event, sent } = await open(form.paths.fr)
    await allow(page)
    await beginToUse(page, form.id)
    await fillIn(page, form, `${form.name.replaceAll(' ', '-')}@canary.example`)
    await formOn(page, form.id).locator('button[type=submit]').click()
    const expected = properties[form.name]
    const recorded = await event(String(Reflect.get(expected ?? {}, 'form_name')))
    expect(recorded).toMatchObject({ event_category: 'form_submission', properties: expected })
    if (form.id === 'contact') expect(recorded?.properties['lead_id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(JSON.stringify(sent)).not.toMatch(/canary|Zoé|parlons|Être cité/)
  })

  test.each([
    ['limited', { success: false, error: 'Rate limit exceeded. Please try again later.', lead_id: null }],
    ['failed', failedAnswer],
  ])('a form that fails is recorded with the kind and the message of its error: %s', async (kind, answer) => {
    const form = forms.find(({ name }) => name === 'the contact form')
    if (!form) throw new Error('There is no contact form.')
    const { page, event } = await open(form.paths.fr)
    await page.context().route(`**${contactCall}`, route => route.fulfill({ json: answer }))
    await allow(page)
    await beginToUse(page, form.id)
    await fillIn(page, form, 'zoe@visitor.example')
    await formOn(page, form.id).locator('button[type=submit]').click()
    const { properties } = (await event('contact_form')) ?? {}
    expect(properties).toMatchObject({
      success: false,
      error_type: kind,
      error_message: answer.error ?? 'Form submission failed',
    })
    expect(properties).not.toHaveProperty('lead_id')
  })

  test.each(banners)(
    'an audit is recorded when it starts and once when it is complete, in $language',
    async banner => {
      const path = banner.faq.replace('faq', 'tools/free-geo-audit')
      const { page, event, sent, count } = await open(path)
      await allow(page, banner.accept)
      await beginToUse(page, 'audit')
      await page.locator('#audit-url').fill(sample.origin)
      await page.locator('#audit-email').fill(`${banner.language}@visitor.example`)
      await page.locator('main form.form button[type=submit]').click()
      await page.waitForURL(/\/audits\//)
      await page.locator('[data-audit-complete]').waitFor({ timeout: 90_000 })
      expect(await event('geo_audit_started')).toMatchObject({
        event_category: 'audit',
        page_path: path,
        properties: { language: banner.language },
      })
      expect(await event('geo_audit_completed')).toMatchObject({
        event_category: 'audit',
        page_path: `${banner.home === '/' ? '' : banner.home}/audits/:id`,
      })
      await page.reload()
      await measured(page)
      await happen(page)
      await event('exception')
      expect([count('geo_audit_started'), count('geo_audit_completed')]).toEqual([1, 1])
      expect(JSON.stringify(sent)).not.toMatch(/\/audits\/[0-9a-f]{8}-/)
    },
  )
})

describe('a batch is sent', () => {
  /** A page that has sent all its events so far and whose clock is paused. */
  async function openPaused(path: string) {
    const visitor = await open(path, { hasClock: true })
    await allow(visitor.page)
    await settled(visitor.page)
    await visitor.page.clock.pauseAt(Date.now() + 20_000)
    // As when it is left: even an event of the moment at which a slow machine has paused the clock is sent now.
    await visitor.page.evaluate(() => dispatchEvent(new Event('pagehide')))
    await visitor.event('page_view')
    visitor.sent.length = 0
    return visitor
  }

  test('five seconds after its first event', async () => {
    const { page, sent, event } = await openPaused('/faq')
    await happen(page)
    await page.clock.runFor(4_999)
    expect(sent).toEqual([])
    await page.clock.runFor(1)
    await event('exception')
    expect(sent).toHaveLength(1)
  })

  test('at once when it has ten events', async () => {
    const { page, sent } = await openPaused('/faq')
    await happen(page, 9)
    await page.evaluate(() => document.title)
    expect(sent).toEqual([])
    await happen(page, 2)
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(10)
  })

  test('never after consent is withdrawn: waiting events are dropped, and the session is forgotten', async () => {
    const { page, sent } = await openPaused('/faq')
    await happen(page, 9)
    await page.getByRole('link', { name: 'Gérer mes choix' }).click()
    await press(page, 'Tout refuser')
    await happen(page, 9)
    await page.clock.runFor(60_000)
    await page.goto(`${site.origin}/en/faq`)
    await page.clock.runFor(60_000)
    expect(sent).toEqual([])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test('never after consent is withdrawn on a later page than that of the choice', async () => {
    const { page, sent } = await open('/faq')
    await allow(page)
    await page.goto(`${site.origin}/blog`)
    await settled(page)
    await page.waitForFunction(() => 'isMeasured' in globalThis)
    await page.getByRole('link', { name: 'Gérer mes choix' }).click()
    await press(page, 'Tout refuser')
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
    sent.length = 0
    await happen(page, 9)
    await page.goto(`${site.origin}/en/faq`)
    await settled(page)
    expect(sent).toEqual([])
  })

  test.each([
    ['/', 1],
    ['/faq', 0],
  ])(
    'every half minute with the load times of the page, on the pages that are timed: %s',
    async (path, times) => {
      const { page, sent, count, event } = await openPaused(path)
      await page.clock.runFor(30_000)
      await happen(page, 10)
      await event('exception')
      expect(count('performance')).toBe(times)
      const [performance] = sent.filter(({ event_type }) => event_type === 'performance')
      expect('performance_metrics' in (performance?.properties ?? {})).toBe(times === 1)
    },
  )

  test('without harm when the server fails: only a warning is logged', async () => {
    const { page } = await open('/faq')
    const warnings: string[] = []
    page.on('console', message => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await page.context().route(`**${eventsCall}`, route => route.abort())
    await press(page, 'Tout accepter')
    await expect.poll(() => warnings.join(), { timeout: 60_000 }).toContain('analytics_events')
  })
})

describe.skipIf(!postgres)('what is not sent yet', () => {
  /** The stored events of a session. */
  async function stored(session: string) {
    const database = await openDatabase({ databaseUrl: databaseUrl ?? '' })
    try {
      return await database.transaction(query =>
        query<Record<string, unknown> & { event_type: string; properties: Record<string, unknown> }>(
          'select * from analytics_events where session_id = $1 order by id',
          [session],
        ),
      )
    } finally {
      await database.close()
    }
  }

  test.each([
    ['closes the page', (page: Page) => page.close()],
    ['goes to another site', (page: Page) => page.goto('about:blank')],
    ['goes to another page', (page: Page) => page.goto(`${site.origin}/en/legal`)],
  ])('is stored when the visitor %s, with the web vitals', async (_way, leave) => {
    const { page } = await open('/faq?utm_campaign=june', { hasClock: true })
    await page.setExtraHTTPHeaders({ 'X-Forwarded-For': '192.0.2.77' })
    await largestPainted(page)
    await allow(page)
    await settled(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('h1').click()
    await happen(page)
    const session = (await page.evaluate(() => sessionStorage.getItem('session-id'))) ?? ''
    const context = page.context()
    await leave(page)
    const names = async () =>
      (await stored(session)).map(({ event_type, properties }) => properties['name'] ?? event_type)
    await expect
      .poll(names, { timeout: 60_000 })
      .toEqual(expect.arrayContaining(['page_view', 'exception', 'LCP', 'CLS']))
    const rows = await stored(session)
    expect(new Set(rows.map(row => row['user_agent']))).toEqual(new Set(['Chrome 156']))
    expect(rows[0]).toMatchObject({ page_path: '/faq', utm_campaign: 'june', device_type: 'desktop' })
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|192\.0\.2|::1/)
    await context.close()
  })
})
