import { expect, test } from 'vitest'
import { newVisitor } from '../support/browser.ts'
import { browser, openSiteInBrowser, site } from '../support/site-in-browser.ts'

openSiteInBrowser()

test.each([
  { path: '/', without: 'sans GEO', rival: 'un-concurrent.example', yours: 'votre-site.example' },
  { path: '/en', without: 'without GEO', rival: 'a-rival.example', yours: 'your-site.example' },
])('$path shows, without a script, that the same answer may credit you or a rival', async scene => {
  const { page } = await newVisitor(browser, { javaScriptEnabled: false })
  await page.goto(site.origin + scene.path)
  const figure = page.locator('.scene')
  const shown = async () => (await figure.getByRole('listitem').allInnerTexts()).map(text => text.split('\n'))
  const tagOf = async (source: string) => (await shown()).find(lines => lines.includes(source))?.[0]

  expect(await tagOf(scene.yours)).toMatch(/^2 · /)
  expect(await tagOf(scene.rival)).toBeUndefined()

  await figure.getByRole('radio', { name: scene.without }).check()
  expect(await tagOf(scene.rival)).toBe('2')
  expect(await tagOf(scene.yours)).toMatch(/^absent/)
  await page.context().close()
})
