import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { renderToStaticMarkup } from 'react-dom/server'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { characters } from '../styles/characters.ts'
import faces from '../styles/fonts.json'
import { cardCache, cardSize } from './card.ts'
import { type CardWords, SocialCard } from './SocialCard.tsx'

let fonts: Promise<Font[]> | undefined

/** The same words give the same bytes. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  fonts ??= cardFonts()
  const svg = await satori(<SocialCard {...words} />, { ...cardSize, fonts: await fonts })
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  // Flat colours: 16 are enough for the soft edges of letters too, in a third of the bytes.
  return sharp(pixels, { raw: { ...cardSize, channels: 4 } })
    .png({ palette: true, colours: 16, dither: 0, effort: 1 })
    .toBuffer()
}

/**
 * The fonts of the site in the form that the renderer reads: not compressed, and of one instance, because
 * it does not support variable fonts.
 */
function cardFonts(): Promise<Font[]> {
  return Promise.all([instance('display', { opsz: 96 }), instance('reading', {}), instance('mono', {})])
}

async function instance(
  name: keyof typeof faces,
  variationAxes: Readonly<Record<string, number>>,
): Promise<Font> {
  const file = readFileSync(join('site/public', faces[name]))
  return { name, data: await subsetFont(file, characters, { targetFormat: 'sfnt', variationAxes }) }
}

/** The card of a page as a PNG, drawn only when nothing of it is in the cache. */
export async function cachedCard(words: CardWords): Promise<Buffer> {
  const file = join(cardCache, `${fingerprintOf(words)}.png`)
  if (existsSync(file)) return readFileSync(file)
  const png = await drawCard(words)
  mkdirSync(cardCache, { recursive: true })
  writeFileSync(file, png)
  return png
}

/** The markup contains the words and all measures; code, fonts and packages decide how it is drawn. */
function fingerprintOf(words: CardWords): string {
  const hash = createHash('sha256').update(renderToStaticMarkup(<SocialCard {...words} />))
  for (const file of drawnWith) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 32)
}

const drawnWith = ['site/social-card/draw.tsx', 'site/styles/fonts.json', 'package-lock.json']
