import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { cardCache } from './card.ts'
import { drawCard } from './draw.tsx'
import { type CardWords, SocialCard } from './SocialCard.tsx'

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
