import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditFormPaths, contactFormPaths } from '#contracts/paths.ts'
import { openDatabase } from '#database/connect.ts'
import { ask, postForm } from '#server/testing/ask.ts'
import { contentFile } from '#site/content/content-file.ts'
import { freePort } from '../support/local-server.ts'
import { createDatabase } from '../support/postgres.ts'
import { buildImage, type Image, user } from './debian-image.ts'
import { startContainer } from './isolated-process.ts'
import { startServers } from './processes.ts'
import { keep, makeFolder, requirePrograms, until } from './programs.ts'

const root = join(import.meta.dirname, '../..')
const siteUrl = 'https://www.example.com'

/**
 * Carries out the Dockerfile in a fresh Debian and starts the web process and the worker of compose.yaml from the
 * result, as the user of the image: on read-only files, without any capability. What stands in: a Debian with the
 * Node of the lock file for the official image of Node, a socket for the network of containers.
 */
export default async function tryContainer(stack: AsyncDisposableStack): Promise<void> {
  requirePrograms({ debootstrap: 'debootstrap', 'docker-compose': 'docker-compose', caddy: 'caddy' })
  checkConfigurations(makeFolder(stack, 'compose'))
  const image = buildImage(makeFolder(stack, 'image'), { SITE_URL: siteUrl })
  await runImage(stack, image)
}

function checkConfigurations(folder: string): void {
  cpSync(join(root, 'compose.yaml'), join(folder, 'compose.yaml'))
  mkdirSync(join(folder, 'secrets'))
  for (const secret of Object.keys(compose().secrets)) writeFileSync(join(folder, 'secrets', secret), '')
  const env = { ...process.env, SITE_URL: siteUrl }
  const services = execFileSync('docker-compose', ['config', '--services'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  keep(
    'compose.yaml is valid, with its services',
    services.includes('worker'),
    services.trim().split('\n').sort(),
  )
  const { WEBSITE } = compose().services['proxy']?.environment ?? {}
  const adapted = execFileSync('caddy', ['adapt', '--config', join(root, 'deploy/Caddyfile')], {
    env: { ...process.env, WEBSITE },
    encoding: 'utf8',
    stdio: 'pipe',
  })
  keep(
    'the proxy leads to the web process',
    adapted.includes(`"dial":"${WEBSITE}"`) && WEBSITE === 'web:4321',
  )
}

async function runImage(stack: AsyncDisposableStack, image: Image): Promise<void> {
  const { socketFolder, mails } = await startServers(stack)
  // The user of the image reaches its socket.
  chmodSync(socketFolder, 0o755)
  const databaseUrl = await createDatabase(socketFolder, { name: 'website' })
  const volumes = makeFolder(stack, 'volumes')
  const secrets = join(volumes, 'secrets')
  for (const folder of ['data', 'secrets']) {
    mkdirSync(join(volumes, folder))
    chownSync(join(volumes, folder), user.uid, user.gid)
  }
  writeFileSync(join(secrets, 'database_url'), 'postgres://postgres@/website?host=%2Frun%2Fpostgresql\n')
  writeFileSync(join(secrets, 'smtp_url'), mails.url)
  const mounts = {
    '/data': join(volumes, 'data'),
    '/run/secrets': secrets,
    '/run/postgresql': socketFolder,
  }
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  // Loopback only, and free ports: this machine has other tenants.
  const ofThisTry = { HOST: '127.0.0.1', AUDIT_ALLOW: `127.0.0.1:${port}`, TRUST_PROXY: '' }
  const start = async (service: string, own: Readonly<Record<string, string>>) => {
    const container = startContainer(stack, image, {
      mounts,
      environment: { ...environmentOf(service), ...ofThisTry, ...own },
    })
    const took = await until(`${service} is healthy\n${container.output()}`, async () =>
      container.isHealthy(),
    )
    keep(`${service} is healthy, as its HEALTHCHECK finds`, true, `${(took / 1000).toFixed(1)} s`)
    return container
  }
  const web = await start('web', { PORT: port })
  const worker = await start('worker', { PORT: await freePort() })
  const read = async <R extends object>(sql: string) => {
    const database = await openDatabase({ databaseUrl })
    try {
      return await database.transaction(query => query<R>(sql))
    } finally {
      await database.close()
    }
  }

  const values = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org', message: 'Bonjour' }
  const sent = await postForm(origin, contactFormPaths.fr, { values, headers: { origin: siteUrl } })
  keep('a form is taken', sent.status === 303, sent.status)
  await read('select release_lead(id) from leads')
  await until('the worker has sent both mails', async () => mails.received.length === 2)
  keep(
    'its two mails are sent by the worker',
    true,
    mails.received.map(({ to }) => to?.[0]?.address),
  )

  const asked = await postForm(origin, auditFormPaths.fr, {
    values: { url: origin, email: 'paul@example.org' },
    headers: { origin: siteUrl },
  })
  keep('an audit is accepted', asked.status === 303, asked.status)
  let status = ''
  const took = await until('the audit ends', async () => {
    const [audit] = await read<{ status: string }>('select status from audits')
    status = audit?.status ?? ''
    return ['completed', 'failed'].includes(status)
  })
  keep('the worker has audited this site itself', status === 'completed', `${(took / 1000).toFixed(1)} s`)
  keep('pages are drawn on demand', (await ask(origin, String(asked.headers.location))).status === 200)

  const [, , loop = ''] = compose().services['backup']?.command ?? []
  const once = loop.replace('while true; do ', '').replace(/; sleep .*/, '')
  keep('the loop of compose.yaml takes backups', once === 'node bin/backup.ts', once)
  const backup = startContainer(stack, image, {
    mounts,
    environment: { ...environmentOf('backup'), ...ofThisTry },
    command: ['sh', '-c', once],
  })
  keep(
    'a backup is in the volume',
    (await backup.ended()) === 0 && /backup/.test(backup.output()),
    backup.output().trim(),
  )

  for (const [name, container] of Object.entries({ web, worker })) {
    const started = performance.now()
    keep(
      `${name} ends when asked, within stop_grace_period`,
      (await container.stop()) === 0 && performance.now() - started < 20_000,
      `${Math.round(performance.now() - started)} ms`,
    )
  }
}

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      { readonly environment?: Readonly<Record<string, string>>; readonly command?: readonly string[] }
    >
  >
  readonly secrets: Readonly<Record<string, unknown>>
}

function compose(): Compose {
  // The shape that the checks above rely on; docker-compose has found it valid.
  return contentFile('../compose.yaml') as Compose
}

/** The settings of a service, without those that .env gives. */
function environmentOf(service: string): Record<string, string> {
  const entries = Object.entries(compose().services[service]?.environment ?? {})
  return Object.fromEntries(entries.filter(([, value]) => !value.includes('${')))
}
