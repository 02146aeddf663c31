import { readFileSync, writeFileSync } from 'node:fs'
import { languageOfPath } from '#contracts/languages.ts'
import {
  llmsFullPath,
  markdownTwinOf,
  schemaPath,
  structuredPath,
} from '#contracts/addresses/machine-paths.ts'
import { gatheredGraphs } from '../machines/gathered-graphs.ts'
import { routeOfPath } from '../routes.ts'
import { siteUrl } from '../site-url.ts'
import { markdownTwin } from '../twins/twin.ts'
import { builtPages } from './built-pages.ts'

/**
 * Writes below `client` the files made from the built pages, which therefore cannot differ from them: the
 * Markdown twins, the whole text of the site in one file, and the JSON-LD of all pages as one graph.
 */
export function writeFromPages(client: URL): void {
  const pathOfFile = (path: string) => new URL(`.${path}`, client)
  const write = (path: string, content: string) => writeFileSync(pathOfFile(path), content)
  const updated = readUpdated(readFileSync(pathOfFile(structuredPath), 'utf8'))
  const pages = builtPages(client).map(({ path, file }) => {
    const html = readFileSync(file, 'utf8')
    const page = { path, html, updated: updated.get(canonicalPath(path)), siteUrl: siteUrl() }
    return { path, html, twin: markdownTwin(page) }
  })

  for (const { path, twin } of pages) write(markdownTwinOf(path), twin)
  const listed = pages.filter(({ path }) => updated.has(path))
  write(llmsFullPath, listed.map(({ twin }) => twin).join('\n'))
  write(schemaPath, `${JSON.stringify(gatheredGraphs(listed.map(({ html }) => html)), null, 2)}\n`)
}

/** The day on which each listed page last changed, by path: `structured.json` has it from the content. */
function readUpdated(structured: string): ReadonlyMap<string, string> {
  const { pages }: { pages: readonly { url: string; updated: string }[] } = JSON.parse(structured)
  return new Map(pages.map(({ url, updated }) => [new URL(url).pathname, updated]))
}

function canonicalPath(path: string): string {
  return routeOfPath(path)?.[languageOfPath(path)] ?? path
}
