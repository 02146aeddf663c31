import { escaped } from '#language/markup.ts'

/** An element with its text or its children; self-closing when empty. Attributes and texts are escaped. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: string | readonly Markup[] = [],
): Markup {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(value)}"`)
  const open = `${name}${written.join('')}`
  const inner = typeof content === 'string' ? safe(content) : content.map(({ markup }) => markup).join('')
  return { markup: inner === '' ? `<${open}/>` : `<${open}>${inner}</${name}>` }
}

/** XML markup: distinct from text, which must be escaped. */
export interface Markup {
  readonly markup: string
}

export function xmlDocument({ markup }: Markup): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${markup}\n`
}

function safe(text: string): string {
  return escaped(text.replace(unwritable, ''))
}

/** Characters that XML 1.0 cannot hold, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the characters to leave out.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
