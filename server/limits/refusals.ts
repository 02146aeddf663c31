import type { RefusalReason } from '#contracts/refusals.ts'
import type { Database } from '#database/database.ts'
import { countRefusals } from '#database/maintenance/daily-counts.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { type WriteBuffer, writeBuffer } from './write-buffer.ts'

/** What this process refused, by reason: stored together, after the answers, and counted for Prometheus. */
export type Refusals = WriteBuffer<RefusalReason>

export function refusalsIn(database: Database, metrics: Metrics | null): Refusals {
  const buffer = writeBuffer<RefusalReason>({
    name: 'refusals',
    write: refused => {
      const counts = Object.fromEntries(refused.map(({ item, count }) => [item, count]))
      return database.transaction(query => countRefusals(query, counts))
    },
  })
  return {
    ...buffer,
    add(reason, count = 1) {
      metrics?.refuse(reason, count)
      buffer.add(reason, count)
    },
  }
}
