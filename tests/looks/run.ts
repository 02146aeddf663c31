import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { languages } from '#contracts/languages.ts'
import { routes } from '#site/routes.ts'
import { buildSite } from '../../bin/build.ts'
import { findChromium } from '../../bin/chromium.ts'
import { startSite } from '../support/running-site.ts'
import { changedShare, contactSheet, type Look } from './pictures.ts'
import { comparisonPage } from './comparison-page.ts'

/**
 * `npm run looks`: photographs every page in both languages, light and dark, wide and narrow, and writes one
 * page that shows old and new side by side where they differ. `-- --keep` keeps the new pictures as the old
 * ones of next time; `-- glossary faq` photographs these pages alone. Not a test: whether a change is good, a
 * person decides.
 */
const root = join(import.meta.dirname, '../..')
const keptFolder = join(import.meta.dirname, 'kept')
const newFolder = join(root, '.data/looks')
const keeps = process.argv.includes('--keep')
const named = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const chosen = named.length > 0 ? routes.filter(({ id }) => named.includes(id)) : routes
if (chosen.length < named.length)
  throw new Error(`Pages are named as in site/routes.ts: ${named.join(', ')}.`)

buildSite(console.log)
const site = await startSite()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const pages = []
for (const route of chosen) {
  const name = `${route.section}/${route.id}.webp`
  const drawn = await contactSheet(await photographs(browser, site.origin, route))
  const kept = join(keptFolder, name)
  const changed = existsSync(kept) ? await changedShare(readFileSync(kept), drawn) : 1
  pages.push({ id: route.id, kept, drawn: write(join(keeps ? keptFolder : newFolder, name), drawn), changed })
  console.log(`${route.id}: ${(changed * 100).toFixed(2)} % of its pixels changed`)
}
await browser.close()
await site.stop()
const page = write(join(newFolder, 'index.html'), comparisonPage(pages))
console.log(`Old and new side by side: ${page}`)

/** The looks of one page, in the order in which they stand on its sheet. */
async function photographs(
  browser: Browser,
  origin: string,
  route: (typeof routes)[number],
): Promise<readonly Look[]> {
  const looks: Look[] = []
  for (const language of languages)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce', bypassCSP: true })
      await page.goto(origin + route[language])
      // The banner is the same on every page and covers each.
      await page.addStyleTag({ content: '.consent { display: none !important }' })
      await page.evaluate(() => document.fonts.ready)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        looks.push({ width, picture: await page.screenshot({ fullPage: true }) })
      }
      await page.close()
    }
  return looks
}

function write(path: string, content: string | Buffer): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  return path
}
