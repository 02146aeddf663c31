import { describe, expect, test } from 'vitest'
import { lengthLimits } from '#contracts/calls.ts'
import { asVisitor } from './calls.ts'
import { isStorable } from './storable-text.ts'
import { badInputs, textOfInput } from './testing/bad-inputs.ts'
import { engines, sharedDatabase } from './testing/engines.ts'
import { auditRequest, contact, createFreeAudit, createLead } from './testing/visitor.ts'

describe.each(engines)('on $name', async engine => {
  const database = await sharedDatabase(engine)

  test.each(badInputs)('$field, $reason: $expect', async ({ field, value, expect: outcome, stored }) => {
    const text = textOfInput(value, lengthLimits[field])
    // Somebody new each time: an address has its limits.
    const p_email = `${crypto.randomUUID()}@example.org`
    const call = asVisitor(database, query =>
      field === 'website'
        ? createFreeAudit(query, { ...auditRequest, p_email, p_website: text })
        : createLead(query, { ...contact, p_email, [`p_${field}`]: text }),
    )
    if (!isStorable(text)) return expect(call).rejects.toMatchObject({ code: '22021' })
    const answer = await call
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
