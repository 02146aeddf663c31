import pg from 'pg'
import { codeOf, DatabaseError, type OwnDatabase, type Query } from '../database.ts'
import { refuseUnstorable } from '../storable-text.ts'

/** In milliseconds. */
const timeouts = {
  /** Then the caller is told that the database is busy. */
  connection: 5_000,
  /** No statement of ours takes a second; one that takes this long is stuck and blocks others. */
  statement: 15_000,
  /** The server ends such a statement itself. One that does not even do that stands still, with its connections open. */
  silence: 16_000,
  /** A transaction left open by a stuck process must not keep its locks. */
  idleTransaction: 10_000,
}

/** Connects at the first transaction. */
export function openPostgresql(databaseUrl: string, connectionsMax: number, times = timeouts): OwnDatabase {
  const settings = {
    connectionString: databaseUrl,
    application_name: 'website',
    connectionTimeoutMillis: times.connection,
  }
  const pool = new pg.Pool({ ...settings, max: connectionsMax, query_timeout: times.silence })
  const longPool = new pg.Pool({ ...settings, max: 1 })
  for (const opened of [pool, longPool]) surviveLostConnections(opened)
  // One message. The limits of time are of the transaction: PgBouncer refuses a connection that asks for them.
  const begin = (statement: number) => `begin; set local statement_timeout = ${statement};
    set local idle_in_transaction_session_timeout = ${times.idleTransaction}`
  return {
    engine: 'postgresql',
    transaction: work => untilNotInTheWay(3, () => transaction(pool, begin(times.statement), work)),
    longTransaction: work => untilNotInTheWay(20, () => transaction(longPool, begin(0), work)),
    close: async () => void (await Promise.all([pool.end(), longPool.end()])),
  }
}

/** Runs a transaction again when another was in its way, `attempts` times in all: nothing of it is left. */
async function untilNotInTheWay<T>(attempts: number, run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === attempts || !wasInTheWay(error)) throw error
    }
  }
}

/**
 * A serialization failure, a deadlock, or a lock that was not given in time (`lock_timeout`, which only migrations
 * set). A migration's error has it as its cause.
 */
function wasInTheWay(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ['40001', '40P01', '55P03'].includes(codeOf(error) ?? '') || wasInTheWay(error.cause)
}

/**
 * A connection that ends by itself emits an error, idle (on the pool) or in use (on the client), and an
 * `error` event without a listener ends the process. The pool replaces the connection; the query that was
 * using it fails by itself.
 */
function surviveLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
}

async function transaction<T>(pool: pg.Pool, begin: string, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const answer = await work(queryOf(client))
    await commit(client)
    return answer
  } catch (error) {
    // A connection that cannot roll back is discarded; on a silent one, the rollback would wait for as long again.
    if (isSilence(error)) broken = error
    else
      await client.query('rollback').catch((reason: Error) => {
        broken = reason
      })
    throw error
  } finally {
    client.release(broken)
  }
}

/** pg gives this error no code. */
function isSilence(error: unknown): error is Error {
  return error instanceof Error && error.message === 'Query read timeout'
}

/** PostgreSQL answers the commit of a failed transaction with a rollback and no error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT')
    throw new DatabaseError('25P02', 'The transaction was rolled back, not committed.')
}

function queryOf(client: pg.PoolClient): Query {
  return async <R extends object>(sql: string, parameters?: readonly unknown[]): Promise<R[]> => {
    if (parameters) {
      refuseUnstorable(parameters)
      return (await client.query<R>(sql, [...parameters])).rows
    }
    // pg's types leave out that several statements give an array of results.
    const results: pg.QueryResult<R> | pg.QueryResult<R>[] = await client.query<R>(sql)
    return [results].flat().flatMap(result => result.rows)
  }
}
