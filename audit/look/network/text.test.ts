import { describe, expect, test } from 'vitest'
import { decodeText } from './text.ts'

const summer = "<p>L'été à Angoulême</p>"
const utf8 = Buffer.from(summer)
const latin = Buffer.from(summer, 'latin1')

test('a text is read in the charset that it announces', () => {
  expect(decodeText(utf8, 'text/html; charset=utf-8')).toMatchObject({
    text: summer,
    charset: { read: 'utf-8', lost: 0, isUtf8: false },
  })
  expect(decodeText(latin, 'text/html; charset=iso-8859-1')).toMatchObject({
    text: summer,
    charset: { read: 'windows-1252', lost: 0, isUtf8: false },
  })
})

test('characters that are not valid in the announced charset are counted', () => {
  expect(decodeText(latin, 'text/html; charset=utf-8')).toMatchObject({
    text: "<p>L'\ufffdt\ufffd \ufffd Angoul\ufffdme</p>",
    charset: { read: 'utf-8', lost: 4 },
  })
})

test('an unknown charset is recorded as written, and the text is read as UTF-8', () => {
  expect(decodeText(utf8, 'text/html; charset=klingon')).toMatchObject({
    text: summer,
    charset: { read: 'utf-8', header: { written: 'klingon', name: null }, lost: 0 },
  })
})

test('the header decides between two charsets, and UTF-8 read as another one is recognised', () => {
  const page = Buffer.from(`<meta charset="utf-8">${summer}`)
  const { text, charset } = decodeText(page, 'text/html; charset=iso-8859-1')
  expect(text).toContain('Ã©tÃ©')
  expect(charset).toMatchObject({
    read: 'windows-1252',
    header: { written: 'iso-8859-1', name: 'windows-1252' },
    document: { written: 'utf-8', name: 'utf-8' },
    isUtf8: true,
  })
})

test('UTF-8 announced as UTF-16 is recognised', () => {
  expect(decodeText(utf8, 'text/html; charset=utf-16').charset).toMatchObject({
    read: 'utf-16le',
    isUtf8: true,
  })
})

test('UTF-16 with its byte order mark is not taken for UTF-8', () => {
  const bytes = Buffer.from(`\ufeff${summer}`, 'utf16le')
  expect(decodeText(bytes, 'text/html')).toMatchObject({
    text: summer,
    charset: { read: 'utf-16le', lost: 0, isUtf8: false },
  })
})

test('a character split by the cut does not count as lost', () => {
  const cut = utf8.subarray(0, utf8.indexOf(0xc3) + 1)
  expect(decodeText(cut, '', true)).toMatchObject({ text: "<p>L'", charset: { lost: 0 } })
  expect(decodeText(cut, '').charset.lost).toBe(1)
})

test('a U+FFFD in the document itself does not count as lost', () => {
  expect(decodeText(Buffer.from('a\ufffdb'), 'text/html; charset=utf-8').charset.lost).toBe(0)
})

describe('which charset a document announces, by the prescan of the HTML standard:', () => {
  test.each([
    [
      'a meta in a comment announces none',
      '<!--<meta charset="koi8-r">--><meta charset="iso-8859-2">',
      'iso-8859-2',
    ],
    [
      'a name that no standard knows gives way to the next',
      '<meta charset="latin"><meta charset="iso-8859-2">',
      'iso-8859-2',
    ],
    ['a description may speak of charsets', '<meta name="description" content="Of charset=koi8-r">', 'utf-8'],
    ['a content without http-equiv is none', '<meta content="text/html; charset=koi8-r">', 'utf-8'],
    [
      'the pragma may follow its content',
      '<meta content="text/html;charset = \'koi8-r\'" HTTP-EQUIV=Content-Type>',
      'koi8-r',
    ],
    ['an attribute may end in another quotation mark', "<meta test='\"' charset=koi8-r>", 'koi8-r'],
    [
      'a tag that the first 1,024 bytes cut announces none',
      `${' '.repeat(1_010)}<meta charset="koi8-r">`,
      'utf-8',
    ],
    [
      'the first line of XML comes first',
      '<?xml version="1.0" encoding="koi8-r"?><meta charset="utf-8">',
      'koi8-r',
    ],
  ])('%s', (_fact, page, read) => {
    expect(decodeText(Buffer.from(page), '').charset.read).toBe(read)
  })

  test('a name that nothing knows is recorded when no other is there', () => {
    const { document } = decodeText(Buffer.from('<meta charset="latin">'), '').charset
    expect(document).toEqual({ written: 'latin', name: null })
  })
})

test('a header sent twice names its charset once', () => {
  const twice = 'text/html; charset=UTF-8, text/html; charset=UTF-8'
  expect(decodeText(utf8, twice).charset.header).toEqual({ written: 'UTF-8', name: 'utf-8' })
})
