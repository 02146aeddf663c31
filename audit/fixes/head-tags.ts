import type { Patch } from '#contracts/audit-report.ts'
import { escaped } from '#language/markup.ts'

export function linkPatch(removed: readonly string[], added: readonly string[]): Patch {
  return { place: '<head>', removed: removed.join('\n'), added: added.join('\n') }
}

/** An attribute of a tag to paste: no value can end its quotes or its tag. */
export function attribute(name: string, value: string): string {
  return `${name}="${escaped(value)}"`
}
