import { attribute, elementsIn, type HtmlElement, parseHtml } from '../../read/page/html.ts'
import type { NamedCharset, TextCharset } from '../../visit.ts'

export interface DecodedText {
  readonly text: string
  readonly charset: TextCharset
}

/**
 * Decodes a body by its byte order mark, or else the charset in the header, or else the one the document
 * declares, or else as UTF-8. A character that the cut of a truncated body splits is left out.
 */
export function decodeText(bytes: Uint8Array, contentType: string, isCut = false): DecodedText {
  const header = named(/charset\s*=\s*"?([^\s";,]+)/i.exec(contentType)?.[1])
  const document = declaredCharset(bytes)
  const read = markedCharset(bytes) ?? header?.name ?? document?.name ?? 'utf-8'
  const text = new TextDecoder(read).decode(bytes, { stream: isCut })
  const charset = {
    read,
    header,
    document,
    lost: isSound(bytes, read, isCut) ? 0 : text.split('\uFFFD').length - 1,
    isUtf8: read !== 'utf-8' && !isAscii(text) && isSound(bytes, 'utf-8', isCut),
  }
  return { text: withoutNul(text), charset }
}

/** Whether the bytes are valid in the charset. A U+FFFD in the text would not tell: the document may contain one. */
function isSound(bytes: Uint8Array, charset: string, isCut: boolean): boolean {
  try {
    new TextDecoder(charset, { fatal: true }).decode(bytes, { stream: isCut })
    return true
  } catch {
    return false
  }
}

function isAscii(text: string): boolean {
  return !/[^\p{ASCII}]/u.test(text)
}

/** Whether a body of this media type is text. A body without a type counts as text. */
export function isText(contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return type === '' || /^text\/|[/+-](xml|json)$|^application\/(xhtml\+xml|ld\+json|javascript)$/.test(type)
}

/** What servers say of a file whose type they do not know; S3 writes `binary`. */
export function isUntyped(contentType: string): boolean {
  return /^(?:application|binary)\/octet-stream\b/i.test(contentType.trim())
}

/** For reports and logs: replaces characters that are invisible or change how others are displayed. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\t]/gu, '\uFFFD')
}

function markedCharset(bytes: Uint8Array): string | null {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  return one === 0xff && two === 0xfe ? 'utf-16le' : null
}

/**
 * The HTML standard looks for it in the first 1024 bytes, and passes over names it does not know; XML declares it in
 * its first line.
 */
function declaredCharset(bytes: Uint8Array): NamedCharset | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const inXml = /^<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(start)?.[1]
  const metas = elementsIn(parseHtml(start)).filter(({ tagName }) => tagName === 'meta')
  const all = [inXml, ...metas.map(charsetOfMeta)].flatMap(label => named(label) ?? [])
  const charset = all.find(({ name }) => name !== null) ?? all[0] ?? null
  // A declaration that can be read byte by byte is not in UTF-16, whatever it says.
  return charset?.name?.startsWith('utf-16') ? { ...charset, name: 'utf-8' } : charset
}

/** Any other meta may speak of charsets: a description does. */
function charsetOfMeta(meta: HtmlElement): string | undefined {
  const short = attribute(meta, 'charset')
  if (short !== null) return short
  if (attribute(meta, 'http-equiv')?.toLowerCase() !== 'content-type') return undefined
  const [, ...labels] = charsetInContent.exec(attribute(meta, 'content') ?? '') ?? []
  return labels.find(label => label !== undefined)
}

const charsetInContent = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"'][^\s;]*))/i

function named(label: string | undefined): NamedCharset | null {
  if (label === undefined) return null
  try {
    return { written: label.slice(0, 60), name: new TextDecoder(label).encoding }
  } catch {
    return { written: label.slice(0, 60), name: null }
  }
}

/**
 * PostgreSQL refuses to store NUL. It is replaced in the code units because `replaceAll` takes half a
 * second and 300 MB for a body of nothing but NUL.
 */
function withoutNul(text: string): string {
  if (!text.includes('\0')) return text
  const bytes = Buffer.from(text, 'utf16le')
  const units = new Uint16Array(bytes.buffer, bytes.byteOffset, text.length)
  for (let index = 0; index < units.length; index += 1) {
    if (units[index] === 0) units[index] = 0xfffd
  }
  return bytes.toString('utf16le')
}
