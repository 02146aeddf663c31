/** Typesets an English text: curly quotation marks and apostrophes, ellipses. Idempotent. */
export function englishTypography(text: string): string {
  return text
    .replaceAll('...', '…')
    .replace(/"([^"]*)"/gu, '“$1”')
    .replace(/(?<=[\p{L}\p{N}])'/gu, '’')
}
