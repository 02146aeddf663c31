/** The same text without its marks, for titles, attributes and the clipboard. */
export function plainText(text: string): string {
  return text
    .replaceAll(new RegExp(reference, 'gu'), '')
    .replaceAll(new RegExp(link, 'gu'), '$1')
    .replace(/\*\*|==|\*|`/gu, '')
}

/** Its marks are kept. */
export function firstSentence(text: string): string {
  return /^.+?\.(?=[\s[]|$)/su.exec(text)?.[0] ?? text
}

const reference = /\[\[(?<source>\d+)\.(?<count>\d+)\]\]/u
const link = /\[(?<words>[^\]]+)\]\((?<address>[^)\s]+)\)/u
/** Every mark that an author may set inside a text: see `inline.tsx`. */
export const marks = new RegExp(
  [
    /\*\*(?<strong>.+?)\*\*/u,
    /\*(?<emphasis>.+?)\*/u,
    /==(?<highlight>.+?)==/u,
    /`(?<code>[^`]+)`/u,
    reference,
    link,
  ]
    .map(mark => mark.source)
    .join('|'),
  'gu',
)
