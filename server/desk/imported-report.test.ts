import { expect, test } from 'vitest'
import { importLimits } from '#contracts/desk-crawlers.ts'
import { readReport } from './imported-report.ts'

const host = 'ibid.example'
const bing = '\ufeff"Page","Citations"\r\n'
const google = 'Top pages,Impressions\n'

test('an export of Bing is read: mark, quotes and line ends included', () => {
  const text = `${bing}"https://www.ibid.example/en/faq","12"\r\n"https://ibid.example/","1,204"\r\n`
  expect(readReport(text, host)).toEqual({
    source: 'bing',
    pages: [
      { page: '/en/faq', figure: 12 },
      { page: '/', figure: 1_204 },
    ],
  })
})

test.each(['Top pages', 'Pages les plus populaires'])('an export of Search Console is read: %s', first => {
  const text = `${first},Impressions\nhttps://ibid.example/faq?a=1#b,4 000\n\nhttps://ibid.example/,1\u202f200\n`
  expect(readReport(text, host)).toEqual({
    source: 'google',
    pages: [
      { page: '/faq', figure: 4_000 },
      { page: '/', figure: 1_200 },
    ],
  })
})

test.each([
  ['nothing', '', 'unknown-columns', 1],
  ['another table', 'Date,Citations,Cited Pages\n2026-07-23,1,1', 'unknown-columns', 1],
  [
    'the ordinary report of Search Console',
    'Top pages,Clicks,Impressions,CTR,Position\n',
    'unknown-columns',
    1,
  ],
  ['questions instead of pages', '"Grounding Query","Citations"\r\n"geo","1"\r\n', 'unknown-columns', 1],
  ['no rows', google, 'no-rows', null],
  ['a picture', '\u0089PNG\r\n\u001a\n', 'unknown-columns', 1],
  ['a row without a number', `${google}https://ibid.example/,many\n`, 'bad-row', 2],
  ['a negative number', `${google}https://ibid.example/,-1\n`, 'bad-row', 2],
  ['a number that no table holds', `${google}https://ibid.example/,${'9'.repeat(16)}\n`, 'bad-row', 2],
  ['a decimal number', `${google}https://ibid.example/,1.5\n`, 'bad-row', 2],
  ['a row without an address', `${google}\nhttps://ibid.example/,1\nfaq,1\n`, 'bad-row', 4],
  ['a row too long', `${google}https://ibid.example/,1,2\n`, 'bad-row', 2],
  ['a quote that never ends', `${google}"https://ibid.example/,1\n`, 'bad-row', 2],
  ['another site', `${google}https://ibid.example/,1\nhttps://evil.example/,1\n`, 'other-site', 3],
])('%s is refused, with its reason and its line', (_what, text, problem, line) => {
  expect(readReport(text, host)).toEqual({ problem, line })
})

test('a file may have so many rows and no more, and is read in time that grows with it', () => {
  const rows = (count: number) => readReport(google + 'https://ibid.example/,1\n'.repeat(count), host)
  expect(rows(importLimits.rows)).toMatchObject({ source: 'google' })
  expect(rows(importLimits.rows + 1)).toEqual({ problem: 'too-many-rows', line: null })
  expect(readReport(`${google}${'"'.repeat(importLimits.bytes)}x`, host)).toEqual({
    problem: 'bad-row',
    line: 2,
  })
})
