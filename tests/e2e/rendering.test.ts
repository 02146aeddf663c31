import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditSite } from '#audit/index.ts'
import { fetchAlone } from '#audit/look/testing/fetch-alone.ts'
import { renderLimits } from '#audit/look/render/limits.ts'
import { openRenderer, type Renderer } from '#audit/look/render/renderer.ts'
import { auditInProcess } from '#audit/process/audit-in-process.ts'
import { ownProcess } from '#audit/testing/own-process.ts'
import { findChromium } from '../../bin/chromium.ts'

const browser = findChromium()

/** Where this file alone makes its folders: other audits of this machine come and go. */
const ownFolder = mkdtempSync(join(tmpdir(), 'ibid-rendering-'))
beforeAll(() => {
  process.env['TMPDIR'] = ownFolder
})
afterAll(() => rmSync(ownFolder, { recursive: true, force: true }))
const folders = () => readdirSync(ownFolder).filter(name => name.startsWith('geo-render-'))

let renderer: Renderer
let host: string
let requests: string[]
let pages: Record<string, string>
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`)
  const body = pages[request.url ?? '']
  response.writeHead(body === undefined ? 404 : 200, {
    'content-type': request.url?.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
  })
  response.end(body)
})

beforeEach(async () => {
  requests = []
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  renderer = openRenderer({ browser, allow: [host] })
})
afterEach(async () => {
  await renderer.close()
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

async function render(page: string, others: Record<string, string> = {}) {
  pages = { '/': page, ...others }
  const exchange = await fetchAlone(`http://${host}/`, { allow: [host] })
  const made = await renderer.render(exchange)
  return typeof made === 'string' ? { unrendered: made } : made
}

test('a browser shows what scripts add, and does not request the page again', async () => {
  const rendering = await render(
    '<title>Stove</title><main id="app"></main><script src="/app.js"></script>',
    {
      '/app.js': 'document.querySelector("#app").innerHTML = "<p>Written by a script, word by word.</p>"',
    },
  )
  expect(rendering).toMatchObject({
    html: expect.stringContaining('<p>Written by a script, word by word.</p>'),
  })
  expect(requests.filter(request => request === 'GET /')).toHaveLength(1)
  expect(requests).toContain('GET /app.js')
})

test('the largest paint and the layout shifts of a page are measured', async () => {
  const rendering = await render('<main><h1>A heading to paint</h1><p>And a paragraph below it.</p></main>')
  expect(rendering).toMatchObject({ largestPaintMs: expect.any(Number), layoutShift: 0 })
})

test('a page cannot reach a private address, whatever it tries', async () => {
  let reached = 0
  const canary = createTcpServer(socket => {
    reached += 1
    socket.destroy()
  })
  await new Promise<void>(resolve => canary.listen(0, '127.0.0.1', resolve))
  const trap = `127.0.0.1:${(canary.address() as AddressInfo).port}`
  const rendering = await render(`<main><p>Trap</p></main>
    <img src="http://${trap}/image"><iframe src="http://${trap}/frame"></iframe><link rel="stylesheet" href="http://${trap}/style">
    <link rel="prefetch" href="http://${trap}/prefetch"><link rel="preconnect" href="http://${trap}">
    <object data="http://${trap}/object"></object><video src="http://${trap}/video"></video>
    <script src="http://${trap}/script"></script>
    <script>
      fetch('http://${trap}/fetch', { mode: 'no-cors' }).catch(() => {})
      navigator.sendBeacon('http://${trap}/beacon', 'x')
      try { new WebSocket('ws://${trap}/socket') } catch {}
      try { new EventSource('http://${trap}/events') } catch {}
      try { new Worker(URL.createObjectURL(new Blob(["fetch('http://${trap}/worker')"]))) } catch {}
      const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${trap}' }, { urls: 'turn:${trap}?transport=tcp', username: 'u', credential: 'c' }] })
      peer.createDataChannel('x'); peer.createOffer().then(offer => peer.setLocalDescription(offer))
      open('http://${trap}/window')
      setTimeout(() => { location = 'http://${trap}/location' }, 50)
    </script>`)
  expect(rendering).toMatchObject({ html: expect.stringContaining('Trap') })
  await new Promise(resolve => canary.close(resolve))
  expect(reached).toBe(0)
})

test('the private server of these tests is reached once its host and port are allowed by name', async () => {
  let reached = 0
  const canary = createTcpServer(socket => {
    reached += 1
    socket.destroy()
  })
  await new Promise<void>(resolve => canary.listen(0, '127.0.0.1', resolve))
  const trap = `127.0.0.1:${(canary.address() as AddressInfo).port}`
  const lenient = openRenderer({ browser, allow: [host, trap] })
  pages = { '/': `<main><p>Trap</p></main><script src="http://${trap}/script"></script>` }
  await lenient.render(await fetchAlone(`http://${host}/`, { allow: [host] }))
  await lenient.close()
  await new Promise(resolve => canary.close(resolve))
  expect(reached).toBeGreaterThan(0)
})

test('pictures and fonts are not requested, and a page that waits for them goes on', async () => {
  const rendering =
    await render(`<style>@font-face { font-family: Own; src: url(/own.woff2) } main { font-family: Own }</style>
    <main>Text</main><img src="/picture.png" srcset="/picture-2x.png 2x">
    <script>document.fonts.ready.then(() => { document.querySelector('main').append(' after its fonts') })</script>`)
  expect(rendering).toMatchObject({ html: expect.stringContaining('Text after its fonts') })
  expect(requests.filter(request => request !== 'GET /')).toEqual([])
})

test('the pages of an audit share one limit of requests', async () => {
  const scripts = Array.from({ length: 70 }, (_, index) => `<script src="/${index}.js"></script>`).join('')
  for (let page = 0; page < 5; page += 1) {
    await render(`<main>Text</main>${scripts}`)
  }
  const caused = requests.filter(request => request.endsWith('.js'))
  expect(caused.length).toBeGreaterThan(200)
  expect(caused.length).toBeLessThanOrEqual(renderLimits.requestsInAll)
})

test('when the process of an audit is killed, its browser ends with it', async () => {
  pages = { '/': '<main>Text</main><script>for (;;);</script>' }
  const audit = auditInProcess(`http://${host}/`, { allow: [host], browser })
  await expect.poll(browsersOfOurs, { timeout: 60_000 }).not.toEqual([])
  for (const child of ownProcess.children()) process.kill(child, 'SIGKILL')
  expect(await audit).toMatchObject({ outcome: 'failed', problem: { code: 'too-much' } })
  await expect.poll(browsersOfOurs, { timeout: 60_000 }).toEqual([])
})

/** Browsers whose files are in a folder that this process made for an audit. */
function browsersOfOurs(): readonly number[] {
  return processes()
    .filter(({ command }) => command.includes(`geo-audit-${process.pid}-`))
    .map(({ pid }) => pid)
}

function processes(): readonly { readonly pid: number; readonly command: string }[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/u.test(name))
    .map(name => ({ pid: Number(name), command: commandOf(name) }))
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('a page can only load what draws it: it cannot post, play sounds or go to another page', async () => {
  await render(
    `<main>Text</main><audio src="/sound.mp3" autoplay></audio><form method="post" action="/buy"></form>
    <script>fetch('/track', { method: 'POST', body: 'x' }).catch(() => {}); document.forms[0].submit()</script>`,
  )
  expect(requests.filter(request => request !== 'GET /')).toEqual([])
})

test.each([
  [
    'refreshes itself endlessly',
    '<meta http-equiv="refresh" content="0"><main><p>Again and again it comes.</p></main>',
  ],
  [
    'reloads itself endlessly',
    '<main><p>Round and round it goes.</p></main><script>location.reload()</script>',
  ],
])('a page that %s is loaded only once', async (_name, page) => {
  await render(page)
  expect(requests.filter(request => request === 'GET /')).toHaveLength(1)
})

test.each([
  ['never ends its script', 'out-of-time', '<script>for (;;);</script>'],
  [
    'keeps a hundred workers busy',
    'out-of-time',
    `<script>for (let i = 0; i < 100; i++) new Worker(URL.createObjectURL(new Blob(['for (;;);'])))</script><script>for (;;);</script>`,
  ],
  [
    'fills the memory',
    // Memory or time, whichever runs out first on this machine.
    expect.stringMatching(/^(failed|out-of-time)$/u),
    '<script>const held = []; for (;;) held.push(new Uint8Array(50_000_000).fill(1))</script>',
  ],
])(
  'a page that %s is abandoned, its browser is ended, and the next page is rendered',
  async (_name, unrendered, page) => {
    const before = folders()
    expect(await render(page)).toEqual({ unrendered })
    expect(folders()).toEqual(before)
    expect(await render('<main><p>The next page is well.</p></main>')).toMatchObject({
      html: expect.stringContaining('The next page is well.'),
    })
  },
)

test('without a browser at the given path, the page is not rendered, and nothing fails', async () => {
  const none = openRenderer({ browser: '/nowhere/chromium', allow: [host] })
  pages = { '/': '<main>Text</main>' }
  expect(await none.render(await fetchAlone(`http://${host}/`, { allow: [host] }))).toBe('failed')
  await none.close()
})

test('an audit with a browser names the sentences that scripts add; without one it says that it cannot tell', async () => {
  pages = {
    '/': '<html lang="en"><title>Stoves</title><main><h1>Stoves</h1><p>This sentence is in the page as sent.</p><div id="more"></div></main><script src="/app.js"></script></html>',
    '/app.js': 'document.querySelector("#more").innerHTML = "<p>This one is brought by a script.</p>"',
  }
  const read = async (options: { browser?: string }) => {
    const report = await auditSite(`http://${host}/`, { allow: [host], ...options })
    return report.findings.find(({ check }) => check === 'text-without-script')
  }
  expect(await read({})).toMatchObject({ verdict: 'could-not-tell' })
  const finding = await read({ browser })
  expect(finding).toMatchObject({ verdict: 'partial' })
  expect(finding?.evidence.map(({ quote }) => quote)).toEqual(['This one is brought by a script.'])
})
