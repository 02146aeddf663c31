/**
 * Reads a body's bytes as the text they stand for: by their byte order mark, or else the header,
 * or else what the document says of itself, or else as UTF-8.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const charset = markedCharset(bytes) ?? charsetOf(contentType) ?? declaredCharset(bytes) ?? 'utf-8'
  return withoutNul(new TextDecoder(charset).decode(bytes))
}

/** Whether a body of this media type is text that an audit reads. No type at all is taken for text. */
export function isText(contentType: string): boolean {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return type === '' || /^text\/|[/+](xml|json)$|^application\/(xhtml\+xml|ld\+json|javascript)$/.test(type)
}

/** A text for reports and logs: what does not show, or changes how the rest shows, is replaced. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\t]/gu, '\uFFFD')
}

function markedCharset(bytes: Uint8Array): string | null {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  return one === 0xff && two === 0xfe ? 'utf-16le' : null
}

function charsetOf(contentType: string): string | null {
  return knownCharset(/charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1])
}

/** The prescan of the HTML standard looks at 1024 bytes; XML says its encoding in its first line. */
function declaredCharset(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const declared =
    /^<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)|<meta[^<>]+charset\s*=\s*(?:["']\s*)?([\w.:-]+)/i.exec(start)
  const charset = knownCharset(declared?.[1] ?? declared?.[2])
  // What could be read byte by byte up to here is not UTF-16, whatever it says.
  return charset?.startsWith('utf-16') ? 'utf-8' : charset
}

function knownCharset(label: string | undefined): string | null {
  try {
    return label ? new TextDecoder(label).encoding : null
  } catch {
    return null
  }
}

/**
 * NUL is not text, and PostgreSQL refuses to store it. Replaced in the code units, because
 * `replaceAll` takes half a second and 300 MB for a body that is nothing else.
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
