import { auditFormPaths, homePaths } from '#contracts/paths.ts'
import { freePort, serveLocally } from '../support/local-server.ts'
import type { MailServer } from '../support/mail-server.ts'
import type { RunningSite } from '../support/running-site.ts'
import { type Posted, postContact, rateOf, send, visitorAddress } from './load.ts'
import { openStore, siteUrl, startNginx, startProcess, startServers } from './processes.ts'
import { keep, requirePrograms, until } from './programs.ts'

const hosts = 24

/**
 * Three web processes and three workers behind nginx, on one PostgreSQL server: each piece of work is done once,
 * and the whole is compared with one of each.
 */
export default async function tryMany(stack: AsyncDisposableStack): Promise<void> {
  requirePrograms({ nginx: 'nginx-light' })
  await compareWithOne({ ...(await startServers(stack)), sites: await serveHosts(stack) })
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
    "insert into refusals (day, reason, times) values ((now() at time zone 'utc')::date - 1, 'no-consent', 7)",
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
      const { port, close } = await serveLocally((request, response) => {
        response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' })
        response.end(request.url === '/' ? page : '')
      }, address)
      stack.defer(close)
      return `http://${address === '127.0.0.1' ? '0.0.0.0' : address}:${port}`
    }),
  )
}
