/** Why an event of the audience measurement is refused. */
export const eventRefusals = [
  'no-consent',
  'robot',
  'unknown-field',
  'too-old',
  'too-large',
  'too-many',
] as const
export type EventRefusal = (typeof eventRefusals)[number]

/** Why anything else is refused; `failed` is an error of ours. */
export const requestRefusals = [
  'too-many-requests',
  'forbidden',
  'unreadable',
  'invalid-form',
  'sign-in',
  'private-address',
  'failed',
] as const
export type RequestRefusal = (typeof requestRefusals)[number]

/** What is counted by day and reason (`server/limits/refusals.ts`), for the log and the desk. */
export type RefusalReason = EventRefusal | RequestRefusal
