import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { freePort } from '../support/local-server.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { createDatabase, startPostgres } from '../support/postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'
import { send } from './load.ts'
import { makeFolder, startProgram, until } from './programs.ts'

const root = join(import.meta.dirname, '../..')
export const siteUrl = 'https://ibid.example'

/** The folder of the socket of a PostgreSQL server that ends with the stack. */
export async function requirePostgres(stack: AsyncDisposableStack): Promise<string> {
  const server = await startPostgres()
  if (!server) throw new Error('PostgreSQL is not installed.')
  stack.defer(() => server.stop())
  return server.socketFolder
}

/** What every process of the site shares. */
export async function startServers(
  stack: AsyncDisposableStack,
): Promise<{ readonly socketFolder: string; readonly mails: MailServer }> {
  const socketFolder = await requirePostgres(stack)
  const mails = stack.adopt(await startMailServer(), server => server.close())
  return { socketFolder, mails }
}

/** A process of the site that ends with the stack. */
export async function startProcess(
  stack: AsyncDisposableStack,
  settings: Readonly<Record<string, string>>,
  checkout?: string,
): Promise<RunningSite> {
  const site = await startSite(settings, checkout)
  stack.defer(async () => void (await site.stop()))
  return site
}

export async function openStore(stack: AsyncDisposableStack, socketFolder: string, { isEmpty = false } = {}) {
  const databaseUrl = await createDatabase(socketFolder)
  const database = stack.adopt(await openDatabase({ databaseUrl }), opened => opened.close())
  if (!isEmpty) await migrate(database)
  const read = <R extends object>(sql: string) => database.transaction(query => query<R>(sql))
  return {
    settings: { DATABASE_URL: databaseUrl, SITE_URL: siteUrl, TRUST_PROXY: '127.0.0.1', HOST: '127.0.0.1' },
    database,
    read,
    count: async (from: string) =>
      (await read<{ count: number }>(`select count(*)::integer from ${from}`))[0]?.count ?? 0,
  }
}

/** With `deploy/nginx.conf`, several processes and without TLS. */
export async function startNginx(
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
