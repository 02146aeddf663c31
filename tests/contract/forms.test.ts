import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lengthLimits } from '#contracts/calls.ts'
import { footerMessageLimit } from '#contracts/footer-form.ts'
import { auditFormPaths, contactFormPaths, footerFormPaths } from '#contracts/paths.ts'
import type { Database } from '#database/database.ts'
import { type BadInputField, badInputs, textOfInput } from '#database/testing/bad-inputs.ts'
import { engines } from '#database/testing/engines.ts'
import { postForm } from '#server/testing/ask.ts'
import { drawn } from '#server/testing/made-up-build.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

/** A form with the field, its other values, and the query that reads what was stored. */
interface FieldOnForm {
  readonly path: string
  readonly field: string
  readonly limit: number
  readonly others: Readonly<Record<string, string>>
  readonly stored: string
}

const person = { message: 'Bonjour' }
const footer = { path: footerFormPaths.fr, others: { ...person, name: 'Marie' } }
const contact = { path: contactFormPaths.fr, others: { ...person, firstName: 'Marie', lastName: 'Dupont' } }
const audit = { path: auditFormPaths.fr, others: {} }

/** No form asks for a phone number. */
const fields: Readonly<Record<Exclude<BadInputField, 'phone'>, FieldOnForm>> = {
  name: { ...footer, field: 'name', limit: lengthLimits.name, stored: 'select name as kept from leads' },
  email: { ...footer, field: 'email', limit: lengthLimits.email, stored: 'select email as kept from leads' },
  message: {
    ...footer,
    field: 'message',
    limit: footerMessageLimit,
    stored: `select substr(message, 1 + length('[footer-contact] ')) as kept from leads`,
  },
  company: {
    ...contact,
    field: 'company',
    limit: lengthLimits.company,
    stored: 'select company as kept from leads',
  },
  website: {
    ...audit,
    field: 'url',
    limit: lengthLimits.website,
    stored: 'select address as kept from audits',
  },
}

const cases = badInputs.flatMap(({ field, ...input }) =>
  field === 'phone' || !canBePosted(input.value)
    ? []
    : [{ ...fields[field], input, reason: input.reason, expected: input.expect }],
)

/** A browser posts the replacement character for half of a surrogate pair. */
function canBePosted(value: (typeof badInputs)[number]['value']): boolean {
  return typeof value !== 'string' || value.isWellFormed()
}

describe.each(engines)('a form, on $name', engine => {
  let database: Database
  let server: TestServer
  beforeAll(async () => {
    database = await engine.open()
    server = await startTestServer({ database, settings: { AUDITS_PER_NETWORK_PER_DAY: '100' } })
  })
  beforeEach(() => database.transaction(query => query('truncate leads cascade')))
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  test.each(cases)(
    'takes $field, $reason: $expected',
    async ({ path, field, others, limit, stored, input }) => {
      const text = textOfInput(input.value, limit)
      // A new person each time, since an e-mail address has its limits.
      const values = { email: `${crypto.randomUUID()}@example.org`, ...others, [field]: text }
      const { status, text: html } = await postForm(server.origin, path, { values })
      const rows = await database.transaction(query => query(stored))
      if (input.expect === 'stored') {
        // A form sends one character for a line break, whatever was pasted.
        const kept = (input.stored ?? text).replaceAll('\r\n', '\n')
        expect({ status, rows }).toEqual({ status: 303, rows: [{ kept }] })
      } else {
        const { page } = drawn(html)
        expect({ status, rows }).toEqual({ status: 422, rows: [] })
        expect(page).toMatchObject({ form: { problems: [{ field }], outcome: 'editing' } })
        expect(page).toMatchObject({ form: { values } })
      }
    },
  )
})
