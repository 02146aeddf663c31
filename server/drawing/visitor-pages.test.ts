import { expect, test } from 'vitest'
import { finishAudit } from '#database/audits.ts'
import { asVisitor } from '#database/calls.ts'
import { auditRequest, createFreeAudit } from '#database/testing/visitor.ts'
import { completeReport } from '#tests/support/sample-report.ts'
import { ask } from '../testing/ask.ts'
import { keepLoggedLines } from '../testing/logged-lines.ts'
import { drawn } from '../testing/made-up-build.ts'
import { sharedServer } from '../testing/test-server.ts'

const share = 20
const server = await sharedServer({
  settings: { TRUST_PROXY: '127.0.0.1', DRAWN_PAGES_PER_NETWORK_PER_MINUTE: String(share) },
})
keepLoggedLines()

let networks = 0
const newNetwork = () => `192.0.2.${++networks}`
const get = (path: string, address: string) =>
  ask(server.origin, path, { headers: { 'x-forwarded-for': address } })

async function statuses(path: string, address: string): Promise<readonly number[]> {
  const seen: number[] = []
  for (let request = 0; request < 3 * share; request++) seen.push((await get(path, address)).status)
  return seen
}

test('a network that has used up its drawn pages is told when to come back, and still gets built pages', async () => {
  const address = newNetwork()
  const seen = await statuses('/tools/free-geo-audit?url=example.com', address)
  expect(seen.filter(status => status === 200).length).toBeLessThanOrEqual(2 * share)
  let refused = await get('/tools/free-geo-audit?url=example.com', address)
  // A minute may end in between, and another begin.
  while (refused.status === 200) refused = await get('/tools/free-geo-audit?url=example.com', address)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await get('/', address)).status).toBe(200)
  expect((await get('/tools/free-geo-audit?url=example.com', newNetwork())).status).toBe(200)
})

test('a page that is the same for everyone is drawn once, and does not count for a network', async () => {
  expect(new Set(await statuses('/agency/contact?sent', newNetwork()))).toEqual(new Set([200]))
})

test('an error page is drawn once, and shows the reference of each error', async () => {
  const references = new Set<string>()
  for (let error = 0; error < 3; error++) {
    const { text } = await ask(server.origin, '/agency/contact', { method: 'POST', body: 'a' })
    const { page } = drawn(text)
    references.add(page.kind === 'error' ? page.reference : 'no error')
  }
  expect(references.size).toBe(3)
  expect([...references].every(reference => /^[0-9A-F]{8}$/.test(reference))).toBe(true)
})

test('a finished report is drawn once for all readers, again when it changes, and separately for its owner', async () => {
  const { audit_id, owner_key } = await asVisitor(server.database, query =>
    createFreeAudit(query, auditRequest),
  )
  await server.database.transaction(query => finishAudit(query, audit_id ?? '', completeReport))
  const path = `/audits/${audit_id}`
  const [one, other] = [await get(path, newNetwork()), await get(path, newNetwork())]
  expect([one.status, other.text]).toEqual([200, one.text])
  expect((await get(`${path}?owner=${owner_key}`, newNetwork())).text).toContain(owner_key)
  expect((await get(path, newNetwork())).text).not.toContain(owner_key)
  expect((await get(`${path}?verdict=passed`, newNetwork())).text).not.toBe(one.text)
  await server.rows("update audits set requested_at = requested_at - interval '1 hour' where id = $1", [
    audit_id,
  ])
  expect((await get(path, newNetwork())).text).not.toBe(one.text)
})
