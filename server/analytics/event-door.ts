import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RefusalReason } from '#contracts/analytics-event.ts'
import { readConsent } from '#contracts/consent.ts'
import { countRefusedEvents } from '#database/refused-events.ts'
import type { Insertion } from '../calls/insert.ts'
import type { House } from '../house.ts'
import { Refusal } from '../http/refusal.ts'
import { writeBuffer } from '../write-buffer.ts'
import { type Sender, takeIn } from './intake.ts'

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
  const refusals = writeBuffer<RefusalReason>({
    name: 'refused events',
    write: refused => {
      const counts = Object.fromEntries(refused.map(({ item, count }) => [item, count]))
      return database.transaction(query => countRefusedEvents(query, counts))
    },
  })
  app.addHook('onClose', () => refusals.flush())

  function counting(read: () => Insertion, { body }: FastifyRequest): Insertion {
    try {
      return read()
    } catch (error) {
      const isUnknownField = error instanceof Refusal && error.code === 'PGRST204'
      if (isUnknownField) refusals.add('unknown-field', Array.isArray(body) ? body.length : 1)
      throw error
    }
  }

  return {
    take(read, request) {
      const asked = counting(read, request)
      const { accepted, refused } = takeIn(asked.rows, senderOf(request))
      for (const reason of refused) refusals.add(reason)
      return { ...asked, rows: accepted }
    },
  }
}

function senderOf({ headers }: FastifyRequest): Sender {
  const now = Date.now()
  return {
    allows: readConsent(headers.cookie ?? '', now)?.preferences ?? null,
    userAgent: headers['user-agent'] ?? '',
    now,
  }
}
