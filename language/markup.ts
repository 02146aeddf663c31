/** For HTML or XML, between tags or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/gu, sign => entities[sign] ?? sign)
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
