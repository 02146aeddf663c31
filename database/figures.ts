import type { RefusalReason } from '#contracts/analytics-event.ts'
import type { Query } from './database.ts'

/** What was recorded on one day. */
export interface Figures {
  /** Events of the audience measurement that were kept. */
  readonly events: number
  /** Events that the door refused, by reason. */
  readonly refused: Readonly<Partial<Record<RefusalReason, number>>>
  /** Visits by the name of the crawler. */
  readonly crawlers: Readonly<Record<string, number>>
}

/** The figures of a day of UTC, `2026-11-21`. */
export async function figuresOf(query: Query, day: string): Promise<Figures> {
  const [row] = await query<{ figures: Figures }>('select figures_of($1) as figures', [day])
  return row?.figures ?? { events: 0, refused: {}, crawlers: {} }
}
