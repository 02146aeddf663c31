import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSampleSite } from '#tests/support/sample-site.ts'

let site: Awaited<ReturnType<typeof startSampleSite>>
beforeAll(async () => {
  site = await startSampleSite()
})
afterAll(() => site.close())

interface Ended {
  readonly code: number | string | null | undefined
  readonly stdout: string
  readonly stderr: string
}

function run(...parameters: readonly string[]): Promise<Ended> {
  const path = new URL('./cli.ts', import.meta.url).pathname
  return new Promise(resolve => {
    execFile(process.execPath, [path, ...parameters], (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, stdout, stderr }),
    )
  })
}

test('an address is enough: the report is printed in English, and nothing else is in the output', async () => {
  const { code, stdout, stderr } = await run(site.origin, '--allow', site.host)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/^\d+ ± \d+ \/ 100\n/u)
  expect(stdout).toContain('What to do')
})

test('the format and the language can be chosen', async () => {
  const [french, json] = await Promise.all([
    run(site.origin, '--allow', site.host, '--language', 'fr'),
    run(site.origin, '--allow', site.host, '--format', 'json'),
  ])
  expect(french.stdout).toContain('À faire')
  expect(JSON.parse(json.stdout)).toMatchObject({ reportVersion: 1, outcome: 'complete' })
})

test('a score under the limit ends with exit code 1, after printing the report', async () => {
  const [under, over] = await Promise.all([
    run(site.origin, '--allow', site.host, '--fail-under', '100', '--pages', '2', '--format', 'json'),
    run(site.origin, '--allow', site.host, '--fail-under', '0', '--pages', '2', '--format', 'json'),
  ])
  expect([under.code, over.code]).toEqual([1, 0])
  expect(JSON.parse(under.stdout).pages).toHaveLength(2)
})

test('an earlier report is compared with the new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ibid-cli-'))
  const kept = join(folder, 'old.json')
  const { stdout: old } = await run(site.origin, '--allow', site.host, '--pages', '2', '--format', 'json')
  writeFileSync(kept, old)
  const { stdout } = await run(site.origin, '--allow', site.host, '--pages', '2', '--compare', kept)
  rmSync(folder, { recursive: true })
  expect(stdout).toMatch(
    /^\d+ ± \d+ \/ 100\n[\s\S]*?\nSince \w+ \d+, \d{4}\n─+\nThe score has not changed\./u,
  )
})

test('a site that cannot be judged ends with exit code 1, and says why', async () => {
  const { code, stdout } = await run('http://127.0.0.1/')
  expect(code).toBe(1)
  expect(stdout).toContain("This address isn't public.")
})

test.each([
  [[], 'An address is missing.'],
  [['a.example', 'b.example'], 'One address at a time'],
  [['a.example', '--format', 'pdf'], 'There is no format "pdf".'],
  [['a.example', '--language', 'de'], 'There is no language "de".'],
  [['a.example', '--colour'], "Unknown option '--colour'"],
  [['a.example', '--pages', '0'], '--pages takes a whole number from 1 to 100, not "0".'],
  [['a.example', '--fail-under', 'high'], '--fail-under takes a whole number from 0 to 100, not "high".'],
  [['a.example', '--compare', '/nowhere.json'], '/nowhere.json cannot be read'],
  [['a.example', '--compare', 'package.json'], 'package.json is not a report'],
])(
  'wrong parameters end with exit code 2 and an explanation of the usage: %j',
  async (parameters, mistake) => {
    const { code, stdout, stderr } = await run(...parameters)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toContain(mistake)
    expect(stderr).toContain('Usage: npm run audit -- ADDRESS')
  },
)
