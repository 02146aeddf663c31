import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RefusalReason } from '#contracts/analytics-event.ts'
import { readConsent } from '#contracts/consent.ts'
import { countRefusedEvents } from '#database/daily-counts.ts'
import { type Insertion, refuseUnknownColumn } from '../calls/insert.ts'
import type { ServerContext } from '../context.ts'
import { allowance } from '../http/allowance.ts'
import { Refusal } from '../http/refusal.ts'
import { limits } from '../limits.ts'
import { writeBuffer } from '../write-buffer.ts'
import { type Sender, takeIn } from './intake.ts'

/** What stands between a batch of events and their table. */
export interface EventDoor {
  /**
   * The events of an insertion that may be stored; each of the others is counted under its reason. Most refusals
   * are silent, since the sender is not at fault.
   *
   * @throws Refusal 413 for more events than one request may hold, 429 for more than a network or the day may.
   * @throws Refusal PGRST204 when events were refused for a field that their table does not have: that is a
   *   mistake of the program that sends them.
   */
  take(asked: Insertion, request: FastifyRequest): Insertion
}

export function eventDoor(app: FastifyInstance, { database }: ServerContext): EventDoor {
  const allowed = allowance({
    of: 'events',
    perNetwork: limits.eventsPerNetworkPerMinute,
    period: minute,
    perDay: limits.eventsPerDay,
  })
  const refusals = writeBuffer<RefusalReason>({
    name: 'refused events',
    write: refused => {
      const counts = Object.fromEntries(refused.map(({ item, count }) => [item, count]))
      return database.transaction(query => countRefusedEvents(query, counts))
    },
  })
  app.addHook('onClose', () => refusals.flush())

  return {
    take(asked, request) {
      const { accepted, refused } = takeIn(asked.rows, senderOf(asked, request))
      for (const reason of refused) refusals.add(reason)
      if (refused.includes('unknown-field')) refuseUnknownColumn(asked)
      try {
        if (accepted.length > limits.eventsPerRequest) throw tooManyInOne()
        allowed.take(request.ip, accepted.length)
      } catch (error) {
        refusals.add('too-many', accepted.length)
        throw error
      }
      return { ...asked, rows: accepted }
    },
  }
}

const minute = 60_000

function tooManyInOne(): Refusal {
  const message = `A request holds ${limits.eventsPerRequest} events at most`
  return new Refusal(413, { code: '54000', message })
}

function senderOf({ unknownColumn }: Insertion, { headers }: FastifyRequest): Sender {
  const now = Date.now()
  return {
    allows: readConsent(headers.cookie ?? '', now)?.preferences ?? null,
    userAgent: headers['user-agent'] ?? '',
    unknownField: unknownColumn,
    now,
  }
}
