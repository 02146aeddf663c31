import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactFormPaths, homePaths } from '#contracts/paths.ts'
import { ask, postForm } from '#server/testing/ask.ts'
import { patience, ready } from './faults.ts'
import { newForm, send } from './forms.ts'
import { broken, type SentForm } from './history.ts'
import { openScene, type Scene } from './scene.ts'

/** A database that is silent is given up after 16 seconds: too long for `npm test`. */
const isLong = process.env['FAULTS'] !== undefined

describe('a site on PostgreSQL', { timeout: 180_000 }, () => {
  /** One site for all, whose last test ends it. */
  let scene: Scene
  let isThere = false
  const sent: SentForm[] = []
  let origin = ''
  let pid = 0
  beforeAll(async () => {
    const opened = await openScene('postgresql')
    if (!opened) return
    scene = opened
    isThere = true
    const site = await scene.web.site()
    origin = site.origin
    pid = site.pid
    return () => scene.close()
  })
  beforeEach(({ skip }) => skip(!isThere, 'There is no PostgreSQL here.'))

  /** What becomes of a new form, sent once. */
  function statusOfForm(kind: SentForm['kind'] = 'message'): Promise<number | null> {
    const form = newForm(kind)
    sent.push(form)
    return send(scene, form)
  }

  const statuses = (...paths: readonly string[]) =>
    Promise.all(paths.map(async path => (await ask(origin, path)).status))

  test('whose database is gone serves pages and gives forms back with every word; then takes them, without a restart', async () => {
    expect(await statusOfForm()).toBe(200)
    await scene.postgres?.kill()
    expect(await statusOfForm()).toBe(503)
    const values = {
      firstName: 'Marie',
      lastName: 'Dupont',
      email: 'marie@example.org',
      message: 'Mot à mot',
    }
    const posted = await postForm(origin, contactFormPaths.fr, { values })
    expect([posted.status, posted.headers['retry-after']]).toEqual([503, '5'])
    expect(posted.text).toContain('Mot à mot')
    expect(await statuses(homePaths.fr, homePaths.en, '/livez', '/readyz')).toEqual([200, 200, 200, 503])
    await scene.postgres?.restart()
    await ready(scene.web)
    expect(await statusOfForm()).toBe(200)
    expect((await scene.web.site()).pid).toBe(pid)
  })

  test('whose database only reads, as after a failover, asks forms to come back, and takes them once it writes', async () => {
    await run(scene, 'alter system set default_transaction_read_only = on', 'select pg_reload_conf()')
    await expect.poll(() => statusOfForm(), patience).toBe(503)
    expect(await statuses(homePaths.fr, '/livez')).toEqual([200, 200])
    await run(scene, 'alter system reset default_transaction_read_only', 'select pg_reload_conf()')
    await expect.poll(() => statusOfForm(), patience).toBe(200)
  })

  test('whose database is slow has forms wait for it, and pages not', async () => {
    await run(
      scene,
      'create function linger() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(1); return new; end $$',
      'create trigger linger before insert on leads for each row execute function linger()',
    )
    const holder = await connected(scene)
    await holder.query('select pg_advisory_lock(1)')
    let isStored = false
    const form = statusOfForm().finally(() => {
      isStored = true
    })
    expect(await statuses(homePaths.fr, contactFormPaths.en, '/livez')).toEqual([200, 200, 200])
    expect(isStored).toBe(false)
    await holder.end()
    expect(await form).toBe(200)
    await run(scene, 'drop trigger linger on leads', 'drop function linger')
  })

  test.runIf(isLong)(
    'whose database stands still gives forms back before a minute is over, and goes on when it does',
    async () => {
      scene.postgres?.signal('SIGSTOP')
      const began = performance.now()
      expect(await Promise.all([statusOfForm(), statusOfForm()])).toEqual([503, 503])
      expect(performance.now() - began).toBeLessThan(60_000)
      expect(await statuses(homePaths.fr, '/livez', '/readyz')).toEqual([200, 200, 503])
      scene.postgres?.signal('SIGCONT')
      await ready(scene.web)
      expect(await statusOfForm()).toBe(200)
      expect((await scene.web.site()).pid).toBe(pid)
    },
  )

  test('that is asked to end while forty forms and two audits come in ends cleanly, and loses nothing', async () => {
    const answers = Array.from({ length: 42 }, (_, index) =>
      statusOfForm(index % 21 === 0 ? 'audit' : 'message'),
    )
    await Promise.any(answers)
    // Its own deadline of fifteen seconds would end it with 1.
    expect(await scene.stopSite()).toEqual([0, 0])
    const got = await Promise.all(answers)
    expect(got.filter(status => status !== null && status !== 200 && status !== 503)).toEqual([])
    const received = scene.mailServer.received.map(({ messageId }) => messageId ?? '')
    const stored = await scene.stored()
    expect(broken(sent, stored, received)).toEqual([])
    console.log(`${sent.length} forms, of which the end met ${got.filter(status => status !== 200).length}.`)
  })
})

/** Statements in the database of the site, beside it, each of them by itself. */
async function run(scene: Scene, ...statements: readonly string[]): Promise<void> {
  const client = await connected(scene)
  for (const statement of statements) await client.query(statement)
  await client.end()
}

async function connected({ place }: Scene): Promise<pg.Client> {
  const client = new pg.Client('databaseUrl' in place ? place.databaseUrl : '')
  await client.connect()
  return client
}
