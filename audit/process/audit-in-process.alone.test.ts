import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { AuditProgress } from '#contracts/audit-report.ts'
import { type LocalServer, serveLocally } from '#tests/support/local-server.ts'
import { type SampleSite, startSampleSite } from '#tests/support/sample-site.ts'
import { auditSite } from '../index.ts'
import { ownProcess } from '../testing/own-process.ts'
import { auditInProcess, type ProcessOptions } from './audit-in-process.ts'
import { makeFolder, removeLeftFolders } from './folders.ts'
import { processLimits } from './limits.ts'

let site: SampleSite
let silent: LocalServer
beforeAll(async () => {
  site = await startSampleSite()
  // An audit of it goes on for as long as it takes to look at it.
  silent = await serveLocally(() => {})
})
afterAll(async () => {
  await site.close()
  await silent.close()
})

const patience = { timeout: 60_000 }

test('a site is audited as without a process, with its progress, and nothing is left behind', async () => {
  const steps: AuditProgress['step'][] = []
  const report = await auditInProcess(site.origin, {
    allow: [site.host],
    onProgress: ({ step }) => steps.push(step),
  })
  const here = await auditSite(site.origin, { allow: [site.host] })
  expect(report.findings.map(({ check, verdict }) => [check, verdict])).toEqual(
    here.findings.map(({ check, verdict }) => [check, verdict]),
  )
  expect(report.pages).toHaveLength(12)
  expect([...new Set(steps)]).toEqual(['looking', 'reading', 'asking', 'judging'])
  expect(children()).toEqual([])
  expect(folders()).toEqual([])
})

test('the process knows no secret, has none of our files open, and has a low priority', async () => {
  process.env['DATABASE_URL'] = 'postgres://ibid:secret@db/ibid'
  process.env['SMTP_URL'] = 'smtps://ibid:secret@mail/'
  onTestFinished(() => {
    delete process.env['DATABASE_URL']
    delete process.env['SMTP_URL']
  })
  await during(silentAudit(), async child => {
    const environment = readFileSync(`/proc/${child}/environ`, 'utf8').split('\0').filter(Boolean)
    expect(environment.join('\n')).not.toContain('secret')
    expect(environment.map(line => line.split('=')[0]).filter(name => !known.has(name ?? ''))).toEqual([])
    expect(niceness(child)).toBe(processLimits.niceness)
    // A process that starts has its libraries open for a moment; what it inherits stays open.
    const open = () => readdirSync(`/proc/${child}/fd`).flatMap(fd => linkOf(`/proc/${child}/fd/${fd}`))
    const files = () => open().filter(path => path.startsWith('/') && !/^\/(?:dev|proc)\//.test(path))
    await expect.poll(files, patience).toEqual([])
  })
})

const known = new Set(
  'PATH LANG TZ NODE_OPTIONS NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR TMPDIR HOME NODE_COMPILE_CACHE'.split(
    ' ',
  ),
)

const faults: readonly (readonly [string, string, string])[] = [
  ['loops', 'for (;;) {}', 'too-much'],
  ['fills its heap', 'const all = []; for (;;) all.push({ all })', 'too-much'],
  [
    'takes 3 GB beside its heap',
    'const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1))',
    'too-much',
  ],
  ['is killed', 'process.kill(process.pid, "SIGKILL")', 'too-much'],
  ['crashes', 'throw new Error("postgres://secret")', 'internal'],
  ['ends without a word', '', 'internal'],
  ['says something else', 'console.log("Hello"); setInterval(() => {}, 1000)', 'internal'],
  ['says what is no report', 'console.log(`{"report":{}}`); setInterval(() => {}, 1000)', 'internal'],
  [
    'never ends its line',
    'const say = () => process.stdout.write("x".repeat(10_000), say); say()',
    'internal',
  ],
  [
    'tells its progress for ever',
    'const say = () => process.stdout.write(`{"progress":{"step":"looking"}}\\n`.repeat(100), say); say()',
    'internal',
  ],
  [
    'hands back a report beyond all bounds',
    `process.stdout.write('{"report":{"reportVersion":1,"site":"' + 'x'.repeat(2_000_000) + '"}}\\n')`,
    'internal',
  ],
]

test.each(faults)(
  'a process that %s ends only its own audit, with an explanation',
  async (_fault, source, code) => {
    const before = ownProcess.liveBytes()
    const report = await audit('https://shop.example/', {
      program: ['--eval', source],
      bounds: { ...processLimits, deadlineMs: 8_000, memoryMb: 400, heapMb: 100 },
    })
    expect(report).toMatchObject({ outcome: 'failed', address: 'https://shop.example/', problem: { code } })
    expect(JSON.stringify(report)).not.toContain('secret')
    expect([report.problem?.title.fr, report.problem?.mend.en]).not.toContain('')
    expect(children()).toEqual([])
    expect(folders()).toEqual([])
    expect(ownProcess.liveBytes() - before).toBeLessThan(20_000_000)
  },
)

test('a cancelled audit rejects with the reason, and its process ends', async () => {
  const controller = new AbortController()
  const called = audit(silent.origin, { allow: [silent.host], signal: controller.signal })
  await expect.poll(children, patience).toHaveLength(1)
  controller.abort(new Error('The server is closing.'))
  await expect(called).rejects.toThrow('The server is closing.')
  expect(children()).toEqual([])
  expect(folders()).toEqual([])
})

test('an audit whose server is killed ends too, however busy it is', async () => {
  const server = startServer(`
    const { auditInProcess } = await import(${JSON.stringify(join(import.meta.dirname, 'audit-in-process.ts'))})
    await auditInProcess(${JSON.stringify(silent.origin)}, { allow: [${JSON.stringify(silent.host)}] })`)
  await expect.poll(() => childrenOf(server.pid), patience).toHaveLength(1)
  const [child] = childrenOf(server.pid)
  server.kill('SIGKILL')
  await expect.poll(() => existsSync(`/proc/${child}`), patience).toBe(false)
  removeLeftFolders()
  expect(folders()).toEqual([])
})

test('folders left by a killed server are removed at the next start; those in use are kept', () => {
  const own = makeFolder()
  const gone = join(tmpdir(), 'geo-audit-999999999-left')
  const used = join(tmpdir(), `geo-audit-${process.ppid}-used`)
  for (const folder of [gone, used]) mkdirSync(folder, { recursive: true })
  onTestFinished(() => rmdirSync(used))
  removeLeftFolders()
  expect([own, gone, used].map(folder => existsSync(folder))).toEqual([false, false, true])
})

/** Uses the process of an audit while it goes on, and calls it off. */
async function during(started: AbortController, use: (child: string) => Promise<void>): Promise<void> {
  await expect.poll(children, patience).toHaveLength(1)
  const [child = ''] = children()
  try {
    await use(child)
  } finally {
    started.abort()
    await expect.poll(children, patience).toEqual([])
  }
}

function silentAudit(): AbortController {
  const controller = new AbortController()
  audit(silent.origin, { allow: [silent.host], signal: controller.signal }).catch(() => {})
  return controller
}

function audit(address: string, options: Partial<ProcessOptions>) {
  return auditInProcess(address, { allow: [], ...options })
}

function startServer(source: string): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '--eval', source], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: 'ignore',
  })
}

function children(): readonly string[] {
  return childrenOf(process.pid)
}

function childrenOf(parent: number | undefined): readonly string[] {
  return readdirSync('/proc').filter(name => /^\d+$/.test(name) && statOf(name)[1] === String(parent))
}

function niceness(pid: string): number {
  return Number(statOf(pid)[16])
}

/** The fields of `stat` after the name in parentheses (proc(5)): state, parent, … */
function statOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}

function linkOf(path: string): readonly string[] {
  try {
    return [readlinkSync(path)]
  } catch {
    return []
  }
}

/** Of this process alone: other tests of this machine audit too. */
function folders(): readonly string[] {
  return readdirSync(tmpdir()).filter(name => name.startsWith(`geo-audit-${process.pid}-`))
}
