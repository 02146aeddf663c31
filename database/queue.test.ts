import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { asVisitor } from './calls.ts'
import type { Database, OwnDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { type AuditJob, failAuditQueue, runAuditQueue, startQueue, workerOptions } from './queue.ts'
import { emptyTables } from './testing/empty-tables.ts'
import { engines } from './testing/engines.ts'
import { auditRequest, createFreeAudit } from './testing/visitor.ts'

describe.each(engines)('on $name', engine => {
  let database: OwnDatabase
  let queue: PgBoss
  const errors: Error[] = []
  beforeAll(async () => {
    database = await engine.open()
    queue = await startQueue(recorded(database), error => errors.push(error))
  })
  beforeEach(() => emptyTables(database, 'leads', 'pgboss.job'))
  afterAll(async () => {
    await queue.stop({ graceful: false })
    await database.close()
    expect(errors).toEqual([])
  })

  const statements: string[] = []
  function recorded(of: Database): Database {
    return {
      ...of,
      transaction: work =>
        of.transaction(query =>
          work((sql, parameters) => {
            statements.push(sql)
            return query(sql, parameters)
          }),
        ),
    }
  }

  async function requestAudit(): Promise<string> {
    const request = {
      ...auditRequest,
      p_website: `https://${crypto.randomUUID()}.example`,
      p_email: `${crypto.randomUUID()}@example.org`,
    }
    const { audit_id } = await asVisitor(database, query => createFreeAudit(query, request))
    return audit_id ?? ''
  }

  function auditJobs() {
    return database.transaction(query => query("select state::text from pgboss.job where name = 'run-audit'"))
  }

  /** What the supervisor sees once the worker of every running job has been silent for too long. */
  async function workersDied(): Promise<void> {
    await database.transaction(query =>
      query(`update pgboss.job set heartbeat_on = now() - interval '31 seconds' where state = 'active';
             update pgboss.queue set monitor_claim_on = now() - interval '1 hour'`),
    )
    await queue.supervise(runAuditQueue)
    await database.transaction(query => query('update pgboss.job set start_after = now()'))
  }

  test('a worker gets the job of an audit within seconds, and completes it', async () => {
    const received = Promise.withResolvers<AuditJob | undefined>()
    const worker = await queue.work<AuditJob>(runAuditQueue, workerOptions, async ([job]) =>
      received.resolve(job?.data),
    )
    const auditId = await requestAudit()
    expect(await received.promise).toEqual({ auditId })
    await queue.offWork(runAuditQueue, { id: worker, wait: true })
    expect(await auditJobs()).toEqual([{ state: 'completed' }])
  })

  test('a worker goes on within seconds when the clock of its machine is set back by hours', async () => {
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const now = Date.now
    onTestFinished(() => void vi.restoreAllMocks())
    const worker = await queue.work<AuditJob>(runAuditQueue, workerOptions, async () => {
      if (Date.now !== now) return second.resolve()
      vi.spyOn(Date, 'now').mockImplementation(() => now() - 5 * 60 * 60_000)
      first.resolve()
    })
    await requestAudit()
    await first.promise
    await requestAudit()
    await second.promise
    await queue.offWork(runAuditQueue, { id: worker, wait: true })
    expect(await auditJobs()).toEqual([{ state: 'completed' }, { state: 'completed' }])
  })

  test('what a clock that was ahead put off for hours is due again once it was set back, and silent workers are noticed', async () => {
    for (const _ of [1, 2, 3]) await requestAudit()
    const rows = (sql: string) => database.transaction(query => query(sql))
    await rows(`
      with numbered as (select id, row_number() over (order by created_on) as number from pgboss.job where name = 'run-audit')
      update pgboss.job set start_after = now() + case number when 1 then interval '5 hours' else interval '59 minutes' end,
        state = case number when 3 then 'active' else 'retry' end::pgboss.job_state,
        started_on = case number when 3 then now() + interval '5 hours' end,
        heartbeat_on = case number when 3 then now() + interval '5 hours' end
      from numbered where numbered.id = job.id;
      update pgboss.queue set monitor_claim_on = now() + interval '5 hours'`)
    await rows('select forget_time_ahead()')
    expect(
      await rows(`select state::text, start_after <= now() as due, started_on <= now() and heartbeat_on <= now() as heard
                  from pgboss.job where name = 'run-audit' order by created_on`),
    ).toEqual([
      { state: 'retry', due: true, heard: null },
      { state: 'retry', due: false, heard: null },
      { state: 'active', due: false, heard: true },
    ])
    await workersDied()
    expect(await auditJobs()).toContainEqual({ state: 'retry' })
    expect(await auditJobs()).not.toContainEqual({ state: 'active' })
  })

  test('a job is the same as if pg-boss had added it', async () => {
    await requestAudit()
    await queue.send(runAuditQueue, { auditId: crypto.randomUUID() }, { group: { id: 'a.site' } })
    const [ours, theirs] = await database.transaction(query =>
      query(`select to_jsonb(job) - array['id', 'data', 'group_id', 'created_on', 'start_after', 'keep_until'] as job,
                    keep_until - created_on as kept from pgboss.job where name = 'run-audit' order by created_on`),
    )
    expect(ours).toEqual(theirs)
    expect(ours?.job).toMatchObject({
      policy: 'standard',
      retry_limit: 2,
      heartbeat_seconds: 30,
      expire_seconds: 300,
    })
  })

  test('a job whose worker is killed is run again at most twice, and then abandoned', async () => {
    const auditId = await requestAudit()
    for (const attempt of [1, 2, 3]) {
      const [job] = await queue.fetch<AuditJob>(runAuditQueue)
      expect(job, `attempt ${attempt}`).toMatchObject({ data: { auditId } })
      await workersDied()
    }
    expect(await queue.fetch(runAuditQueue)).toEqual([])
    expect(await queue.fetch<AuditJob>(failAuditQueue)).toMatchObject([{ data: { auditId } }])
  })

  test('a job is not taken from a worker that is alive', async () => {
    await requestAudit()
    await queue.fetch(runAuditQueue)
    await database.transaction(query =>
      query("update pgboss.queue set monitor_claim_on = now() - interval '1 hour'"),
    )
    await queue.supervise(runAuditQueue)
    expect(await queue.fetch(runAuditQueue)).toEqual([])
    expect(await auditJobs()).toEqual([{ state: 'active' }])
  })

  async function requestTwoAuditsOfOneSite(): Promise<void> {
    for (const p_website of ['https://lumen.example', 'http://www.lumen.example/en']) {
      const p_email = `${crypto.randomUUID()}@example.org`
      await asVisitor(database, query => createFreeAudit(query, { ...auditRequest, p_website, p_email }))
    }
  }

  test('the second of two audits of one site begins when the first has ended', async () => {
    await requestTwoAuditsOfOneSite()
    const [first] = await queue.fetch<AuditJob>(runAuditQueue, { groupConcurrency: 1 })
    expect(await queue.fetch(runAuditQueue, { groupConcurrency: 1 })).toEqual([])
    await queue.complete(runAuditQueue, first?.id ?? '')
    expect(await queue.fetch(runAuditQueue, { groupConcurrency: 1 })).toHaveLength(1)
  })

  // PGlite has one connection: there two never ask at the same moment.
  test.runIf(engine.name === 'postgresql')(
    'two workers that ask at the same moment get only one audit of a site',
    async () => {
      await requestTwoAuditsOfOneSite()
      const taken = Promise.withResolvers<void>()
      const bothAsked = Promise.withResolvers<void>()
      const slow = await startQueue({
        ...database,
        transaction: work =>
          database.transaction(async query => {
            let isFetch = false
            const answer = await work((sql, parameters) => {
              isFetch ||= sql.includes('active_group_probe')
              return query(sql, parameters)
            })
            if (isFetch) taken.resolve()
            if (isFetch) await bothAsked.promise
            return answer
          }),
      })
      const first = slow.fetch(runAuditQueue, { groupConcurrency: 1 })
      await taken.promise
      let isAnswered = false
      const second = queue.fetch(runAuditQueue, { groupConcurrency: 1 }).finally(() => {
        isAnswered = true
      })
      const isWaiting = async () =>
        (await database.transaction(query => query('select from pg_locks where not granted'))).length > 0
      await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
      bothAsked.resolve()
      expect([await first, await second].map(jobs => jobs.length)).toEqual([1, 0])
      await slow.stop({ graceful: false })
    },
  )

  test('two workers never get the same job', async () => {
    const audits = await Promise.all(Array.from({ length: 10 }, requestAudit))
    const fetched = await Promise.all(audits.map(() => queue.fetch<AuditJob>(runAuditQueue)))
    expect(
      fetched
        .flat()
        .map(job => job.data.auditId)
        .sort(),
    ).toEqual(audits.sort())
  })

  test('the queue never begins or ends our transactions', async () => {
    await workersDied()
    expect(statements.filter(sql => sql.includes('pg_advisory_xact_lock'))).not.toEqual([])
    expect(statements.filter(sql => /^\s*(BEGIN|COMMIT)\b/im.test(sql))).toEqual([])
  })

  test('a job for a queue that does not exist is an error', async () => {
    await expect(database.transaction(query => query("select enqueue_job('nowhere', '{}')"))).rejects.toThrow(
      'There is no queue named nowhere.',
    )
  })

  test('changed settings of the queues are applied at the next start', async () => {
    await database.transaction(query =>
      query("update pgboss.queue set retry_limit = 9 where name = 'run-audit'"),
    )
    await migrate(database)
    expect(await queue.getQueue(runAuditQueue)).toMatchObject({ retryLimit: 2, deadLetter: failAuditQueue })
  })

  test('errors of its loops are reported to the program that started it, and it goes on', async () => {
    const broken = await engine.open()
    const failed = Promise.withResolvers<Error>()
    // The loop that keeps the queue tidy may trip first: what is waited for is that of the worker.
    const own = await startQueue(broken, error => 'queue' in error && failed.resolve(error))
    await broken.transaction(query => query('alter table pgboss.job_common rename to lost'))
    await own.work(runAuditQueue, workerOptions, async () => {})
    const error = await failed.promise
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ message: expect.stringContaining('job_common'), queue: runAuditQueue })
    await own.stop({ graceful: false })
    await broken.close()
  })
})
