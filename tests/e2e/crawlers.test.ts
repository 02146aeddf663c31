import { expect, test } from 'vitest'
import { consentLifetime } from '#contracts/consent.ts'
import { newVisitor, settled } from '../support/browser.ts'
import { browser, openSiteInBrowser, site } from '../support/site-in-browser.ts'

openSiteInBrowser()

const perplexity =
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; PerplexityBot/1.0; +https://perplexity.ai/perplexitybot)'

async function openAs(userAgent: string) {
  const { page } = await newVisitor(browser, { userAgent })
  await page.goto(`${site.origin}/faq`)
  await settled(page)
  const content = (name: string) =>
    page.evaluate(
      name => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null,
      name,
    )
  const visits = () => page.evaluate(() => JSON.parse(localStorage.getItem('ai-bot-analytics') ?? 'null'))
  return { page, content, visits }
}

test('a crawler that runs scripts finds metadata written for it, and nothing is stored', async () => {
  const { content, visits } = await openAs(perplexity)
  await expect.poll(() => content('ai-model'), { timeout: 60_000 }).toBe('perplexity')
  expect(await content('ai-content-format')).toBe('concise')
  expect(await content('citation-priority')).toBe('high')
  expect(await visits()).toBeNull()
})

test('with consent, a crawler’s visits are kept in its browser until the consent is withdrawn', async () => {
  const { page, visits } = await openAs(perplexity)
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(visits, { timeout: 60_000 }).toMatchObject([{ botName: 'perplexity', botType: 'ai' }])
  await page.getByRole('link', { name: 'Gérer mes choix' }).click()
  await page.getByRole('button', { name: 'Tout refuser' }).click()
  await expect.poll(visits, { timeout: 60_000 }).toBeNull()
})

test('a crawler’s visits are deleted when its consent has expired', async () => {
  const { page, visits } = await openAs(perplexity)
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(visits, { timeout: 60_000 }).toMatchObject([{ botName: 'perplexity' }])
  await page.clock.install({ time: Date.now() + (consentLifetime + 60) * 1_000 })
  await page.goto(`${site.origin}/faq`)
  await settled(page)
  await expect.poll(visits, { timeout: 60_000 }).toBeNull()
})

test('the statistics of a crawler are published once it has consented, and every minute after that', async () => {
  const { page } = await newVisitor(browser, { userAgent: perplexity })
  await page.clock.install()
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    document.addEventListener('bot-stats', ({ detail }) => told.push(detail))
  })
  const told = () => page.evaluate(() => Reflect.get(globalThis, 'told') as { totalVisits: number }[])
  await page.goto(`${site.origin}/faq`)
  await settled(page)
  expect(await told()).toEqual([])
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await expect.poll(async () => (await told()).length).toBe(1)
  await page.clock.runFor(60_000)
  expect((await told()).length).toBe(2)
  await page.clock.runFor(60_000)
  const stats = await told()
  expect(stats.length).toBe(3)
  expect(stats[2]).toMatchObject({
    totalVisits: 1,
    uniqueBots: 1,
    topBots: [{ name: 'perplexity', visits: 1 }],
  })
})

test('a person gets no metadata for crawlers, and is never recorded as one', async () => {
  const { page, content, visits } = await openAs(
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  )
  await page.getByRole('button', { name: 'Tout accepter' }).click()
  await page.waitForFunction(() => localStorage.getItem('ai-training-consent') !== null)
  expect([await content('ai-model'), await content('citation-priority'), await visits()]).toEqual([
    null,
    'medium',
    null,
  ])
})
