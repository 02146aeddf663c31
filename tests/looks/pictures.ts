import sharp from 'sharp'

export interface Look {
  /** The width of the window, in pixels. */
  readonly width: number
  readonly picture: Buffer
}

/** Small enough to be stored: a sixth of the size, and no further down than this. */
const scale = 1 / 6
const heightMax = 2400

/** The looks of a page, small, side by side in one picture. */
export async function contactSheet(looks: readonly Look[]): Promise<Buffer> {
  const small = await Promise.all(looks.map(shrunk))
  const height = Math.max(...small.map(look => look.height))
  const lefts = small.map((_look, index) => small.slice(0, index).reduce((sum, { width }) => sum + width, 0))
  return sharp({
    create: {
      width: small.reduce((sum, { width }) => sum + width, 0),
      height,
      channels: 3,
      background: '#888',
    },
  })
    .composite(small.map(({ picture }, index) => ({ input: picture, left: lefts[index] ?? 0, top: 0 })))
    .webp({ quality: 60 })
    .toBuffer()
}

async function shrunk({ width, picture }: Look) {
  const { data, info } = await sharp(picture)
    .resize({ width: Math.round(width * scale) })
    .png()
    .toBuffer({ resolveWithObject: true })
  const height = Math.min(info.height, heightMax)
  const cut = await sharp(data).extract({ left: 0, top: 0, width: info.width, height }).toBuffer()
  return { picture: cut, width: info.width, height }
}

/** A difference of brightness that compression alone makes, of 255. */
const noise = 24

/** The share of the pixels of two pictures that differ, from 0 to 1; where one is taller, all of that does. */
export async function changedShare(old: Buffer, now: Buffer): Promise<number> {
  const [before, after] = await Promise.all([pixels(old), pixels(now)])
  const common = Math.min(before.data.length, after.data.length)
  const all = Math.max(before.data.length, after.data.length)
  if (before.width !== after.width) return 1
  let changed = all - common
  for (let index = 0; index < common; index += 1)
    if (Math.abs((before.data[index] ?? 0) - (after.data[index] ?? 0)) > noise) changed += 1
  return changed / all
}

async function pixels(picture: Buffer): Promise<{ readonly data: Buffer; readonly width: number }> {
  const { data, info } = await sharp(picture).grayscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width }
}
