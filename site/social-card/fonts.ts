import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Font } from 'satori'
import subsetFont from 'subset-font'
import { characters } from '../styles/characters.ts'
import fonts from '../styles/fonts.json'

/**
 * The fonts of the site in the form that the renderer reads: not compressed, and of one instance, because
 * it does not support variable fonts.
 */
export function cardFonts(): Promise<Font[]> {
  return Promise.all([instance('display', { opsz: 96 }), instance('reading', {}), instance('mono', {})])
}

async function instance(
  name: keyof typeof fonts,
  variationAxes: Readonly<Record<string, number>>,
): Promise<Font> {
  const file = readFileSync(join('site/public', fonts[name]))
  return { name, data: await subsetFont(file, characters, { targetFormat: 'sfnt', variationAxes }) }
}
