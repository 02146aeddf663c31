import { readFileSync, writeFileSync } from 'node:fs'
import { languageOfPath, languages } from '#contracts/languages.ts'
import { llmsFullPath, markdownTwinOf, schemaPath, structuredPath } from '#contracts/machine-paths.ts'
import { notFoundPaths } from '#contracts/paths.ts'
import { gatheredGraphs } from '../machines/gathered-graphs.ts'
import { pathsOf, routeOfPath, routes } from '../routes.ts'
import { markdownTwin } from '../twins/twin.ts'
import { siteUrl } from '../site-url.ts'

/**
 * Writes below `client` what is made from the built pages, so that it cannot say anything else: their
 * Markdown twins, the whole text of the site in one file, and their JSON-LD as one graph.
 */
export function writeFromPages(client: URL): void {
  const pathOfFile = (path: string) => new URL(`.${path}`, client)
  const write = (path: string, content: string) => writeFileSync(pathOfFile(path), content)
  const updated = readUpdated(readFileSync(pathOfFile(structuredPath), 'utf8'))
  const pages = builtPaths().map(path => {
    const html = readFileSync(pathOfFile(path === '/' ? '/index.html' : `${path}.html`), 'utf8')
    const page = { path, html, updated: updated.get(canonicalPath(path)), siteUrl: siteUrl() }
    return { path, html, twin: markdownTwin(page) }
  })

  for (const { path, twin } of pages) write(markdownTwinOf(path), twin)
  const listed = pages.filter(({ path }) => updated.has(path))
  write(llmsFullPath, listed.map(({ twin }) => twin).join('\n'))
  write(schemaPath, `${JSON.stringify(gatheredGraphs(listed.map(({ html }) => html)), null, 2)}\n`)
}

/** Every address at which a page is built, French first, and the pages that say 404. */
function builtPaths(): readonly string[] {
  const paths = routes.flatMap(pathsOf)
  return languages.flatMap(language => [
    ...paths.filter(path => languageOfPath(path) === language),
    notFoundPaths[language],
  ])
}

/** By path, the day on which a page that is listed last changed: `structured.json` has it from the content. */
function readUpdated(structured: string): ReadonlyMap<string, string> {
  const { pages }: { pages: readonly { url: string; updated: string }[] } = JSON.parse(structured)
  return new Map(pages.map(({ url, updated }) => [new URL(url).pathname, updated]))
}

/** The path at which the page shown at this one is listed. */
function canonicalPath(path: string): string {
  return routeOfPath(path)?.[languageOfPath(path)] ?? path
}
