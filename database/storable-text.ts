import { DatabaseError } from './database.ts'

/**
 * False when a text anywhere in the value cannot be stored: PostgreSQL has no NUL, and half of a surrogate
 * pair has no UTF-8. Neither may reach a driver: pg would store U+FFFD in its place, and PGlite 0.5.16
 * miscounts the bytes and cuts off the rest of the text without an error.
 */
export function isStorable(value: unknown): boolean {
  const parts = [value]
  // A loop, not a recursion, which deeply nested input would overflow.
  for (const part of parts) {
    if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed())) return false
    if (typeof part !== 'object' || part === null) continue
    for (const [key, inner] of Object.entries(part)) parts.push(key, inner)
  }
  return true
}

/** @throws DatabaseError `22021` when a parameter of a query cannot be stored. */
export function refuseUnstorable(parameters: readonly unknown[]): void {
  const index = parameters.findIndex(parameter => typeof parameter === 'string' && !isStorable(parameter))
  if (index < 0) return
  throw new DatabaseError('22021', `Parameter $${index + 1} has a character that PostgreSQL cannot store.`)
}

/** JSON that `jsonb` always accepts: characters that cannot be stored become U+FFFD. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\uFFFD') : part,
  )
}
