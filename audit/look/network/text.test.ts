import { expect, test } from 'vitest'
import { decodeText } from './text.ts'

const summer = "<p>L'été à Angoulême</p>"
const utf8 = Buffer.from(summer)
const latin = Buffer.from(summer, 'latin1')

test('what is announced and true is read as announced', () => {
  expect(decodeText(utf8, 'text/html; charset=utf-8')).toMatchObject({
    text: summer,
    charset: { read: 'utf-8', lost: 0, isUtf8: false },
  })
  expect(decodeText(latin, 'text/html; charset=iso-8859-1')).toMatchObject({
    text: summer,
    charset: { read: 'windows-1252', lost: 0, isUtf8: false },
  })
})

test('a charset that is wrong is known by the signs it does not have, which are counted', () => {
  expect(decodeText(latin, 'text/html; charset=utf-8')).toMatchObject({
    text: "<p>L'\ufffdt\ufffd \ufffd Angoul\ufffdme</p>",
    charset: { read: 'utf-8', lost: 4 },
  })
})

test('a charset that nobody knows is kept as it is written, and the text read as UTF-8', () => {
  expect(decodeText(utf8, 'text/html; charset=klingon')).toMatchObject({
    text: summer,
    charset: { read: 'utf-8', header: { written: 'klingon', name: null }, lost: 0 },
  })
})

test('a charset told in two ways: the header decides, and UTF-8 read as something else is known', () => {
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

test('UTF-8 that is announced as UTF-16 is known', () => {
  expect(decodeText(utf8, 'text/html; charset=utf-16').charset).toMatchObject({
    read: 'utf-16le',
    isUtf8: true,
  })
})

test('UTF-16 that says so is no UTF-8', () => {
  const bytes = Buffer.from(`\ufeff${summer}`, 'utf16le')
  expect(decodeText(bytes, 'text/html')).toMatchObject({
    text: summer,
    charset: { read: 'utf-16le', lost: 0, isUtf8: false },
  })
})

test('a sign that a cut goes through is no lost sign', () => {
  const cut = utf8.subarray(0, utf8.indexOf(0xc3) + 1)
  expect(decodeText(cut, '', true)).toMatchObject({ text: "<p>L'", charset: { lost: 0 } })
  expect(decodeText(cut, '').charset.lost).toBe(1)
})

test('a sign U+FFFD that the document itself holds is not a loss of the reading', () => {
  expect(decodeText(Buffer.from('a\ufffdb'), 'text/html; charset=utf-8').charset.lost).toBe(0)
})
