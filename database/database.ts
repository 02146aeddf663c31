/** One row of an answer, by column name. */
export type Row = Readonly<Record<string, unknown>>

/**
 * Runs SQL inside a transaction and returns its rows. With parameters (`$1`, `$2` …) it is one statement;
 * without, it may be several, whose rows are concatenated.
 *
 * Both engines parse `timestamptz` into `Date` and `jsonb` into values. They disagree on `bigint` (a
 * string, a number), so counts are cast: `count(*)::int`.
 */
export type Query = <R extends object = Row>(sql: string, parameters?: readonly unknown[]) => Promise<R[]>

/** The one way to the stored data, on both engines. */
export interface Database {
  readonly engine: 'pglite' | 'postgresql'
  /**
   * Commits when `work` resolves, and rolls back when it throws. A transaction in which a statement failed
   * cannot commit, even if `work` swallowed the error (`25P02`). Never open one inside another: PGlite has
   * a single connection and would wait for itself.
   *
   * `work` is run again from its beginning when PostgreSQL has ended it for the sake of another transaction: what it
   * does besides its queries has to bear that.
   */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A database as the operator opens it. What visitors ask for is given a `Database` only (`limitWaiting`). */
export interface OwnDatabase extends Database {
  /**
   * Like `transaction`, on a connection of its own and without limits of time: for migrations and backups, of which
   * one statement may take minutes.
   */
  longTransaction<T>(work: (query: Query) => Promise<T>): Promise<T>
}

type DatabaseErrorCode =
  /** Another living process holds the data folder. */
  | 'DATA_FOLDER_IN_USE'
  /** A migration file differs from what was applied under its name. */
  | 'MIGRATION_CHANGED'
  /** A migration or procedure file could not be applied; `cause` says why. */
  | 'MIGRATION_FAILED'
  /** A backup was made with a migration that this version does not have. */
  | 'MIGRATION_UNKNOWN'
  /** A backup is restored into a database that has tables already. */
  | 'DATABASE_NOT_EMPTY'
  /** A backup is damaged, or no backup. */
  | 'BACKUP_UNUSABLE'
  /** PostgreSQL's own code for text it cannot store: NUL, or half of a surrogate pair. */
  | '22021'
  /** PostgreSQL's own code for a transaction that cannot commit because a statement in it failed. */
  | '25P02'

/** An error of our own. Errors of PostgreSQL carry their SQLSTATE as `code`. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode

  constructor(code: DatabaseErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DatabaseError'
    this.code = code
  }
}

/** What names an error for a program: a SQLSTATE, a code of Node (`ENOENT`), one of ours, the number of a DOMException. */
export function codeOf(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? error.code : null
  return typeof code === 'string' || typeof code === 'number' ? String(code) : null
}
