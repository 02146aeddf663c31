import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeDataFolder } from '#database/testing/templates.ts'
import { shortLivedFlags } from '#tests/support/node-flags.ts'
import { ask } from './testing/ask.ts'
import { madeUpBuild } from './testing/made-up-build.ts'

const build = madeUpBuild()
const dataFolder = mkdtempSync(join(tmpdir(), 'ibid-start-'))
const children = new Set<ChildProcess>()
beforeAll(() => makeDataFolder(dataFolder))
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children.clear()
})
afterAll(() => {
  rmSync(build, { recursive: true })
  rmSync(dataFolder, { recursive: true })
  rmSync(`${dataFolder}.lock`, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** What it said on standard output and on standard error so far. */
  readonly said: () => string
  readonly complained: () => string
  readonly ended: Promise<number | null>
}

/** Starts the program as `npm start` does, on a free port. */
function start(settings: Readonly<Record<string, string>> = {}): Started {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataFolder, BUILD_DIR: build, ...settings }
  const program = join(import.meta.dirname, 'start.ts')
  const child = spawn(process.execPath, [...shortLivedFlags, program], { env })
  children.add(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  child.stderr.on('data', chunk => {
    errors += chunk
  })
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null)
  return { child, said: () => output, complained: () => errors, ended }
}

/** Processes start here. Milliseconds. */
const patience = { timeout: 110_000 }
vi.setConfig({ testTimeout: 120_000 })

/** Waits until the program listens, and answers where. */
async function addressOf({ said, complained }: Started): Promise<string> {
  await expect.poll(said, { ...patience, message: complained() }).toMatch(/Listening: open/)
  return /http:\/\/localhost:\d+/.exec(said())?.[0] ?? ''
}

describe('a start', () => {
  test('reports each step, answers, and ends cleanly', async () => {
    const server = start()
    const origin = await addressOf(server)
    expect((await ask(origin, '/')).status).toBe(200)
    server.child.kill('SIGINT')
    expect(await server.ended).toBe(0)
    expect(server.complained()).toBe('')
    expect(server.said().split('\n')).toEqual([
      'Reading the settings…',
      expect.stringMatching(/^Read the built site: 8 pages, \d+ kB\.$/),
      `Opening the database in ${dataFolder}…`,
      expect.stringMatching(/^(Applied \d+ files of its schema|Its schema is up to date)\.$/),
      `Mails are files in ${join(dataFolder, 'mail')}: SMTP_URL is not set.`,
      expect.stringMatching(/^Listening: open http:\/\/localhost:\d+$/),
      expect.stringMatching(/^Ending: /),
      '',
    ])
  })

  test.each([
    [
      'a wrong setting',
      { PORT: 'eighty' },
      'The setting PORT has "eighty"; it must be a whole number from 0 to 65535.',
    ],
    [
      'no build',
      { BUILD_DIR: '/nowhere' },
      'The site is not built: /nowhere/client/index.html is missing. `npm start` builds it, then starts the server.',
    ],
    [
      'a build for another address',
      { SITE_URL: 'https://www.lumen.example' },
      'The site was built for https://ibid.example, but SITE_URL is https://www.lumen.example: make them the same, or run `npm start`, which builds the site again.',
    ],
    [
      'a folder that cannot be one',
      { DATA_DIR: '/dev/null/data' },
      'The data folder /dev/null/data cannot be used (ENOTDIR). Choose another with DATA_DIR.',
    ],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://ibid:secret@127.0.0.1:1/ibid' },
      'The database of DATABASE_URL cannot be used (ECONNREFUSED).',
    ],
    [
      'a host that is not ours',
      { HOST: '192.0.2.1' },
      'The server cannot listen on 192.0.2.1, port 0 (EADDRNOTAVAIL). HOST must be a name or an address of this machine.',
    ],
  ])('with %s ends with one sentence that explains it', async (_what, settings, sentence) => {
    const server = start(settings)
    expect(await server.ended).toBe(1)
    expect(server.complained()).toBe(`${sentence}\n`)
  })

  test('on a port in use says which, and what to do', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const server = start({ PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.complained()).toBe(
      `Port ${port} is in use by another program. Stop it, or choose another port with PORT.\n`,
    )
    other.close()
  })

  test('on a data folder in use says by which process, and does not touch it', async () => {
    const first = start()
    const origin = await addressOf(first)
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.complained()).toMatch(
      new RegExp(`^The data folder .* is in use by process ${first.child.pid}\\. .*DATABASE_URL.*\\n$`),
    )
    expect((await ask(origin, '/readyz')).status).toBe(200)
  })
})

describe('an end', () => {
  test('answers running requests, says that it is not ready and why, accepts no other connections, and loses nothing', async () => {
    const server = start()
    const origin = await addressOf(server)
    const late = connect({ host: 'localhost', port: Number(new URL(origin).port) })
    await once(late, 'connect')
    const { socket, finish } = await beginPost(origin)
    server.child.kill('SIGTERM')
    await expect.poll(() => refuses(origin), patience).toBe(true)
    // On a connection that was open before.
    late.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    const said = await text(late)
    expect(said).toMatch(/^HTTP\/1\.1 503 .*\r\n[\s\S]*x-content-type-options: nosniff\r\n/)
    expect(said).toContain('{"status":"stopping"')
    finish()
    expect(await text(socket)).toMatch(
      /^HTTP\/1\.1 303 See Other\r\n[\s\S]*location: \/agency\/contact\?sent=&received=\S+\r\n/,
    )
    expect(await server.ended).toBe(0)
    expect(server.complained()).toBe('')
  })

  test('is forced by a second signal', async () => {
    const server = start()
    const { socket } = await beginPost(await addressOf(server))
    server.child.kill('SIGTERM')
    await expect.poll(server.said, patience).toContain('Ending')
    const signals = setInterval(() => server.child.kill('SIGTERM'), 200)
    expect(await server.ended).toBe(1)
    clearInterval(signals)
    expect(server.complained()).toBe('Ended by force.\n')
    socket.destroy()
  })

  test('is not forced by the echo of the same Ctrl-C', async () => {
    const server = start()
    await addressOf(server)
    // While it stands still they wait, and come at once on a busy machine too; of one kind only one would wait.
    for (const signal of ['SIGSTOP', 'SIGINT', 'SIGTERM', 'SIGCONT'] as const) server.child.kill(signal)
    expect(await server.ended).toBe(0)
  })
})

/** A contact form of which the last character is still to come. */
async function beginPost(origin: string): Promise<{ socket: Socket; finish: () => void }> {
  const { port } = new URL(origin)
  const socket = connect({ host: 'localhost', port: Number(port) })
  const values = { firstName: 'Marie', lastName: 'Dupont', email: 'marie@example.org', message: 'Bonjour' }
  const body = new URLSearchParams(values).toString()
  const head = [
    'POST /agency/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`)
  // The server has read this far once it answers what was asked after it.
  await ask(origin, '/livez')
  return { socket, finish: () => void socket.write(body.slice(-1)) }
}

/** True when nobody listens any more. */
async function refuses(origin: string): Promise<boolean> {
  try {
    await ask(origin, '/livez')
    return false
  } catch {
    return true
  }
}
