import type { Patch } from '#contracts/audit-report.ts'

/** Tags of the head to put in the place of others. */
export function linkPatch(removed: readonly string[], added: readonly string[]): Patch {
  return { place: '<head>', removed: removed.join('\n'), added: added.join('\n') }
}
