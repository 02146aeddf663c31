import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengthLimits } from '#contracts/calls.ts'
import type { Database } from '#database/database.ts'
import { badInputs, textOfInput } from '#database/testing/bad-inputs.ts'
import { engines } from '#database/testing/engines.ts'
import { auditRequest, contact } from '#database/testing/visitor.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

describe.each(engines)('a call on $name', engine => {
  let database: Database
  let server: TestServer
  let client: PostgrestClient
  beforeAll(async () => {
    database = await engine.open()
    server = await startTestServer({ database, settings: { AUDITS_PER_NETWORK_PER_DAY: '1000' } })
    client = new PostgrestClient(`${server.origin}/rest/v1`)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  function send(field: string, text: string) {
    const p_email = `${crypto.randomUUID()}@example.org`
    return field === 'website'
      ? client.rpc('create_free_audit_from_form', { ...auditRequest, p_email, p_website: text })
      : client.rpc('create_lead_from_contact_form', { ...contact, p_email, [`p_${field}`]: text })
  }

  function stored(field: string, leadId: string) {
    const sql =
      field === 'website'
        ? 'select address as kept from audits where lead_id = $1'
        : `select ${field} as kept from leads where id = $1`
    return database.transaction(query => query(sql, [leadId]))
  }

  test.each(badInputs)('with $field, $reason: $expect', async input => {
    const { field, expect: outcome } = input
    const text = textOfInput(input.value, lengthLimits[field])
    const { data, error, status } = await send(field, text)
    if (outcome === 'stored') {
      expect({ error, status, data }).toMatchObject({
        error: null,
        status: 200,
        data: { success: true, error: null },
      })
      expect(await stored(field, data.lead_id)).toEqual([{ kept: input.stored ?? text }])
    } else {
      // What no database can store is refused by the server; what a procedure refuses has a sentence.
      const sentence = data === null ? error?.message : data.error
      expect(status).toBeLessThan(500)
      expect(sentence).toMatch(/^.{10,}$/)
      expect(data?.success ?? false).toBe(false)
    }
  })

  test.each(['message', 'name'])('with a %s of a megabyte is refused before it is read', async field => {
    const { data, status } = await send(field, 'a'.repeat(1_000_000))
    expect([data, status]).toEqual([null, 413])
  })
})
