import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pruneCards } from './prune-cards.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ibid-cards-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function cards(name: string, contents: Readonly<Record<string, string>>): string {
  const path = join(folder, name)
  mkdirSync(path)
  for (const [file, content] of Object.entries(contents)) writeFileSync(join(path, file), content)
  return path
}

test('cards that no page shows any more are deleted, all others are kept', () => {
  const cache = cards('cache', {
    'a1.png': 'home',
    'b2.png': 'home, before its title changed',
    'c3.png': 'faq',
  })
  pruneCards({ cache, built: cards('built', { 'home.fr.png': 'home', 'faq.fr.png': 'faq' }) })
  expect(readdirSync(cache).sort()).toEqual(['a1.png', 'c3.png'])
})

test('without a cache, nothing is deleted', () => {
  const built = cards('built', {})
  expect(() => pruneCards({ cache: join(folder, 'cache'), built })).not.toThrow()
})
