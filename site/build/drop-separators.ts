import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Takes the comments that React leaves between texts out of every page below `folder`. */
export function dropSeparators(folder: URL): void {
  const root = fileURLToPath(folder)
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const path = join(root, file)
    writeFileSync(path, withoutSeparators(readFileSync(path, 'utf8')))
  }
}

/** Only what stands before the first island: within islands, React looks for these comments as it hydrates. */
export function withoutSeparators(html: string): string {
  const island = html.indexOf(' data-island=')
  const end = island < 0 ? html.length : island
  return html.slice(0, end).replaceAll('<!-- -->', '') + html.slice(end)
}
