import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import { characters } from '../styles/characters.ts'
import faces from '../styles/fonts.json'
import { cardSize } from './card.ts'
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
