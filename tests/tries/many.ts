import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { auditFormPaths, homePaths } from '#contracts/paths.ts'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { freePort } from '../support/free-port.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { createDatabase, startPostgres } from '../support/postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { type Posted, postContact, rateOf, send, visitorAddress } from './load.ts'
import { keep, makeFolder, requirePrograms, startProgram, until } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const siteUrl = 'https://ibid.example'
const hosts = 24

/**
 * Three web processes and three workers behind nginx, on one PostgreSQL server: each piece of work is done once,
 * the whole is compared with one of each, and the version changes while forms come in.
 */
export default async function tryMany(stack: AsyncDisposableStack): Promise<void> {
  requirePrograms({ nginx: 'nginx-light' })
  const server = await startPostgres()
  if (!server) throw new Error('PostgreSQL is not installed.')
  stack.defer(() => server.stop())
  const mails = await startMailServer()
  stack.defer(() => mails.close())
  const sites = await serveHosts(stack)
  const machine = { socketFolder: server.socketFolder, mails, sites }

  await compareWithOne(machine)
  await changeVersion(machine)
}

interface Machine {
  readonly socketFolder: string
  readonly mails: MailServer
  readonly sites: readonly string[]
}

/** Both run at once and are asked in turns, since the machine is never equally busy twice. */
async function compareWithOne(machine: Machine): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const [one, many] = [await startGroup(stack, 1, machine), await startGroup(stack, 3, machine)]
  const rounds = [1, 2, 3]
  const ratios: { pages: number; forms: number }[] = []
  for (const _ of rounds) {
    const [pagesOfOne, pages] = [await pagesInASecond(one), await pagesInASecond(many)]
    const [formsOfOne, forms] = [await formsInASecond(one), await formsInASecond(many)]
    ratios.push({ pages: pages / pagesOfOne, forms: forms / formsOfOne })
  }
  const seconds = [await runAudits(one, machine), await runAudits(many, machine)] as const
  await checkWork(one, machine)
  await checkWork(many, machine)
  const median = (what: 'pages' | 'forms') =>
    ratios
      .map(ratio => ratio[what])
      .toSorted((x, y) => x - y)[1]
      ?.toFixed(2)
  console.log(
    `Three of each against one, on two cores that the visitors share (median of ${rounds.length} turns):`,
  )
  console.log(
    `pages × ${median('pages')}, forms × ${median('forms')}, audits × ${(seconds[0] / seconds[1]).toFixed(2)}`,
  )
}

interface Group {
  readonly name: string
  readonly port: string
  readonly store: Awaited<ReturnType<typeof openStore>>
  readonly processes: readonly RunningSite[]
  readonly posted: Posted[]
}

async function startGroup(
  stack: AsyncDisposableStack,
  count: number,
  { socketFolder, mails, sites }: Machine,
): Promise<Group> {
  const store = await openStore(stack, socketFolder)
  await store.read(
    "insert into refused_events (day, reason, events) values ((now() at time zone 'utc')::date - 1, 'no-consent', 7)",
  )
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const allowed = sites.map(site => new URL(site).host).join(',')
  const settings = { ...store.settings, SMTP_URL: mails.url, AUDIT_ALLOW: allowed }
  const processes = await Promise.all([
    ...ports.map(port => startProcess(stack, { ...settings, ROLE: 'web', PORT: port })),
    ...ports.map(() => startProcess(stack, { ...settings, ROLE: 'worker' })),
  ])
  const { port } = await startNginx(stack, ports)
  return { name: `${count} web, ${count} workers`, port, store, processes, posted: [] }
}

function pagesInASecond({ port }: Group): Promise<number> {
  return rateOf(500, () => send(port, { path: homePaths.fr }))
}

function formsInASecond({ port, posted }: Group): Promise<number> {
  const from = posted.length
  return rateOf(100, async number => posted.push(await postContact(port, siteUrl, from + number)))
}

/** In seconds. One site is asked for by six people: one after the other, on whichever worker. */
async function runAudits({ port, store }: Group, { sites }: Machine): Promise<number> {
  const started = performance.now()
  const asked = [...sites, ...Array.from({ length: 5 }, () => sites.at(-1) ?? '')]
  const accepted = await Promise.all(
    asked.map((url, number) =>
      send(port, {
        path: auditFormPaths.fr,
        values: { url, email: `owner-${number}@example.org` },
        from: visitorAddress(1_000 + number),
        origin: siteUrl,
      }),
    ),
  )
  if (accepted.some(status => status !== 303)) throw new Error(`Audits were answered with ${accepted}.`)
  await until(
    'all audits have ended',
    async () => (await store.count("audits where status = 'completed'")) === asked.length,
    { seconds: 300 },
  )
  return (performance.now() - started) / 1000
}

async function checkWork({ name, store, processes, posted }: Group, { mails }: Machine): Promise<void> {
  console.log(`\n${name}:`)
  const connections = await store.count(
    "pg_stat_activity where application_name = 'website' and datname = current_database()",
  )
  keep(
    'every form is taken',
    posted.every(({ status }) => status === 303),
    posted.length,
  )
  keep(
    'each audit is run once',
    (await store.count('audits where attempts <> 1')) === 0,
    await store.count('audits'),
  )
  const overlapping =
    await store.count(`audits one join audits other on one.address = other.address and one.id < other.id
    and (one.started_at, one.finished_at) overlaps (other.started_at, other.finished_at)`)
  keep('one site has one audit at a time', overlapping === 0, `${overlapping} of 15 pairs overlap`)

  const before = mails.received.length
  // Fewer than the mails to visitors that a day allows.
  await store.read(
    'select release_lead(id) from (select id from leads order by created_at desc limit 90) as released',
  )
  await until('all mails are sent', async () => (await store.count('mails where sent_at is null')) === 0, {
    seconds: 300,
  })
  const sent = new Set(mails.received.slice(before).map(({ messageId }) => messageId))
  const written = await store.count('mails')
  keep('each mail is sent once', mails.received.length - before === written && sent.size === written, written)
  const figures = processes.filter(process => process.output().includes('Recorded on'))
  keep('one process prints the figures of the day', figures.length === 1)
  keep('daily tasks are noted once each', (await store.count('maintenance')) === 3)
  keep('connections stay under DATABASE_POOL of each', connections <= processes.length * 10, connections)
}

/** The version before the newest migration, then this one, while forms come in through nginx. */
async function changeVersion({ socketFolder, mails }: Machine): Promise<void> {
  await using stack = new AsyncDisposableStack()
  const { checkout, name } = checkOutOlder(makeFolder(stack, 'older'))
  console.log(`\nFrom ${name} to this version:`)
  const store = await openStore(stack, socketFolder, { isEmpty: true })
  const ports = [await freePort(), await freePort()] as const
  const settings = { ...store.settings, SMTP_URL: mails.url }
  const start = (role: string, version: 'old' | 'new', port = '0') =>
    startProcess(stack, { ...settings, ROLE: role, PORT: port }, version === 'old' ? checkout : undefined)
  // The first of them builds the older site.
  const oldWeb = [await start('web', 'old', ports[0]), await start('web', 'old', ports[1])] as const
  const oldWorker = await start('worker', 'old')
  const { port } = await startNginx(stack, ports)
  const migrations = () => store.count("applied_files where path like 'migrations/%'")
  const before = await migrations()

  let isChanging = true
  let visits = 0
  const posted: Posted[] = []
  stack.defer(() => {
    isChanging = false
  })
  const visitors = Array.from({ length: 4 }, async () => {
    while (isChanging) {
      visits += 1
      posted.push(await postContact(port, siteUrl, visits))
      // A day allows 2,000 messages in all.
      await delay(200)
    }
  })
  await oldWeb[0].stop()
  await start('web', 'new', ports[0])
  keep(
    'the new version has migrated what the old one uses',
    (await migrations()) > before,
    `${before} to ${await migrations()}`,
  )
  const { length: mixedFrom } = posted
  await until('forms come in with both versions', async () => posted.length > mixedFrom + 100)
  await oldWeb[1].kill()
  await start('web', 'new', ports[1])
  await oldWorker.stop()
  await start('worker', 'new')
  isChanging = false
  await Promise.all(visitors)

  const taken = posted.filter(({ status }) => status === 303)
  const stored = new Set(
    (await store.read<{ email: string }>('select email from leads')).map(({ email }) => email),
  )
  const lost = taken.filter(({ email }) => !stored.has(email))
  keep(
    'no acknowledged form is lost',
    lost.length === 0 && taken.length > 200,
    `${taken.length} of ${posted.length} taken, ${lost.length} lost`,
  )
  const others = posted.filter(({ status }) => status !== 303)
  keep(
    'every other one was told to come back, or had its process killed',
    others.every(({ status }) => status === 503 || status === null),
    others.length,
  )
  await store.read(
    'select release_lead(id) from (select id from leads order by created_at limit 90) as released',
  )
  await until(
    'the new worker sends the mails of both',
    async () => (await store.count('mails where sent_at is null')) === 0,
    { seconds: 300 },
  )
  keep('the new worker sends the mails of both', true, await store.count('mails'))
}

/** What git has before the commit that brought the newest migration. */
function checkOutOlder(folder: string): { readonly checkout: string; readonly name: string } {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  const newest = git('log', '-1', '--format=%h', '--diff-filter=A', '--', 'database/migrations')
  const archive = execFileSync('git', ['archive', `${newest}~1`], { cwd: root, maxBuffer: 1_000_000_000 })
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return { checkout: folder, name: git('log', '-1', '--format=%h (%s)', `${newest}~1`) }
}

async function startProcess(
  stack: AsyncDisposableStack,
  settings: Readonly<Record<string, string>>,
  checkout?: string,
): Promise<RunningSite> {
  const site = await startSite(settings, checkout)
  stack.defer(async () => void (await site.stop()))
  return site
}

async function openStore(stack: AsyncDisposableStack, socketFolder: string, { isEmpty = false } = {}) {
  const databaseUrl = await createDatabase(socketFolder)
  const database = stack.adopt(await openDatabase({ databaseUrl }), opened => opened.close())
  if (!isEmpty) await migrate(database)
  const read = <R extends object>(sql: string) => database.transaction(query => query<R>(sql))
  return {
    settings: { DATABASE_URL: databaseUrl, SITE_URL: siteUrl, TRUST_PROXY: '127.0.0.1', HOST: '127.0.0.1' },
    read,
    count: async (from: string) =>
      (await read<{ count: number }>(`select count(*)::integer from ${from}`))[0]?.count ?? 0,
  }
}

/** With `deploy/nginx.conf`, several processes and without TLS. */
async function startNginx(
  stack: AsyncDisposableStack,
  ports: readonly string[],
): Promise<{ readonly port: string }> {
  const folder = makeFolder(stack, 'nginx')
  const [port, plain] = [await freePort(), await freePort()]
  const server = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace('server 127.0.0.1:4321;', ports.map(port => `server 127.0.0.1:${port};`).join(' '))
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replaceAll(/ssl_certificate.*;/g, '')
  for (const name of ['client_body', 'proxy']) mkdirSync(join(folder, name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr; events {} http { ${temporary.join(' ')} ${server} }`,
  )
  const nginx = startProgram(stack, ['nginx', '-p', folder, '-c', join(folder, 'nginx.conf')])
  await until(`nginx answers ${nginx.output()}`, async () => (await send(port, { path: '/livez' })) === 200)
  return { port }
}

/**
 * Sites to audit: pages of plain words, each on an address of its own. The last is
 * addressed as one that is not on this machine, though it leads here: those may be audited at the same time.
 */
async function serveHosts(stack: AsyncDisposableStack): Promise<readonly string[]> {
  const words = Array.from(
    { length: 60 },
    (_, index) => `<p>Sentence ${index} says what an accountant does in a year.</p>`,
  )
  const page = `<!doctype html><html lang="en"><head><title>Accountants in Lyon</title></head><body><main><h1>Accountants</h1>${words.join('')}</main></body></html>`
  const addresses = Array.from({ length: hosts }, (_, index) => `127.0.2.${index + 1}`)
  return Promise.all(
    [...addresses, '127.0.0.1'].map(async address => {
      const server = createServer((request, response) => {
        response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        response.end(request.url === '/' ? page : '')
      })
      await new Promise<void>(resolve => server.listen(0, address, resolve))
      stack.defer(() => server.closeAllConnections())
      stack.defer(() => void server.close())
      const { port } = server.address() as AddressInfo
      return `http://${address === '127.0.0.1' ? '0.0.0.0' : address}:${port}`
    }),
  )
}
