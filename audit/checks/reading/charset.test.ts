import { expect, test } from 'vitest'
import { decideOn } from '../../testing/made-up.ts'
import type { TextCharset } from '../../visit.ts'
import { charset } from './charset.ts'

const sound: TextCharset = {
  read: 'utf-8',
  header: { written: 'utf-8', name: 'utf-8' },
  document: null,
  lost: 0,
  isUtf8: false,
}
const latin = { written: 'iso-8859-1', name: 'windows-1252' }

const decide = (changes: Partial<TextCharset>, body = '<p>L\u2019été à Angoulême.</p>') =>
  decideOn(charset, body, { charset: { ...sound, ...changes } })

test('one encoding, announced and true, passes', () => {
  expect(decide({})).toMatchObject({
    verdict: 'passed',
    sentence: { en: 'The page is read in utf-8. No sign is lost.' },
  })
})

test('signs that the announced encoding does not have are counted, and the words around them are shown', () => {
  const outcome = decide({ lost: 3 }, '<p>L\u2019\ufffdt\ufffd \ufffd la mer.</p>')
  expect(outcome).toMatchObject({
    verdict: 'failed',
    sentence: {
      fr: "La page est lue en utf-8. 3 signes n'existent pas dans cet encodage, et « � » les remplace.",
      en: 'The page is read in utf-8. 3 signs do not exist in that encoding, and “�” takes their place.',
    },
  })
  expect(outcome.evidence.at(-1)?.quote).toBe('L\u2019\ufffdt\ufffd \ufffd la mer.')
})

test('an encoding that nobody knows is quoted, and what the page was read in is told', () => {
  const outcome = decide({ header: { written: 'klingon', name: null } })
  expect(outcome).toMatchObject({ verdict: 'partial' })
  expect(outcome.sentence.en).toBe(
    '“klingon” is the name of no encoding: the page is read in utf-8. No sign is lost.',
  )
})

test('an encoding told in two ways says which one was followed, and what became of the text', () => {
  const unharmed = decide({ document: latin })
  expect(unharmed.verdict).toBe('partial')
  expect(unharmed.sentence.fr).toBe(
    "L'encodage est dit de deux façons, utf-8 et iso-8859-1 : la page est lue en utf-8. Aucun signe ne se perd.",
  )
  const harmed = decide({ read: 'windows-1252', header: latin, document: sound.header, isUtf8: true })
  expect(harmed.verdict).toBe('failed')
  expect(harmed.sentence.en).toBe(
    'The encoding is told in two ways, windows-1252 and utf-8: the page is read in windows-1252. Yet it is written in utf-8: read in windows-1252, its accents turn into other signs.',
  )
})

test('a page that names no encoding and needs none loses nothing', () => {
  expect(decide({ header: null }, '<p>Plain words.</p>').verdict).toBe('passed')
  expect(decide({ header: null }).verdict).toBe('partial')
})

test('an encoding named too far down is told as such', () => {
  const page = `${' '.repeat(1_100)}<meta charset="utf-8"><p>Un été à Évian</p>`
  expect(decide({ header: null }, page).sentence.en).toContain('too far down, after its first 1,024 bytes')
})

test('a file in UTF-16 that announces another encoding is told as such', () => {
  const page = '<meta charset="utf-8"><p>Un été à Évian</p>'
  const outcome = decide({ header: null, read: 'utf-16le' }, page)
  expect(outcome.verdict).toBe('partial')
  expect(outcome.sentence.en).toContain('told in two ways, utf-16le and utf-8')
})
