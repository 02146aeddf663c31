import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The styles of every frame: the tokens and fonts of the site, and those of the film. */
export function styles(): string {
  return files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
}

const files = ['../site/styles/tokens.css', '../site/styles/fonts.css', 'film.css']
