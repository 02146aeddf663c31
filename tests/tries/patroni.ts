import { randomUUID } from 'node:crypto'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../support/local-server.ts'
import { findPrograms, signalUnlessGone, unprivilegedUser } from '../support/postgres.ts'
import { startSite } from '../support/running-site.ts'
import { type Posted, postContact, send } from './load.ts'
import { keep, makeFolder, type Program, requirePrograms, startProgram, until } from './programs.ts'

const siteUrl = 'https://ibid.example'
const names = ['one', 'two', 'three'] as const
const password = randomUUID()

/**
 * Three PostgreSQL servers under Patroni with etcd, HAProxy in front, as docs/high-availability.md configures them.
 * Twice the machine of the primary is lost while visitors send forms: all its processes are killed.
 */
export default async function tryPatroni(stack: AsyncDisposableStack): Promise<void> {
  requirePrograms({ patroni: 'patroni', etcd: 'etcd-server', haproxy: 'haproxy' })
  const cluster = await startCluster(stack)
  const databaseUrl = await makeDatabase(cluster)
  const sitePort = await freePort()
  const settings = {
    DATABASE_URL: databaseUrl,
    SITE_URL: siteUrl,
    TRUST_PROXY: '127.0.0.0/8',
    PORT: sitePort,
    HOST: '127.0.0.1',
  }
  const site = await startSite(settings)
  stack.defer(async () => void (await site.stop()))

  const posted: Posted[] = []
  let isOpen = true
  let visits = 0
  stack.defer(() => {
    isOpen = false
  })
  const visitors = Array.from({ length: 4 }, async () => {
    while (isOpen) {
      visits += 1
      posted.push(await postContact(sitePort, siteUrl, visits))
      await delay(100)
    }
  })
  const taken = () => posted.filter(({ status }) => status === 303)
  for (const round of [1, 2]) {
    const from = taken().length
    await until('forms come in', async () => taken().length > from + 20)
    await until('two replicas follow, one of them synchronously', async () => cluster.isWhole())
    await loseThePrimary(cluster, { round, taken })
  }
  isOpen = false
  await Promise.all(visitors)

  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from leads')
  await client.end()
  const stored = rows.map(({ email }) => email)
  const lost = taken().filter(({ email }) => !stored.includes(email))
  keep(
    'no acknowledged form is lost',
    lost.length === 0,
    `${taken().length} acknowledged, ${lost.length} lost`,
  )
  keep('none is stored twice', new Set(stored).size === stored.length, stored.length)
  const statuses = Object.entries(Object.groupBy(posted, ({ status }) => String(status))).map(
    ([status, list]) => `${list?.length} × ${status}`,
  )
  keep(
    'every other visitor was told to come back',
    posted.every(({ status }) => status === 303 || status === 503),
    statuses.join(', '),
  )
  keep('the site was not restarted', (await send(sitePort, { path: '/readyz' })) === 200)
}

async function loseThePrimary(
  cluster: Cluster,
  { round, taken }: { round: number; taken(): readonly Posted[] },
): Promise<void> {
  const primary = await cluster.primary()
  const killed = performance.now()
  primary.kill()
  const before = taken().length
  // What was on its way when the primary died may still be answered.
  await until(
    'forms are refused or a primary is chosen',
    async () => (await cluster.primary()).name !== primary.name,
    { seconds: 120 },
  )
  const chosen = performance.now() - killed
  const known = taken().length
  await until('forms are taken again', async () => taken().length > known, { seconds: 120 })
  const seconds = ((performance.now() - killed) / 1000).toFixed(1)
  keep(
    `${round}: forms are taken again`,
    true,
    `after ${seconds} s (a new primary after ${(chosen / 1000).toFixed(1)} s; ${known - before} forms acknowledged meanwhile)`,
  )
  primary.start()
  await until('the lost machine is back as a replica', async () => cluster.isWhole(), { seconds: 180 })
  keep(`${round}: the lost machine is back as a replica`, true)
}

interface Node {
  readonly name: string
  readonly port: string
  readonly api: string
  kill(): void
  start(): void
}

interface Cluster {
  readonly address: string
  primary(): Promise<Node>
  isWhole(): Promise<boolean>
}

async function startCluster(stack: AsyncDisposableStack): Promise<Cluster> {
  const folder = makeFolder(stack, 'patroni')
  const user = unprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const hosts = await startEtcd(stack, folder, user)
  const nodes = await Promise.all(names.map(name => startNode(stack, { folder, hosts, name, user })))
  const output = () => nodes.map(node => node.output()).join('\n')
  const primary = async () => {
    const asked = await Promise.all(
      nodes.map(async node => ({ node, status: await send(node.api, { path: '/primary' }) })),
    )
    const found = asked.find(({ status }) => status === 200)
    if (!found) throw new Error('There is no primary.')
    return found.node
  }
  const isWhole = async () => {
    const asked = await Promise.all(
      nodes.map(async ({ api }) => [
        await send(api, { path: '/replica' }),
        await send(api, { path: '/synchronous' }),
      ]),
    )
    return (
      asked.filter(([replica]) => replica === 200).length === 2 &&
      asked.some(([, synchronous]) => synchronous === 200)
    )
  }
  await until('a primary and two replicas', isWhole, { seconds: 180, output })
  const address = await startHaproxy(stack, folder, nodes)
  return { address, primary, isWhole }
}

type User = ReturnType<typeof unprivilegedUser>

/** Three members. Returns where they take clients. */
async function startEtcd(
  stack: AsyncDisposableStack,
  folder: string,
  user: User,
): Promise<readonly string[]> {
  const members = await Promise.all(
    names.map(async name => ({ name, client: await freePort(), peer: await freePort() })),
  )
  const cluster = members.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',')
  const programs = members.map(({ name, client, peer }) => {
    const options = {
      name,
      'data-dir': join(folder, `etcd-${name}`),
      'listen-client-urls': `http://127.0.0.1:${client}`,
      'advertise-client-urls': `http://127.0.0.1:${client}`,
      'listen-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-advertise-peer-urls': `http://127.0.0.1:${peer}`,
      'initial-cluster': cluster,
    }
    const words = Object.entries(options).map(([option, value]) => `--${option}=${value}`)
    return startProgram(stack, ['etcd', ...words], { ...user })
  })
  await until(
    'etcd is healthy',
    async () =>
      (await Promise.all(members.map(({ client }) => send(client, { path: '/health' })))).every(
        status => status === 200,
      ),
    { output: () => programs.map(program => program.output()).join('\n') },
  )
  return members.map(({ client }) => `127.0.0.1:${client}`)
}

interface NodeOptions {
  readonly folder: string
  readonly hosts: readonly string[]
  readonly name: string
  readonly user: User
}

async function startNode(stack: AsyncDisposableStack, { folder, hosts, name, user }: NodeOptions) {
  const [port, api] = [await freePort(), await freePort()]
  const data = join(folder, `data-${name}`)
  const configuration = join(folder, `${name}.yml`)
  mkdirSync(join(folder, `socket-${name}`))
  if (user) chownSync(join(folder, `socket-${name}`), user.uid, user.gid)
  // JSON is YAML.
  writeFileSync(configuration, JSON.stringify(configurationOf({ folder, hosts, name, port, api, data })))
  let program: Program
  const start = () => {
    program = startProgram(stack, ['patroni', configuration], { ...user })
  }
  start()
  return {
    name,
    port,
    api,
    start,
    output: () => program.output(),
    kill() {
      const postgres = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
      // Patroni is the child of the shell that ends it with this process.
      for (const pid of [...childrenOf(program.pid), ...childrenOf(postgres), postgres])
        signalUnlessGone(pid, 'SIGKILL')
    },
  }
}

function childrenOf(pid: number): readonly number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

function configurationOf({
  folder,
  hosts,
  name,
  port,
  api,
  data,
}: Omit<NodeOptions, 'user'> & { readonly port: string; readonly api: string; readonly data: string }) {
  return {
    scope: 'website',
    name,
    restapi: { listen: `127.0.0.1:${api}`, connect_address: `127.0.0.1:${api}` },
    etcd3: { hosts },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 100, unix_socket_directories: '' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: findPrograms(),
      pgpass: join(folder, `pgpass-${name}`),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
        rewind: { username: 'rewind', password },
      },
      parameters: { unix_socket_directories: join(folder, `socket-${name}`) },
      pg_hba: [
        'local all all trust',
        'host all all 127.0.0.1/32 scram-sha-256',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
      ],
    },
  }
}

/** Leads to whichever server Patroni calls the primary. */
async function startHaproxy(
  stack: AsyncDisposableStack,
  folder: string,
  nodes: readonly Node[],
): Promise<string> {
  const port = await freePort()
  const servers = nodes.map(({ name, port, api }) => `  server ${name} 127.0.0.1:${port} check port ${api}`)
  writeFileSync(
    join(folder, 'haproxy.cfg'),
    `defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  )
  startProgram(stack, ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')])
  return `127.0.0.1:${port}`
}

async function makeDatabase({ address }: Cluster): Promise<string> {
  const urlOf = (database: string) => `postgres://postgres:${password}@${address}/${database}`
  await until('the primary is reached through HAProxy', async () => {
    const client = new pg.Client(urlOf('postgres'))
    await client.connect()
    await client.query('create database website').finally(() => client.end())
    return true
  })
  return urlOf('website')
}
