import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { afdocs, agentReadability } from '../support/auditors.ts'
import type { LocalServer } from '../support/local-server.ts'
import { startMirror } from '../support/mirror.ts'
import { type RunningSite, startSite } from '../support/running-site.ts'

let site: RunningSite
let mirror: LocalServer
beforeAll(async () => {
  site = await startSite()
  mirror = await startMirror(site.origin, 'https://ibid.example')
})
afterAll(async () => {
  await mirror?.close()
  await site?.stop()
})

describe('auditors made by others', () => {
  test('find that agents can read the site: afdocs gives an A+', { timeout: 300_000 }, async () => {
    const { score, objections } = await afdocs(mirror.origin, 30)
    expect(objections.filter(objection => objection.startsWith('fail'))).toEqual([])
    // A whole report on one page has 78,000 characters, where afdocs wants at most 50,000.
    expect(score).toBeGreaterThanOrEqual(99)
  })

  /** Why is in docs/decisions/0009-markdown-twins.md. */
  test('object only to two things, which we do not follow', { timeout: 300_000 }, async () => {
    const { objections } = await agentReadability(mirror.origin)
    expect(objections).toEqual([
      'Agent UA → markdown (returned HTML)',
      'Missing page → markdown (returned 404)',
    ])
  })
})
