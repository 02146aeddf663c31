import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import { type Language, languages } from '#contracts/languages.ts'
import { type ColourScheme, colourSchemes, type FilmFiles } from '#site/film/film.ts'
import { encode, type HeldPicture, requireEncoder } from './encode.ts'
import { frameAt, framesOf } from './frames.tsx'
import { sourcesOfFilm, writeLock } from './lock.ts'
import { openFrameBrowser, type FrameBrowser } from './frame-browser.ts'
import { styles } from './styles.ts'
import { type FilmWords, readWords } from './words.ts'

const root = join(import.meta.dirname, '..')
const cache = join(root, '.cache/film')
const served = join(root, 'site/public/video')

/** The moment shown before the film is played, in seconds. */
const posterMoment = 14.4

/** Draws and encodes the film in both languages and both colour schemes, replaces the served files, and records them in the lock. */
export async function renderFilm(): Promise<void> {
  // Now rather than after a thousand frames have been drawn.
  requireEncoder()
  const sources = sourcesOfFilm()
  mkdirSync(cache, { recursive: true })
  const browser = await openFrameBrowser()
  const rendered = { fr: await renderIn('fr', browser), en: await renderIn('en', browser) }
  await browser.close()
  // Only now, so that a rendering that fails leaves the old film in place.
  rmSync(served, { recursive: true, force: true })
  mkdirSync(served, { recursive: true })
  const files = { fr: serve(readWords('fr'), rendered.fr), en: serve(readWords('en'), rendered.en) }
  writeLock({ sources, files })
}

/** Draws single frames in both languages and both colour schemes, and prints the paths of their pictures. */
export async function drawStills(seconds: readonly number[]): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const browser = await openFrameBrowser()
  for (const words of languages.map(readWords)) {
    for (const second of seconds) {
      for (const colours of colourSchemes) {
        const file = join(cache, `${words.language}-${colours}-${second}.png`)
        writeFileSync(file, await browser.picture(frameAt(second, words), colours))
        console.log(file)
      }
    }
  }
  await browser.close()
}

async function renderIn(language: Language, browser: FrameBrowser): Promise<Rendered> {
  const words = readWords(language)
  return { light: await renderOn('light', words, browser), dark: await renderOn('dark', words, browser) }
}

type Rendered = Readonly<Record<ColourScheme, FilmFiles>>

async function renderOn(colours: ColourScheme, words: FilmWords, browser: FrameBrowser): Promise<FilmFiles> {
  const name = join(cache, `${words.language}-${colours}`)
  const files = {
    av1: `${name}.av1.mp4`,
    h264: `${name}.h264.mp4`,
    poster: `${name}.poster.avif`,
  }
  await encode(await picturesOf(words, colours, browser), `${name}.ffconcat`, files)
  const poster = await browser.picture(frameAt(posterMoment, words), colours)
  await sharp(poster).resize(1280).avif({ quality: 55 }).toFile(files.poster)
  return files
}

/** Draws the frames that are not in the cache. */
async function picturesOf(
  words: FilmWords,
  colours: ColourScheme,
  browser: FrameBrowser,
): Promise<readonly HeldPicture[]> {
  const pictures: HeldPicture[] = []
  const style = styles()
  for (const { markup, count } of framesOf(words)) {
    const file = join(cache, `${digestOf(colours + style + markup)}.png`)
    if (!existsSync(file)) writeFileSync(file, await browser.picture(markup, colours))
    if (pictures.push({ file, count }) % 100 === 0)
      console.log(`${words.language}, ${colours}: ${pictures.length} pictures`)
  }
  return pictures
}

/** Moves files to where they are served, with a digest of their content in their names. Returns their paths. */
function serve({ id, language }: FilmWords, rendered: Rendered): Rendered {
  const move = (file: string, name: string) => {
    const path = `${id}.${language}.${name}-${digestOf(readFileSync(file)).slice(0, 8)}${extname(file)}`
    renameSync(file, join(served, path))
    return `/video/${path}`
  }
  const moveAll = ({ av1, h264, poster }: FilmFiles, colours: '' | 'dark.') => ({
    av1: move(av1, `${colours}av1`),
    h264: move(h264, `${colours}h264`),
    poster: move(poster, `${colours}poster`),
  })
  return { light: moveAll(rendered.light, ''), dark: moveAll(rendered.dark, 'dark.') }
}

function digestOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
