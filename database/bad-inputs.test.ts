import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lengthLimits } from '#contracts/calls.ts'
import { createFreeAudit, createLead } from './calls.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { engines } from './testing/engines.ts'
import { asVisitor, auditRequest, contact } from './testing/visitor.ts'

type Field = 'name' | 'email' | 'company' | 'phone' | 'message' | 'website'

/** A text, or how to make one: `times` is a number, or says how the limit of the field is met. */
type Value = string | { repeat: string; times: number | 'max' | 'max+1' | 'fill' } | { concat: Value[] }

interface Case {
  readonly field: Field
  readonly value: Value
  readonly expect: 'stored' | 'refused'
  /** What is stored when it is not the value itself. */
  readonly stored?: string
  readonly reason: string
}

// The file is ours, written by hand: its form is what the type says.
const cases: readonly Case[] = JSON.parse(
  readFileSync(new URL('testing/bad-inputs.json', import.meta.url), 'utf8'),
)

function textOf(value: Value, limit: number): string {
  if (typeof value === 'string') return value
  if ('concat' in value) return value.concat.map(part => textOf(part, limit)).join('')
  const length = [...value.repeat].length
  const times = { max: limit / length, 'max+1': limit + 1, fill: Math.floor(limit / length) }
  return value.repeat.repeat(typeof value.times === 'number' ? value.times : times[value.times])
}

describe.each(engines)('on $name', engine => {
  let database: Database
  beforeAll(async () => {
    database = await engine.open()
    await migrate(database)
  })
  afterAll(() => database.close())

  test.each(cases)('$field, $reason: $expect', async ({ field, value, expect: outcome, stored }) => {
    const text = textOf(value, lengthLimits[field])
    // Somebody new each time: an address has its limits.
    const p_email = `${crypto.randomUUID()}@example.org`
    const answer = await asVisitor(database, query =>
      field === 'website'
        ? createFreeAudit(query, { ...auditRequest, p_email, p_website: text })
        : createLead(query, { ...contact, p_email, [`p_${field}`]: text }),
    )
    const kept = await database.transaction(query =>
      query<{ kept: string }>(
        field === 'website'
          ? 'select address as kept from audits where lead_id = $1'
          : `select ${field} as kept from leads where id = $1`,
        [answer.lead_id],
      ),
    )
    if (outcome === 'refused') {
      expect(answer).toMatchObject({
        success: false,
        error: expect.stringMatching(/^[A-Z].*\.$/),
        lead_id: null,
      })
      expect(kept).toEqual([])
    } else {
      expect(answer).toMatchObject({ success: true, error: null })
      expect(kept).toEqual([{ kept: stored ?? text }])
    }
  })
})
