import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { claimedMinutes, limits } from '#audit/limits.ts'
import { readEnvironment, settings } from './environment.ts'

test('without any variable, every setting has a working value', () => {
  expect(readEnvironment({})).toEqual({
    port: 4321,
    host: 'localhost',
    metricsPort: null,
    metricsHost: '127.0.0.1',
    siteUrl: null,
    buildFolder: './dist',
    dataFolder: './.data',
    databaseUrl: null,
    deskMembers: [],
    databasePool: 10,
    role: 'all',
    smtpUrl: null,
    trustedProxies: [],
    auditAllow: [],
    auditBrowser: null,
    auditBrowserUnsandboxed: false,
    auditDeny: [],
    auditsPerNetworkPerDay: 20,
    drawnPagesPerNetworkPerMinute: 120,
    concurrentAudits: 2,
    crawlerLog: true,
    crawlerRanges: null,
    bodyBytesMax: 65_536,
  })
})

test('a report comes in the time that pages claim, with eight audits ahead that each take as long as they may', () => {
  const turns = 8 / readEnvironment({}).concurrentAudits + 1
  expect((turns * limits.judgedMs) / 60_000).toBeLessThanOrEqual(claimedMinutes)
})

test('an empty variable counts as absent', () => {
  expect(readEnvironment({ PORT: '', SITE_URL: ' ' })).toMatchObject({ port: 4321, siteUrl: null })
})

test.each([
  ['PORT', '0', { port: 0 }],
  ['HOST', '::1', { host: '::1' }],
  ['METRICS_PORT', '9464', { metricsPort: 9464 }],
  ['METRICS_HOST', '::1', { metricsHost: '::1' }],
  ['SITE_URL', 'https://www.example.com/', { siteUrl: 'https://www.example.com' }],
  ['DATA_DIR', '/var/lib/ibid', { dataFolder: '/var/lib/ibid' }],
  ['DATABASE_URL', 'postgresql://ibid@db/ibid', { databaseUrl: 'postgresql://ibid@db/ibid' }],
  ['DATABASE_URL', 'postgres://ibid@/ibid?host=%2Frun', { databaseUrl: 'postgres://ibid@/ibid?host=%2Frun' }],
  ['DATABASE_POOL', '4', { databasePool: 4 }],
  ['ROLE', 'worker', { role: 'worker' }],
  ['SMTP_URL', 'smtp://localhost:2525', { smtpUrl: 'smtp://localhost:2525' }],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/8,::1', { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'] }],
  ['AUDIT_ALLOW', 'localhost:8080,[::1]:81', { auditAllow: ['localhost:8080', '[::1]:81'] }],
  ['AUDIT_BROWSER', '/usr/bin/chromium', { auditBrowser: '/usr/bin/chromium' }],
  ['AUDIT_BROWSER_UNSANDBOXED', 'yes', { auditBrowserUnsandboxed: true }],
  ['AUDIT_DENY', '198.51.100.0/24, 2001:db8::1', { auditDeny: ['198.51.100.0/24', '2001:db8::1'] }],
  ['AUDITS_PER_NETWORK_PER_DAY', '5', { auditsPerNetworkPerDay: 5 }],
  ['CONCURRENT_AUDITS', '4', { concurrentAudits: 4 }],
  ['BODY_BYTES_MAX', '131072', { bodyBytesMax: 131_072 }],
])('%s may be %s', (name, value, expected) => {
  expect(readEnvironment({ [name]: value })).toMatchObject(expected)
})

test.each([
  ['PORT', '80a'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '1e3'],
  ['HOST', 'http://localhost'],
  ['HOST', 'localhost:80'],
  ['METRICS_PORT', 'on'],
  ['METRICS_HOST', '127.0.0.1:9464'],
  ['DATABASE_POOL', '1'],
  ['ROLE', 'both'],
  ['SITE_URL', 'www.example.com'],
  ['SITE_URL', 'https://example.com/site'],
  ['SITE_URL', 'ftp://example.com'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['AUDIT_ALLOW', 'localhost'],
  ['AUDIT_ALLOW', 'localhost:0'],
  ['AUDIT_BROWSER', 'chromium'],
  ['AUDIT_BROWSER_UNSANDBOXED', 'true'],
  ['AUDIT_DENY', 'example.com'],
  ['AUDITS_PER_NETWORK_PER_DAY', '0'],
  ['CONCURRENT_AUDITS', '33'],
  ['BODY_BYTES_MAX', '100'],
])('%s=%s is refused with its name, its value and what it should look like', (name, value) => {
  const { form } = Object.values(settings).find(setting => setting.name === name) ?? {}
  expect(() => readEnvironment({ [name]: value })).toThrow(
    `The setting ${name} has "${value}"; it must be ${form}.`,
  )
})

test('a wrong DATABASE_URL is refused without showing the password in it', () => {
  const refused = () => readEnvironment({ DATABASE_URL: 'mysql://root:secret@db/ibid' })
  expect(refused).toThrow(
    /The setting DATABASE_URL has .* such as postgres:\/\/user:password@host:5432\/name\./,
  )
  expect(refused).not.toThrow(/secret/)
})

describe('a secret may be in a file, which its setting with _FILE names:', () => {
  const secrets = Object.values(settings).filter(setting => 'secret' in setting)
  const contents: Readonly<Record<string, string>> = {
    DATABASE_URL: 'postgres://ibid:secret@db/ibid',
    SMTP_URL: 'smtps://ibid:secret@mail.example.com:465',
  }

  function fileWith(text: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'ibid-secret-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    writeFileSync(join(folder, 'secret'), text)
    return join(folder, 'secret')
  }

  test('these are all secrets', () => {
    expect(secrets.map(({ name }) => name)).toEqual(Object.keys(contents))
  })

  test.each(Object.entries(contents))('%s', (name, text) => {
    const fromFile = readEnvironment({ [`${name}_FILE`]: fileWith(`${text}\n`) })
    expect(fromFile).toEqual(readEnvironment({ [name]: text }))
    expect(Object.values(fromFile)).toContain(text)
  })

  test('a file that is missing or empty, or comes with the setting itself, is refused', () => {
    expect(() => readEnvironment({ DATABASE_URL_FILE: '/nowhere/secret' })).toThrow(
      'The file of DATABASE_URL_FILE (/nowhere/secret) cannot be read (ENOENT).',
    )
    const empty = fileWith('\n')
    expect(() => readEnvironment({ SMTP_URL_FILE: empty })).toThrow(`(${empty}) is empty.`)
    expect(() => readEnvironment({ SMTP_URL_FILE: empty, SMTP_URL: 'smtp://localhost' })).toThrow(
      'Both SMTP_URL and SMTP_URL_FILE are set: remove one.',
    )
  })

  test('a wrong content is refused without showing it', () => {
    const refused = () => readEnvironment({ DATABASE_URL_FILE: fileWith('mysql://root:secret@db/ibid') })
    expect(refused).toThrow(/^The setting DATABASE_URL has a value/)
    expect(refused).not.toThrow(/root/)
  })

  test('only a secret is read from a file', () => {
    expect(readEnvironment({ PORT_FILE: fileWith('80') })).toMatchObject({ port: 4321 })
  })
})
