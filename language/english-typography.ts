/** Typesets an English text: curly quotation marks and apostrophes, ellipses. Idempotent; tags are left as they are. */
export function englishTypography(text: string): string {
  return text
    .replaceAll('...', '…')
    .replace(/(<[a-z][^<>\n]{0,200}>)|"([^"]*)"/giu, (_match, tag, quoted) => tag ?? `“${quoted}”`)
    .replace(/(?<=[\p{L}\p{N}])'/gu, '’')
}
