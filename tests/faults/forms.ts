import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { envelope } from '#contracts/forms.ts'
import { auditRequest, contact } from '#database/testing/visitor.ts'
import { issueToken } from '#server/forms/form-token.ts'
import { type Answer, call } from '#server/testing/ask.ts'
import { ready } from './faults.ts'
import type { SentForm } from './history.ts'
import type { Scene } from './scene.ts'

/** A form that no other is like, from a person of its own. */
export function newForm(kind: SentForm['kind']): SentForm {
  const key = randomUUID()
  return { kind, key, email: `${key}@example.org`, accepted: [], attempts: 0 }
}

/** Sends a form until it is accepted, as a person does who sees that it did not work. `count` is told of each status. */
export async function submit(scene: Scene, form: SentForm, count: (status: string) => void): Promise<void> {
  for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
    const status = await send(scene, form)
    count(String(status ?? 'none'))
    if (status === 200) return
    await ready(scene.web)
  }
  throw new Error(`The form ${form.key} was not accepted in ${attemptsMax} attempts.`)
}

const attemptsMax = 20

/** Sends a form once, and notes what is learnt of it. Answers with the status; null when no answer comes. */
export async function send(scene: Scene, form: SentForm): Promise<number | null> {
  form.attempts += 1
  const answer = await post(scene, form).catch(() => null)
  if (answer?.status === 503) expect(answer.headers['retry-after']).toBeDefined()
  if (answer?.status === 200) form.accepted.push(leadOf(answer))
  return answer?.status ?? null
}

function leadOf({ text }: Answer): string {
  const { success, lead_id, error } = JSON.parse(text)
  expect([success, error]).toEqual([true, null])
  return lead_id
}

let visitors = 0

async function post({ web, formSecret }: Scene, { kind, key, email }: SentForm): Promise<Answer> {
  visitors += 1
  const headers = {
    [envelope.key.header]: key,
    // Of someone who took their time.
    [envelope.token.header]: issueToken(formSecret, Date.now() - 10_000),
    // Of a network of its own, since each has a limit.
    'x-forwarded-for': `10.${visitors % 250}.${Math.floor(visitors / 250) % 250}.7`,
  }
  const [procedure, values] =
    kind === 'message'
      ? ['create_lead_from_contact_form', { ...contact, p_email: email }]
      : [
          'create_free_audit_from_form',
          { ...auditRequest, p_email: email, p_website: `https://${key}.invalid` },
        ]
  const { origin } = await web.site()
  return call(origin, `rpc/${procedure}`, { values, headers })
}
