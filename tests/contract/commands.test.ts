import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { contactFormPaths } from '#contracts/paths.ts'
import { makeDataFolder } from '#database/testing/templates.ts'
import { postForm } from '#server/testing/ask.ts'
import { createDatabase } from '../support/postgres.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

/** Each program is a process, which may open a database. */
const patience = { timeout: 120_000 }

const folder = mkdtempSync(join(tmpdir(), 'ibid-commands-'))
const dataFolder = join(folder, 'data')
const backups = join(folder, 'backups')
const root = join(import.meta.dirname, '../..')

let site: RunningSite
beforeAll(async () => {
  await makeDataFolder(dataFolder)
  site = await startSite({ DATA_DIR: dataFolder })
}, patience.timeout)
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true })
})

interface Ended {
  readonly code: number
  readonly output: string
  readonly error: string
}

/** Runs `npm run <name> -- …`, without npm. */
function run(
  name: string,
  parameters: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const program = join(root, `bin/${name}.ts`)
  const env = { ...process.env, DATA_DIR: dataFolder, ...settings }
  return new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [program, ...parameters],
      { env, maxBuffer: 10_000_000 },
      (_, output, error) => resolve({ code: child.exitCode ?? -1, output, error }),
    )
  })
}

async function write(name: string) {
  const values = { firstName: name, lastName: 'Dupont', email: `${name}@example.org`, message: 'Bonjour' }
  const { status } = await postForm(site.origin, contactFormPaths.fr, { values })
  expect(status).toBe(303)
}

const newestBackup = () => join(backups, readdirSync(backups).toSorted().at(-1) ?? '')

test('the bill of materials lists every package of production with its hash, Node among them', async () => {
  const { code, output } = await run('sbom')
  expect(code).toBe(0)
  const { bomFormat, components } = JSON.parse(output)
  expect(bomFormat).toBe('CycloneDX')
  const listed: readonly string[] = components.map((component: Component) => component['bom-ref'])
  expect(listed.toSorted()).toEqual(packagesOfProduction())
  expect(components.filter(({ hashes }: Component) => !hashes?.length)).toEqual([])
  expect(listed.filter(name => /^node-linux-(?:x64|arm64)@24\./.test(name))).toHaveLength(2)
})

interface Component {
  readonly 'bom-ref': string
  readonly hashes?: readonly unknown[]
}

function packagesOfProduction(): readonly string[] {
  const lock: { packages: Record<string, { name?: string; version: string; dev?: boolean }> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  )
  const names = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { name, version }]) => `${name ?? path.replace(/^.*node_modules\//, '')}@${version}`)
  expect(names.length).toBeGreaterThan(300)
  return [...new Set(names)].sort()
}

describe('while the site runs', () => {
  test('a backup is written, and whoever wrote afterwards is not in it', patience, async () => {
    await write('marie')
    await write('paul')
    const written = await run('backup', [backups])
    expect(written).toMatchObject({ code: 0, error: '' })
    expect(written.output).toContain(newestBackup())
    await write('nora')
    const text = gunzipSync(readFileSync(newestBackup())).toString()
    expect([text.includes('marie@'), text.includes('paul@'), text.includes('nora@')]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('a person is found, exported and erased by their address', patience, async () => {
    expect((await run('privacy', ['find', 'Marie@example.org'])).output).toMatch(/^leads: 1$/m)
    const exported = JSON.parse((await run('privacy', ['export', 'marie@example.org'])).output)
    expect(exported.leads).toMatchObject([{ name: 'marie Dupont', message: 'Message : Bonjour' }])
    expect((await run('privacy', ['erase', 'marie@example.org'])).output).toContain('Erased: 1 leads')
    expect((await run('privacy', ['find', 'marie@example.org'])).output).toBe(
      'Nothing is stored of marie@example.org.\n',
    )
    expect((await run('privacy', ['find', 'paul@example.org'])).output).toMatch(/^leads: 1$/m)
  })

  test('no other process may restore over its data', patience, async () => {
    const refused = await run('restore', [newestBackup()])
    expect([refused.code, refused.error]).toEqual([1, expect.stringContaining('is in use by process')])
  })
})

describe('once it has ended', () => {
  beforeAll(async () => {
    await site.stop()
  })

  test(
    'a backup is restored elsewhere, where the erased person stays erased, and a site starts on it',
    patience,
    async () => {
      const restoredFolder = join(folder, 'restored')
      mkdirSync(restoredFolder)
      cpSync(join(dataFolder, 'erasures.json'), join(restoredFolder, 'erasures.json'))
      const settings = { DATA_DIR: restoredFolder }
      const restored = await run('restore', [newestBackup()], settings)
      expect([restored.code, restored.output]).toEqual([0, expect.stringContaining('Erased again: 1 leads')])
      const again = await startSite(settings)
      expect((await run('privacy', ['find', 'paul@example.org'], settings)).output).toMatch(/^leads: 1$/m)
      expect((await run('privacy', ['find', 'marie@example.org'], settings)).output).toMatch(/^Nothing/)
      expect(await again.stop()).toBe(0)
    },
  )

  test('a backup is not restored over it', patience, async () => {
    const refused = await run('restore', [newestBackup()])
    expect([refused.code, refused.error]).toEqual([
      1,
      expect.stringContaining('There is a database already.'),
    ])
  })

  test.runIf(inject('postgres'))('it moves to PostgreSQL, each table compared', patience, async () => {
    const settings = { DATABASE_URL: await createDatabase(inject('postgres') ?? '') }
    const moved = await run('move-to-postgres', [], settings)
    expect([moved.code, moved.error]).toEqual([0, ''])
    expect(moved.output).toMatch(/^leads: 2 rows, digest \d+$/m)
    expect((await run('privacy', ['find', 'nora@example.org'], settings)).output).toMatch(/^leads: 1$/m)
  })

  test.each([
    ['privacy', [], 'find|export|erase'],
    ['privacy', ['erase', 'everybody'], 'find|export|erase'],
    ['restore', [], 'Say which backup'],
    ['move-to-postgres', [], 'DATABASE_URL is not set'],
    ['desk', [], 'No server answers'],
  ])('%s %j says what it needs', async (name, parameters, words) => {
    const refused = await run(name, parameters)
    expect([refused.code, refused.output, refused.error]).toEqual([1, '', expect.stringContaining(words)])
  })
})
