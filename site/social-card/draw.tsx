import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { cardSize } from './card.ts'
import { cardFonts } from './fonts.ts'
import { type CardWords, SocialCard } from './SocialCard.tsx'

const cache = '.cache/social-cards'

/**
 * Draws the card of a page as a PNG, or takes it from the cache when it has been drawn before from
 * the same words, measures, fonts and packages.
 */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const card = <SocialCard {...words} />
  const file = join(cache, `${fingerprintOf(card)}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = await draw(card)
  mkdirSync(cache, { recursive: true })
  writeFileSync(file, png)
  return png
}

/** The markup holds the words and every measure; the packages decide what becomes of them. */
function fingerprintOf(card: ReactElement): string {
  return createHash('sha256')
    .update(renderToStaticMarkup(card))
    .update(readFileSync('site/styles/fonts.json'))
    .update(readFileSync('package-lock.json'))
    .digest('hex')
    .slice(0, 32)
}

let fonts: Promise<Font[]> | undefined

async function draw(card: ReactElement): Promise<Buffer> {
  fonts ??= cardFonts()
  const svg = await satori(card, { ...cardSize, fonts: await fonts })
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  // Flat colours: 16 of them hold the soft edges of the letters too, in a third of the bytes.
  return sharp(pixels, { raw: { ...cardSize, channels: 4 } })
    .png({ palette: true, colours: 16, dither: 0, effort: 1 })
    .toBuffer()
}
