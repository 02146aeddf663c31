import { execFile } from 'node:child_process'
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

test('an address is enough: the report comes out, in English, and nothing else in a pipe', async () => {
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

test('a site that cannot be judged ends with 1, and says why', async () => {
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
])('a wrong use ends with 2 and the way to use it: %j', async (parameters, mistake) => {
  const { code, stdout, stderr } = await run(...parameters)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(mistake)
  expect(stderr).toContain('Usage: node audit/cli.ts ADDRESS')
})
