import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { request as secureRequest } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { crawlersPaths } from '#contracts/desk.ts'
import { importLimits } from '#contracts/desk-crawlers.ts'
import { contactFormPaths } from '#contracts/paths.ts'
import { settings } from '#server/environment.ts'
import { ask } from '#server/testing/ask.ts'
import { selfSignedCertificate } from '../support/certificate.ts'
import { freePort } from '../support/local-server.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

/** The site is started once for each proxy: seconds, or a minute on a busy machine. */
const patience = 120_000

interface Place {
  readonly folder: string
  /** The ports of the site, of https and of http. */
  readonly ports: readonly [string, string, string]
}

/** A configuration of `deploy/`, with the names and places of this test. */
function configOf(file: string, changes: readonly (readonly [string, string])[]): string {
  const text = readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/${file} has no ${from}.`)
    return changed.replaceAll(from, to)
  }, text)
}

function startNginx({ folder, ports: [site, https, http] }: Place): ChildProcess {
  const server = configOf('nginx.conf', [
    ['127.0.0.1:4321', `127.0.0.1:${site}`],
    ['listen 443', `listen 127.0.0.1:${https}`],
    ['listen 80', `listen 127.0.0.1:${http}`],
    ['/etc/letsencrypt/live/www.example.com/', `${folder}/`],
    ['https://www.example.com', `https://localhost:${https}`],
    ['www.example.com', 'localhost'],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const paths = temporary.map(name => `${name}_temp_path ${folder}/${name};`).join(' ')
  const config = `pid ${folder}/pid; error_log stderr; events {} http { ${paths} access_log off; ${server} }`
  writeFileSync(join(folder, 'nginx.conf'), config)
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'])
}

function startCaddy({ folder, ports: [site, https, http] }: Place): ChildProcess {
  const sites = configOf('Caddyfile', [
    ['localhost:4321', `127.0.0.1:${site}`],
    ['https://www.example.com', `https://localhost:${https}`],
    ['www.example.com {', `localhost:${https} {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem`],
    ['\nexample.com {', `\nhttp://localhost:${http} {`],
  ])
  const config = `{\n\tadmin off\n\tauto_https off\n}\n${sites}`
  writeFileSync(join(folder, 'Caddyfile'), config)
  const env = { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  return spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], { env })
}

const proxies = [
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program])
    return true
  } catch {
    return false
  }
}

// Neither is a package of npm: a machine that has them tries its own.
describe.each(proxies.filter(([program]) => isInstalled(program)))('behind %s', (_program, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-proxy-'))
  const { cert, key } = selfSignedCertificate()
  let site: RunningSite
  let proxy: ChildProcess
  let secure = ''
  let plain = ''

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'fullchain.pem'), cert)
    writeFileSync(join(folder, 'privkey.pem'), key)
    site = await startSite({ TRUST_PROXY: '127.0.0.1', DRAWN_PAGES_PER_NETWORK_PER_MINUTE: '5' })
    const [https, http] = [await freePort(), await freePort()]
    proxy = start({ folder, ports: [new URL(site.origin).port, https, http] })
    secure = `https://localhost:${https}`
    plain = `http://localhost:${http}`
    await vi.waitUntil(async () => (await askSecurely('/livez').catch(() => null))?.status === 200, {
      timeout: patience,
    })
  }, patience)
  afterAll(async () => {
    proxy.kill()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  interface Asked {
    readonly method?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
  }

  function askSecurely(path: string, { method = 'GET', headers = {}, body }: Asked = {}) {
    return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      secureRequest(`${secure}${path}`, { ca: cert, method, headers, agent: false }, async answer => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) })
      })
        .on('error', reject)
        .end(body)
    })
  }

  test('a page comes as the site sends it, compressed, with its headers', async () => {
    const headers = { 'accept-encoding': 'br' }
    const [direct, proxied] = [await ask(site.origin, '/', { headers }), await askSecurely('/', { headers })]
    expect([proxied.status, proxied.headers['content-encoding']]).toEqual([200, 'br'])
    expect(proxied.body.equals(direct.body)).toBe(true)
    expect(proxied.headers).toMatchObject({
      'content-security-policy': direct.headers['content-security-policy'],
      etag: direct.headers.etag,
    })
    const again = await askSecurely('/', {
      headers: { ...headers, 'if-none-match': String(direct.headers.etag) },
    })
    expect(again.status).toBe(304)
  })

  const post = (values: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
    const body = String(new URLSearchParams(values))
    const type = 'application/x-www-form-urlencoded'
    return askSecurely(contactFormPaths.fr, {
      method: 'POST',
      body,
      headers: { 'content-type': type, 'content-length': String(body.length), origin: secure, ...headers },
    })
  }
  const typed = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org', message: 'Bonjour' }

  test('a form is taken, and what is too long is refused by the site', async () => {
    expect((await post(typed)).status).toBe(303)
    expect((await post({ ...typed, message: 'a'.repeat(100_000) })).status).toBe(413)
  })

  test('an address that a client makes up is not believed: one visitor is one network', async () => {
    let asked = 0
    const ask = async () => {
      asked += 1
      const made = { 'x-forwarded-for': `192.0.2.${asked}` }
      return (await post({ ...typed, email: `wrong-${asked}` }, made)).status
    }
    expect(await ask()).toBe(422)
    // The fifth drawing is the last of the minute, and another minute may begin meanwhile.
    await expect.poll(ask).toBe(429)
  })

  test('whoever comes without https is sent there', async () => {
    const answer = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      request(`${plain}/faq?a=1`, ({ headers }) => resolve(headers))
        .on('error', reject)
        .end()
    })
    expect(answer.location).toBe(`${secure}/faq?a=1`)
  })

  test('while the site restarts, a visitor is told to come back, in both languages', async () => {
    await site.stop()
    const { status, headers, body } = await askSecurely('/')
    expect([status, headers['retry-after']]).toEqual([503, '10'])
    expect(String(body)).toMatch(/Le site redémarre.*The site is restarting/)
  })
})

test.each(['nginx.conf', 'Caddyfile'])(
  'deploy/%s leads to the port where the site listens by default',
  file => {
    expect(() => configOf(file, [[`:${settings.port.fallback}`, '']])).not.toThrow()
  },
)

test('deploy/nginx.conf lets members import what the desk takes', () => {
  const config = configOf('nginx.conf', [])
  const [, path = '', megabytes] = /location ~ (\S+) \{\s+client_max_body_size (\d+)m;/.exec(config) ?? []
  expect(Object.values(crawlersPaths).filter(imports => !new RegExp(path).test(imports))).toEqual([])
  expect(Number(megabytes) * 1_048_576).toBeGreaterThan(importLimits.bytes)
})
