import type { Bilingual } from '../languages.ts'

/** Files for machines; the head of each page links to them. */
export const llmsPaths: Bilingual = { fr: '/llms.txt', en: '/en/llms.txt' }
export const feedPaths: Bilingual = { fr: '/feed.xml', en: '/en/feed.xml' }
export const changesFeedPaths: Bilingual = {
  fr: '/ce-qui-a-change/feed.xml',
  en: '/en/what-changed/feed.xml',
}
export const manifestPaths: Bilingual = { fr: '/site.webmanifest', en: '/en/site.webmanifest' }
export const structuredPath = '/structured.json'
export const schemaPath = '/schema.json'
/** The text of every page in one file, for anyone who wants it all. */
export const llmsFullPath = '/llms-full.txt'

/** The Markdown twin of the page at a path: `/en/faq` gives `/en/faq.md`, `/` gives `/index.md`. */
export function markdownTwinOf(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`
}
