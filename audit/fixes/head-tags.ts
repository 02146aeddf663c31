import type { Patch } from '#contracts/audit-report.ts'
import { escaped } from '#language/markup.ts'

/** Tags of the head to put in the place of others. */
export function linkPatch(removed: readonly string[], added: readonly string[]): Patch {
  return { place: '<head>', removed: removed.join('\n'), added: added.join('\n') }
}

/** An attribute of a tag to paste: whatever it holds, it ends neither its quotes nor its tag. */
export function attribute(name: string, value: string): string {
  return `${name}="${escaped(value)}"`
}
