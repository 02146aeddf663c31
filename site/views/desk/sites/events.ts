import type { SiteReading } from '#contracts/watched-sites.ts'

/** What the readings of a site tell one after the other, the newest first. */
export type SiteEvent =
  /** The score moved by more than its band, or something was lost or differs. */
  | {
      readonly kind: 'change'
      readonly reading: SiteReading
      /** By how much the score moved; null within its band, or where it cannot be compared. */
      readonly points: number | null
    }
  /** The reading is the first by another rubric: nothing before it compares. */
  | { readonly kind: 'rubric'; readonly reading: SiteReading; readonly before: string }
  /** Readings that brought nothing. */
  | { readonly kind: 'quiet'; readonly from: SiteReading; readonly to: SiteReading; readonly count: number }

/** `readings` are the newest first. */
export function eventsOf(readings: readonly SiteReading[]): readonly SiteEvent[] {
  const events: SiteEvent[] = []
  for (const [index, reading] of readings.entries()) {
    const event = eventOf(reading, readings[index + 1])
    // The first reading of all is where the others begin.
    if (!event && index === readings.length - 1) break
    events.push(event ?? quietWith(reading, events))
  }
  return events
}

/** Joins the quiet time that was told last, if there is one: it is taken out. */
function quietWith(reading: SiteReading, events: SiteEvent[]): SiteEvent {
  const last = events.at(-1)
  if (last?.kind !== 'quiet') return { kind: 'quiet', from: reading, to: reading, count: 1 }
  events.pop()
  return { ...last, from: reading, count: last.count + 1 }
}

function eventOf(reading: SiteReading, before: SiteReading | undefined): SiteEvent | null {
  if (before && before.rubric !== reading.rubric) return { kind: 'rubric', reading, before: before.rubric }
  const points = before ? realChange(before, reading) : null
  return points !== null || reading.changes.length > 0 ? { kind: 'change', reading, points } : null
}

/** The change of the score, if it is larger than the doubt about either; null otherwise. */
export function realChange(before: SiteReading, after: SiteReading): number | null {
  if (!before.score || !after.score || before.rubric !== after.rubric) return null
  const change = after.score.points - before.score.points
  return Math.abs(change) > Math.max(before.score.band, after.score.band) ? change : null
}
