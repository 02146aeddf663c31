import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RefusalReason } from '#contracts/analytics-event.ts'
import { readConsent } from '#contracts/consent.ts'
import { countRefusedEvents } from '#database/refused-events.ts'
import type { Insertion } from '../calls/insert.ts'
import type { House } from '../house.ts'
import { Refusal } from '../http/refusal.ts'
import { writeBuffer } from '../write-buffer.ts'
import { type Intake, type Sender, takeIn } from './intake.ts'

/** What stands between a batch of events and their table. */
export interface EventDoor {
  /**
   * The events of an insertion that may be stored; each of the others is counted under its reason.
   *
   * @throws Refusal as `read` does, when the batch is not what the table takes.
   */
  take(read: () => Insertion, request: FastifyRequest): Insertion
}

export function eventDoor(app: FastifyInstance, { database }: House): EventDoor {
  const refusals = writeBuffer<Intake['refused']>({
    name: 'refused events',
    write: refused => database.transaction(query => countRefusedEvents(query, sumOf(refused))),
  })
  app.addHook('onClose', () => refusals.flush())

  function counting(read: () => Insertion): Insertion {
    try {
      return read()
    } catch (error) {
      if (error instanceof Refusal && error.code === 'PGRST204') refusals.add({ 'unknown-field': 1 })
      throw error
    }
  }

  return {
    take(read, request) {
      const asked = counting(read)
      const { accepted, refused } = takeIn(asked.rows, senderOf(request))
      if (accepted.length < asked.rows.length) refusals.add(refused)
      return { ...asked, rows: accepted }
    },
  }
}

function senderOf({ headers }: FastifyRequest): Sender {
  const now = Date.now()
  return {
    consents: readConsent(headers.cookie ?? '', now)?.preferences.analytics ?? false,
    userAgent: headers['user-agent'] ?? '',
    now,
  }
}

function sumOf(refused: readonly Intake['refused'][]): Intake['refused'] {
  const sum: Partial<Record<RefusalReason, number>> = {}
  for (const counts of refused)
    for (const [reason, count] of Object.entries(counts) as [RefusalReason, number][])
      sum[reason] = (sum[reason] ?? 0) + count
  return sum
}
