import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '#contracts/languages.ts'
import type { ColourScheme, FilmFiles } from '#site/film/film.ts'
import { encoding } from './encode.ts'
import { frameAt } from './frames.tsx'
import { styles } from './styles.ts'
import { readWords } from './words.ts'

/** What the served film was made from, and its files. */
export interface Lock {
  /** A digest, by `sourcesOfFilm`. */
  readonly sources: string
  readonly files: Readonly<Record<Language, Readonly<Record<ColourScheme, FilmFiles>>>>
}

const lockFile = join(import.meta.dirname, '../site/film/film.lock.json')

export function readLock(): Lock {
  return JSON.parse(readFileSync(lockFile, 'utf8'))
}

export function writeLock(lock: Lock): void {
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
}

/**
 * A digest of what the film is made from: its words, its styles (which name the font files), the options
 * of the encoder, and five frames of each second as markup, which no browser has a part in.
 */
export function sourcesOfFilm(): string {
  const hash = createHash('sha256').update(styles()).update(JSON.stringify(encoding))
  for (const words of languages.map(readWords)) {
    hash.update(JSON.stringify(words.chapters))
    for (let sample = 0; sample < words.length * 5; sample++) hash.update(frameAt(sample / 5, words))
  }
  return hash.digest('hex')
}
