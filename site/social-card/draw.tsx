import { Resvg } from '@resvg/resvg-js'
import satori, { type Font } from 'satori'
import sharp from 'sharp'
import { cardSize } from './card.ts'
import { cardFonts } from './fonts.ts'
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
