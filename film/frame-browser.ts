import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { findChromium } from '#bin/chromium.ts'
import type { ColourScheme } from '#site/film/film.ts'
import { frameSize } from './Film.tsx'
import { styles } from './styles.ts'

/** A browser that photographs frames. */
export interface FrameBrowser {
  /** A frame as a PNG: the same markup gives the same picture in the same colours. */
  picture(frame: string, colours: ColourScheme): Promise<Buffer>
  close(): Promise<void>
}

const publicFiles = join(import.meta.dirname, '../site/public')

/** Opens a browser with the fonts and styles of the film, and without a network. */
export async function openFrameBrowser(): Promise<FrameBrowser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Letters and colours are to be the same on every machine.
    args: ['--no-sandbox', '--font-render-hinting=none', '--force-color-profile=srgb', '--hide-scrollbars'],
  })
  const page = await browser.newPage({ viewport: frameSize })
  await page.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: emptyPage() })
    return route.fulfill({ path: join(publicFiles, pathname) })
  })
  await page.goto('http://film.localhost/')
  await loadFonts(page)
  const session = await page.context().newCDPSession(page)
  return {
    async picture(frame, colours) {
      await page.evaluate(
        drawn => {
          document.documentElement.dataset['theme'] = drawn.colours
          document.body.innerHTML = drawn.frame
        },
        { frame, colours },
      )
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      return Buffer.from(data, 'base64')
    },
    close: () => browser.close(),
  }
}

function emptyPage(): string {
  return `<!doctype html><meta charset="utf-8"><style>${styles()}</style><body></body></html>`
}

/** Otherwise the first frames would be drawn in the fonts of the machine. */
async function loadFonts(page: Page): Promise<void> {
  const missing = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => !family.includes('fallback'))
    await Promise.all(faces.map(face => face.load()))
    return faces.filter(({ status }) => status !== 'loaded').map(({ family }) => family)
  })
  if (missing.length > 0)
    throw new Error(`The film cannot be drawn without its fonts: ${missing.join(', ')}.`)
}
