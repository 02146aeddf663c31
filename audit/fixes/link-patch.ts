import type { Patch } from '#contracts/audit-report.ts'

/** Tags of the head to put in the place of others. */
export function linkPatch(removed: readonly string[], added: readonly string[]): Patch {
  return { place: '<head>', removed: removed.join('\n'), added: added.map(escapeAmpersands).join('\n') }
}

/** An address may hold a bare `&`, which HTML writes `&amp;`. */
function escapeAmpersands(tag: string): string {
  return tag.replace(/&(?!amp;)/gu, '&amp;')
}
