import { campaignFields, eventAgeMax, measuredPath, measuredReferrer } from '#contracts/analytics-event.ts'
import type { ConsentChoice } from '#contracts/consent.ts'
import type { EventRefusal } from '#contracts/refusals.ts'
import { limits } from '../limits/limits.ts'
import { browserFamily } from './browser-family.ts'

export type EventRow = Readonly<Record<string, unknown>>

/** A batch of events, and what is known of its sender. */
export interface Batch {
  /** What the consent cookie allows; null without a valid one. */
  readonly allows: ConsentChoice['preferences'] | null
  readonly userAgent: string
  /** A column the table does not have; all events of a batch have the same. */
  readonly unknownField: string | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/** A step lets an event through, perhaps with less in it, or gives the reason to refuse it. */
type Step = (event: EventRow, batch: Batch) => EventRow | EventRefusal

/** What an event goes through, in order. */
const steps: Readonly<Record<string, Step>> = {
  refuseWithoutConsent: (event, { allows }) => (allows?.analytics ? event : 'no-consent'),
  refusePrograms: (event, { userAgent }) => (isProgram(userAgent) ? 'robot' : event),
  refuseUnknownFields: (event, { unknownField }) => (unknownField === undefined ? event : 'unknown-field'),
  refuseOld: (event, { now }) => (isOld(event, now) ? 'too-old' : event),
  refuseLarge: event => (isLarge(event) ? 'too-large' : event),
  keepCampaign: (event, { allows }) => (allows?.marketing ? event : withoutCampaign(event)),
  keepPath: event => replaced(event, 'page_path', path => measuredPath(withoutQuery(path))),
  keepReferrer: event => replaced(event, 'referrer', measuredReferrer),
  keepBrowserFamily: event => replaced(event, 'user_agent', browserFamily),
}

interface Intake {
  readonly accepted: readonly EventRow[]
  readonly refused: readonly EventRefusal[]
}

export function takeIn(events: readonly EventRow[], batch: Batch): Intake {
  const taken = events.map(event => through(event, batch))
  return {
    accepted: taken.filter(outcome => typeof outcome !== 'string'),
    refused: taken.filter(outcome => typeof outcome === 'string'),
  }
}

function through(event: EventRow, batch: Batch): EventRow | EventRefusal {
  let current = event
  for (const step of Object.values(steps)) {
    const outcome = step(current, batch)
    if (typeof outcome === 'string') return outcome
    current = outcome
  }
  return current
}

/** A program that says so. One that hides it sends no consent cookie either, as a rule. */
function isProgram(userAgent: string): boolean {
  return userAgent === '' || /bot|crawl|spider|headless|lighthouse|curl|python|fetch|scrap/i.test(userAgent)
}

/** A time that cannot be read is left to the table, which refuses it. */
function isOld({ properties }: EventRow, now: number): boolean {
  const timestamp = properties instanceof Object && 'timestamp' in properties ? properties.timestamp : null
  return typeof timestamp === 'string' && now - Date.parse(timestamp) > eventAgeMax
}

function isLarge({ properties, geo_metric }: EventRow): boolean {
  return [properties, geo_metric].some(
    said => said !== undefined && JSON.stringify(said).length > limits.eventPropertiesLength,
  )
}

/** Which campaign brought a visitor here is marketing, a purpose of its own. */
function withoutCampaign(event: EventRow): EventRow {
  const present = campaignFields.filter(field => field in event)
  return { ...event, ...Object.fromEntries(present.map(field => [field, null])) }
}

function replaced(event: EventRow, field: string, change: (text: string) => string): EventRow {
  const value = event[field]
  return typeof value === 'string' ? { ...event, [field]: change(value) } : event
}

/** People paste addresses and keys into queries; the campaign has fields of its own. */
function withoutQuery(path: string): string {
  return path.replace(/[?#].*$/su, '')
}
