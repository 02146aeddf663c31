import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#contracts/languages.ts'
import { cuesOf } from '#site/film/captions.ts'
import { type ColourScheme, colourSchemes } from '#site/film/film.ts'
import { frameAt } from './frames.tsx'
import { readLock, sourcesOfFilm } from './lock.ts'
import { type FilmWords, readWords } from './words.ts'

const served = join(import.meta.dirname, '../site/public')
const filesOn = (colours: ColourScheme) =>
  languages.flatMap(language => Object.values(readLock().files[language][colours]))
const files = colourSchemes.flatMap(filesOn)

test('the served film was made from the current words, scenes and fonts', () => {
  const isTrue = readLock().sources === sourcesOfFilm()
  expect(isTrue, 'The film is out of date: render it again with `npm run film`.').toBe(true)
})

test.each(files)('%s exists, and its name carries the digest of its content', path => {
  const digest = createHash('sha256')
    .update(readFileSync(join(served, path)))
    .digest('hex')
  expect(path).toContain(`-${digest.slice(0, 8)}.`)
})

test.each(colourSchemes)('the files of the film on %s paper weigh at most 10 MB together', colours => {
  const bytes = filesOn(colours).map(path => statSync(join(served, path)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000_000)
})

test('a film has its index first, so that it plays while it loads', () => {
  const films = files.filter(file => file.endsWith('.mp4'))
  expect(films).toHaveLength(8)
  for (const path of films) {
    const content = readFileSync(join(served, path))
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'))
  }
})

describe.each(languages)('the film (%s)', language => {
  const words = readWords(language)

  test('shows no sentence that is not in its transcript', () => {
    const said = comparable(words.chapters.map(({ text }) => text).join(' '))
    expect(sentencesShown(words).filter(sentence => !said.includes(comparable(sentence)))).toEqual([])
  })

  test('has captions of at most two lines of 42 characters, shown long enough to be read', () => {
    const cues = cuesOf(words.chapters, words.length)
    expect(cues.at(-1)?.end).toBeCloseTo(words.length)
    for (const { start, end, lines } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(42)
      // The reading speed that broadcasters' guides allow: 17 characters a second.
      expect(lines.join(' ').length / (end - start), lines.join(' ')).toBeLessThanOrEqual(17)
    }
  })

  test('draws the same picture for the same moment, and a different one for each chapter', () => {
    const frames = words.chapters.map(({ start }) => frameAt(start + 5, words))
    expect(words.chapters.map(({ start }) => frameAt(start + 5, words))).toEqual(frames)
    expect(new Set(frames).size).toBe(5)
  })
})

function sentencesShown({ screen }: FilmWords): readonly string[] {
  const { opening, parts } = screen.definition
  return [
    ...screen.question.statements.slice(1),
    ...screen.levers.statements,
    [opening, ...parts].join(' '),
    screen.levers.study.text,
    screen.start.statement,
    screen.start.card,
  ]
}

/** A sentence on the screen may be part of a longer one in the transcript. */
function comparable(text: string): string {
  return text.toLowerCase().replace(/\p{P}/gu, '')
}
