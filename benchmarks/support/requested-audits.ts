import { setTimeout as wait } from 'node:timers/promises'
import { auditFormPaths } from '#contracts/paths.ts'
import { postForm } from '#server/testing/ask.ts'

/** Between two requests for the progress of an audit, as often as visitors' pages make them, in milliseconds. */
const lookMs = 500

/** Asks for an audit as a visitor without JavaScript does, and waits for its end. */
export async function requestAudit(
  origin: string,
  { url, email, headers = {} }: { url: string; email: string; headers?: Readonly<Record<string, string>> },
  patienceMs: number,
): Promise<'completed' | 'failed'> {
  const answer = await postForm(origin, auditFormPaths.en, { values: { url, email }, headers })
  if (answer.status !== 303) throw new Error(`An audit was answered with ${answer.status}.`)
  const { pathname } = new URL(String(answer.headers.location), origin)
  const until = Date.now() + patienceMs
  while (Date.now() < until) {
    const { status } = await (await fetch(`${origin}${pathname}/progress`)).json()
    if (status === 'completed' || status === 'failed') return status
    await wait(lookMs)
  }
  throw new Error('An audit has not ended in time.')
}
