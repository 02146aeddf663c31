import { expect, test } from 'vitest'
import { siteOf, sitesOf } from './sites-to-watch.ts'

const typed = { client: 'Atelier', address: 'atelier.example', rival: '', rhythm: '' }

test('lines of a spreadsheet are sites, under a heading or without, in both languages', () => {
  const lines = [
    'Client\tAdresse\tConcurrent\tRythme',
    'Atelier\tatelier.example\thttps://rival.example/fr\tmensuel',
    '',
    ' "Maison ""Lenoir""" \thttp://lenoir.example',
    'Falk\tfalk.example\t\tweekly\r',
  ]
  expect(sitesOf(lines.join('\n'))).toEqual({
    sites: [
      {
        client: 'Atelier',
        address: 'https://atelier.example/',
        rival: 'https://rival.example/fr',
        rhythm: 'monthly',
      },
      { client: 'Maison "Lenoir"', address: 'http://lenoir.example/', rival: null, rhythm: 'weekly' },
      { client: 'Falk', address: 'https://falk.example/', rival: null, rhythm: 'weekly' },
    ],
  })
})

test('each wrong line is named by its number, and none is added', () => {
  const lines = [
    'Atelier\tatelier.example',
    'No address',
    '\tnobody.example',
    'Rival\tone.example\tnot an address',
    'Rhythm\ttwo.example\t\tdaily',
    'Again\thttps://ATELIER.example/',
  ]
  expect(sitesOf(lines.join('\n'))).toMatchObject({
    problems: [
      { line: 2, text: 'No address', reason: 'address' },
      { line: 3, reason: 'client' },
      { line: 4, reason: 'rival' },
      { line: 5, reason: 'rhythm' },
      { line: 6, reason: 'twice' },
    ],
  })
})

test.each([
  ['', 'nothing'],
  [' \n\t\n', 'nothing'],
  [Array.from({ length: 201 }, (_, at) => `Client\ts${at}.example`).join('\n'), 'too-many-lines'],
])('pasted text that is not a table of sites is refused with the reason (%#)', (pasted, reason) => {
  expect(sitesOf(pasted)).toEqual({ problems: [{ line: null, text: '', reason }] })
})

test('200 lines are read', () => {
  const pasted = Array.from({ length: 200 }, (_, at) => `Client\ts${at}.example`).join('\n')
  expect(sitesOf(pasted)).toHaveProperty('sites.length', 200)
})

test.each([
  [{ client: ' ' }, 'client'],
  [{ client: 'é'.repeat(121) }, 'client'],
  [{ client: 'a\0b' }, 'client'],
  [{ address: 'ftp://atelier.example' }, 'address'],
  [{ address: `${'a'.repeat(2_040)}.example` }, 'address'],
  [{ rival: 'javascript:alert(1)' }, 'rival'],
  [{ rhythm: 'hourly' }, 'rhythm'],
])('a site with %j is refused', (changes, reason) => {
  expect(siteOf({ ...typed, ...changes })).toBe(reason)
})
