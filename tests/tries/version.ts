import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { eventsCall } from '#contracts/calls.ts'
import {
  audiencePaths,
  auditsPaths,
  crawlersPaths,
  leadsPaths,
  sessionsPaths,
  sitesPaths,
} from '#contracts/desk.ts'
import { deskPaths } from '#contracts/paths.ts'
import { makeSignInLink } from '#database/desk/members.ts'
import { ask, call } from '#server/testing/ask.ts'
import { enterByLink } from '#server/testing/desk.ts'
import { freePort } from '../support/local-server.ts'
import type { RunningSite } from '../support/running-site.ts'
import { type Posted, postContact } from './load.ts'
import { openStore, siteUrl, startNginx, startProcess, startServers } from './processes.ts'
import { keep, makeFolder, requirePrograms, until } from './programs.ts'

const root = join(import.meta.dirname, '../..')
/** The version before this migration is changed for the present one: it renamed a table that the other writes. */
const newInThis = 'database/migrations/0025_refusals.sql'
const member = 'camille@ibid.example'

/**
 * Two web processes and a worker of an older version are replaced one by one, on one PostgreSQL server and behind
 * nginx, while forms and events come in and a member is at the desk: what each version acknowledged is counted.
 */
export default async function tryVersion(stack: AsyncDisposableStack): Promise<void> {
  requirePrograms({ nginx: 'nginx-light' })
  const { socketFolder, mails } = await startServers(stack)
  const { checkout, name } = checkOutOlder(makeFolder(stack, 'older'))
  console.log(`From ${name} to this version:`)

  const store = await openStore(stack, socketFolder, { isEmpty: true })
  const settings = { ...store.settings, SMTP_URL: mails.url, DESK_MEMBERS: member }
  const ports = [await freePort(), await freePort()] as const
  const start = (role: string, version: 'old' | 'new', port = '0') =>
    startProcess(stack, { ...settings, ROLE: role, PORT: port }, version === 'old' ? checkout : undefined)
  // The first of them builds the older site.
  const old = [
    await start('web', 'old', ports[0]),
    await start('web', 'old', ports[1]),
    await start('worker', 'old'),
  ] as const
  const { port } = await startNginx(stack, ports)
  const migrations = () => store.count("applied_files where path like 'migrations/%'")
  const before = await migrations()
  const cookie = await signIn(old[1], store.database)
  const visitors = startVisitors(stack, port)

  await until('the old version takes forms', async () => visitors.posted.length > 40)
  keep('the old process ends when it is asked to', (await old[0].stop()) === 0)
  const first = await start('web', 'new', ports[0])
  keep(
    'the new version has migrated what the old one uses',
    (await migrations()) > before,
    `${before} migrations to ${await migrations()}`,
  )
  const { length: mixedFrom } = visitors.posted
  const refused = { old: await sendEvents(old[1]), new: await sendEvents(first) }
  keep('both versions take forms', await bothTakeForms([ports[1], ports[0]]), '20 each, sent to it alone')
  await readDesk(old[1], 'old', cookie)
  await readDesk(first, 'new', cookie)
  await release(store)
  await until('the old worker sends mails', async () => mails.received.length > 40)
  keep('the old worker sends mails of both', true, mails.received.length)
  await until('forms come in with both versions', async () => visitors.posted.length > mixedFrom + 100)
  keep('the other old process ends when it is asked to', (await old[1].stop()) === 0)
  const second = await start('web', 'new', ports[1])
  keep('the old worker ends when it is asked to', (await old[2].stop()) === 0)
  await start('worker', 'new')
  await visitors.stop()

  await checkForms(store, visitors.posted)
  for (const process of [first, second]) await process.stop()
  const [counted] = await store.read<{ times: number }>(
    "select sum(times)::integer as times from refusals where reason = 'no-consent'",
  )
  keep(
    'every refusal that either version answered is counted',
    counted?.times === refused.old + refused.new && refused.old > 0,
    `${refused.old} by the old, ${refused.new} by the new`,
  )
  await release(store)
  await until(
    'the new worker sends what is left',
    async () => (await store.count('mails where sent_at is null')) === 0,
    { seconds: 300 },
  )
  const identifiers = new Set(mails.received.map(({ messageId }) => messageId))
  keep('every mail is sent, each once', identifiers.size === (await store.count('mails')), {
    mails: identifiers.size,
    received: mails.received.length,
  })
}

/** What git has before the commit that brought a migration. */
function checkOutOlder(folder: string): { readonly checkout: string; readonly name: string } {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const newer = git('log', '-1', '--format=%h', '--diff-filter=A', '--', newInThis)
  const archive = execFileSync('git', ['archive', `${newer}~1`], { cwd: root, maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { checkout: folder, name: git('log', '-1', '--format=%h (%s)', `${newer}~1`) }
}

type Store = Awaited<ReturnType<typeof openStore>>

interface Visitors {
  readonly posted: Posted[]
  stop(): Promise<void>
}

/** Four of them post forms through nginx until they are stopped. */
function startVisitors(stack: AsyncDisposableStack, port: string): Visitors {
  let isOver = false
  let visits = 0
  const posted: Posted[] = []
  const visiting = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      visits += 1
      posted.push(await postContact(port, siteUrl, visits))
      // A day allows 2,000 messages in all.
      await delay(200)
    }
  })
  const stop = async () => {
    isOver = true
    await Promise.all(visiting)
  }
  stack.defer(stop)
  return { posted, stop }
}

/** Sends events that no choice of consent allows, and returns how many were answered as taken. */
async function sendEvents({ origin }: RunningSite): Promise<number> {
  const name = eventsCall.split('/').at(-1) ?? ''
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      call(origin, name, { values: [{ event_type: 'page_view' }], headers: { origin: siteUrl } }),
    ),
  )
  return answers.filter(({ status }) => status === 201).length
}

async function bothTakeForms(ports: readonly string[]): Promise<boolean> {
  const numbers = Array.from({ length: 20 }, (_, index) => index)
  const posted = await Promise.all(
    ports.flatMap((port, which) =>
      numbers.map(number => postContact(port, siteUrl, 10_000 + which * 100 + number)),
    ),
  )
  return posted.every(({ status }) => status === 303)
}

async function signIn({ origin }: RunningSite, database: Store['database']): Promise<string> {
  const made = await database.transaction(query => makeSignInLink(query, member))
  return enterByLink(origin, made?.link ?? '', siteUrl)
}

async function readDesk({ origin }: RunningSite, version: string, cookie: string): Promise<void> {
  const rooms = [
    deskPaths,
    leadsPaths,
    auditsPaths,
    audiencePaths,
    crawlersPaths,
    sitesPaths,
    sessionsPaths,
  ].map(({ fr }) => fr)
  const answers = await Promise.all(
    rooms.map(async path => ({ path, status: (await ask(origin, path, { headers: { cookie } })).status })),
  )
  keep(
    `a member sees every room of the desk of the ${version} version`,
    answers.every(({ status }) => status === 200),
    answers.map(({ path, status }) => `${path} ${status}`),
  )
}

/** Has the mails of the newest leads sent: fewer than a day allows. */
async function release({ read }: Store): Promise<void> {
  await read(
    `select release_lead(id) from
       (select id from leads where quarantined_for is not null order by created_at desc limit 30) as released`,
  )
}

async function checkForms({ read }: Store, posted: readonly Posted[]): Promise<void> {
  const taken = posted.filter(({ status }) => status === 303)
  const stored = await read<{ email: string }>('select email from leads')
  const emails = new Set(stored.map(({ email }) => email))
  const lost = taken.filter(({ email }) => !emails.has(email))
  keep(
    'no acknowledged form is lost or stored twice',
    lost.length === 0 && emails.size === stored.length && taken.length > 100,
    `${taken.length} of ${posted.length} taken, ${lost.length} lost`,
  )
  const others = posted.filter(({ status }) => status !== 303)
  keep(
    'every other one was told to come back',
    others.every(({ status }) => status === 503),
    others.length,
  )
}
