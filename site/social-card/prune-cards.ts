import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Deletes from the cache every card that is not identical to one of the last build. */
export function pruneCards({ cache, built }: { readonly cache: string; readonly built: string }): void {
  if (!existsSync(cache)) return
  const shown = new Set(filesIn(built).map(digestOf))
  for (const card of filesIn(cache)) if (!shown.has(digestOf(card))) rmSync(card)
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).map(name => join(folder, name))
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
