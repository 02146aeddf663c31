import { type ContactAnswer, callPath } from '#contracts/calls.ts'
import {
  envelope,
  type FormDescription,
  type FormToken,
  formTokenAge,
  formTokenPath,
  type Outcome,
  refusedOutcome,
} from '#contracts/forms.ts'
import type { Language } from '#contracts/languages.ts'
import { announce } from '../analytics/trackable-event.client.ts'

interface Sending<Granted> {
  readonly form: Pick<FormDescription<string>, 'procedure' | 'unexplained'>
  readonly parameters: object
  readonly headers: Readonly<Record<string, string>>
  readonly event: FormEvent<Granted>
}

/** What analytics may know about a form: never what was typed in it. */
interface FormEvent<Granted> {
  readonly type: 'contact_form' | 'service_form' | 'audit_form' | 'footer_form'
  readonly language: Language
  /** `granted` is null where sending failed. */
  properties(granted: Granted | null): Properties
}

export type Properties = Readonly<Record<string, string | number | boolean | null>>

/** Sends a form, and reports the outcome to analytics. Never throws. */
export async function submit<Granted extends ContactAnswer>({
  form,
  parameters,
  headers,
  event,
}: Sending<Granted>): Promise<Ending & { readonly granted: Granted | null }> {
  const answer = await call<Granted>(callPath(form.procedure), parameters, headers)
  const { outcome, error } = submissionOf(answer, form.unexplained)
  const granted = outcome === 'sent' ? answer.data : null
  const { type, language } = event
  if (type === 'audit_form' && granted) {
    announce({ type: 'geo_audit_started', category: 'audit', properties: { language } })
  }
  // Last, because it makes analytics send everything recorded.
  announce({
    type,
    category: 'form_submission',
    properties: {
      form_name: type,
      language,
      success: outcome === 'sent',
      ...event.properties(granted),
      ...(error && { error_type: outcome, error_message: error }),
    },
  })
  return { outcome, wait: answer.wait, granted }
}

/** The outcome, and past a limit when to come back, in seconds. */
export interface Ending {
  readonly outcome: Outcome
  readonly wait: number | undefined
}

/**
 * Reads the answer of a procedure. Without a success flag it is a failure: the server's text says which, or
 * `unexplained` where it gave none.
 */
export function submissionOf(
  { data, error }: Answer<ContactAnswer>,
  unexplained: string,
): { readonly outcome: Outcome; readonly error: string | null } {
  if (data?.success === true) return { outcome: 'sent', error: null }
  const text = (data ? data.error : error?.message) || unexplained
  return { outcome: refusedOutcome(text), error: text }
}

/** The data of a call, or why it failed. */
export type Answer<Data> = (
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: CallError }
) & {
  /** When the server may be asked again, in seconds, where it says so. */
  readonly wait?: number | undefined
}

interface CallError {
  /** From the server or the network: for the log, and to tell a limit from a failure. */
  readonly message: string
}

/**
 * Calls a procedure in PostgREST's wire format: parameters as JSON, its result or
 * `{ message }` as JSON. Never throws: a network that fails is an error like any other.
 */
export async function call<Data>(
  path: string,
  parameters: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Data>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      body: JSON.stringify(parameters),
      // The visitor may leave for another page as soon as the button is pressed.
      keepalive: true,
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json()
    // The shape of the answer is the contract of the procedure called.
    const wait = Number(response.headers.get('Retry-After')) || undefined
    return response.ok ? { data: answer as Data, error: null, wait } : { ...failure(messageOf(answer)), wait }
  } catch (cause) {
    return failure(String(cause))
  }
}

/** After this the server counts as down: what was typed is kept, and may be sent again. */
const timeoutMs = 30_000

function failure(message: string): { readonly data: null; readonly error: CallError } {
  return { data: null, error: { message } }
}

function messageOf(answer: unknown): string {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer
  return hasMessage ? String(answer.message) : ''
}

/** What travels with one form from its first use until it is sent; the next form has its own. */
export interface Envelope {
  /** The same for every attempt. */
  readonly key: string
  /** In milliseconds since 1970. */
  readonly usedSince: number
  /**
   * Resolves when the token is old enough to be valid; null where the server gives none. Requested once,
   * and again if that failed or the token has become too old.
   */
  token(): Promise<string | null>
}

interface HeldToken extends FormToken {
  readonly receivedAt: number
}

export function newEnvelope(key = newKey()): Envelope {
  let asked: Promise<HeldToken | null> | undefined
  return {
    key,
    usedSince: Date.now(),
    async token() {
      if (asked && !isFresh(await asked)) asked = undefined
      asked ??= fetchToken()
      const held = await asked
      if (held) await ripe(held)
      return held?.token ?? null
    },
  }
}

/** `form` contains the honeypot. */
export async function envelopeHeaders(
  { key, token }: Envelope,
  form: FormData,
): Promise<Readonly<Record<string, string>>> {
  const proof = await token()
  return {
    [envelope.key.header]: key,
    ...(proof && { [envelope.token.header]: proof }),
    // A program may have typed text that a header cannot hold.
    ...(form.get(envelope.honeypot.field) && { [envelope.honeypot.header]: 'filled' }),
  }
}

/** 128 random bits. `crypto.randomUUID` exists over https and on localhost only. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

const tokenTimeoutMs = 5_000

function isFresh(held: HeldToken | null): boolean {
  return held !== null && Date.now() - held.receivedAt < formTokenAge.toMs
}

/**
 * A visitor who is faster than the token waits until it becomes valid; but leaving the page ends the wait:
 * a form sent too early is held back, a form that is not sent is lost.
 */
function ripe({ receivedAt }: HeldToken): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, formTokenAge.fromMs - (Date.now() - receivedAt))
    addEventListener('pagehide', () => resolve(), { once: true })
  })
}

async function fetchToken(): Promise<HeldToken | null> {
  try {
    const response = await fetch(formTokenPath, { signal: AbortSignal.timeout(tokenTimeoutMs) })
    // The shape of the answer is the contract of the path.
    const { token } = (await response.json()) as FormToken
    return { token, receivedAt: Date.now() }
  } catch {
    return null
  }
}
