import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The style of every frame: the measures and the fonts of the site, and what the film adds. */
export function styles(): string {
  return files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
}

const files = ['../site/styles/tokens.css', '../site/styles/fonts.css', 'film.css']
