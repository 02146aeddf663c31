import type { Database } from '#database/database.ts'

/** Its transactions fail with `error` while there is one. */
export interface FallibleDatabase extends Database {
  error: Error | null
}

export function fallible(database: Database): FallibleDatabase {
  return {
    ...database,
    error: null,
    transaction(work) {
      return this.error ? Promise.reject(this.error) : database.transaction(work)
    },
  }
}
