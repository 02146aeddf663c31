import { describe, expect, test } from 'vitest'
import { contactCall } from '#contracts/calls.ts'
import { guideFormPaths } from '#contracts/paths.ts'
import { newVisitor } from '../support/browser.ts'
import { browser, shareSiteInBrowser, site } from '../support/site-in-browser.ts'

shareSiteInBrowser()

test('the short address shows the guide, and names the full address as the canonical one', async () => {
  const short = await read('/guide-geo-2025')
  const full = await read(guideFormPaths.fr)
  expect(canonical(short)).toBe(canonical(full))
  expect(new URL(canonical(full)).pathname).toBe(guideFormPaths.fr)
  expect(title(short)).toBe(title(full))
})

test('the way back to the index names the chapter that is being read', async () => {
  const { page } = await open(guideFormPaths.fr)
  await page.locator('#index').getByRole('link', { name: 'Comment citer ses sources' }).click()
  const back = page.locator('.index-link a:visible')
  const shown = () =>
    back.evaluateAll(links =>
      links
        .filter(link => link.getBoundingClientRect().bottom > 0)
        .map(link => link.getAttribute('aria-label')),
    )
  await expect.poll(shown).toEqual([expect.stringContaining('3 Prouver')])
})

describe.each(['fr', 'en'] as const)('the form of the guide, in %s', language => {
  test('asks for the guide first, and is stored under its own campaign', async () => {
    const { page } = await open(guideFormPaths[language])
    const sent = page.waitForRequest(request => request.url().endsWith(contactCall))
    await fill(page)
    await page.locator('#request button[type=submit]').click()
    const { p_language, p_message, p_utm_data } = (await sent).postDataJSON()
    expect({ p_language, p_utm_data }).toEqual({
      p_language: language,
      p_utm_data: { utm_source: 'website', utm_medium: 'service_form', utm_campaign: 'guide_geo_2025' },
    })
    expect(p_message).toContain({ fr: 'Guide du GEO', en: 'GEO guide' }[language])
    await page.locator('#request .thanks').waitFor()
  })

  test('is sent and confirmed without JavaScript, in its place on the page', async () => {
    const { page } = await open(guideFormPaths[language], { javaScriptEnabled: false })
    await fill(page)
    await page.locator('#request button[type=submit]').click()
    await page.locator('#request .thanks').waitFor()
    expect(new URL(page.url())).toMatchObject({ pathname: guideFormPaths[language], hash: '#request' })
  })

  test('comes back without JavaScript with what was typed when it cannot be sent', async () => {
    const { page } = await open(guideFormPaths[language], { javaScriptEnabled: false })
    await fill(page, 'not an address')
    await page.locator('#request button[type=submit]').click()
    await page.locator('#request .error-summary').waitFor()
    expect(await page.locator('#contact-email').inputValue()).toBe('not an address')
  })
})

async function open(path: string, options: Parameters<typeof newVisitor>[1] = {}) {
  const visitor = await newVisitor(browser, options)
  await visitor.page.goto(site.origin + path)
  return visitor
}

type Page = Awaited<ReturnType<typeof open>>['page']

async function fill(page: Page, email = 'reader@example.com'): Promise<void> {
  await page.locator('#contact-firstName').fill('Ada')
  await page.locator('#contact-lastName').fill('Martin')
  await page.locator('#contact-email').fill(email)
  await page.locator('#contact-message').fill('How do I get cited?')
}

async function read(path: string): Promise<string> {
  return (await fetch(site.origin + path)).text()
}

function canonical(html: string): string {
  return /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
}

function title(html: string): string {
  return /<title>([^<]+)</.exec(html)?.[1] ?? ''
}
