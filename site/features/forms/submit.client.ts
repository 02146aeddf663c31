import type { ContactAnswer } from '#contracts/calls.ts'
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
  readonly form: Pick<FormDescription<string>, 'call' | 'unexplained'>
  readonly parameters: object
  readonly headers: Readonly<Record<string, string>>
  readonly event: FormEvent<Granted>
}

/** What the audience figures may know of a form that was sent: never what was typed in it. */
interface FormEvent<Granted> {
  readonly type: 'contact_form' | 'service_form' | 'audit_form' | 'footer_form'
  readonly language: Language
  /** `granted` is null where sending failed. */
  properties(granted: Granted | null): Properties
}

export type Properties = Readonly<Record<string, string | number | boolean | null>>

/** Sends a form, and tells analytics how it ended. Never throws. */
export async function submit<Granted extends ContactAnswer>({
  form,
  parameters,
  headers,
  event,
}: Sending<Granted>): Promise<Ending & { readonly granted: Granted | null }> {
  const answer = await call<Granted>(form.call, parameters, headers)
  const { outcome, error } = submissionOf(answer, form.unexplained)
  const granted = outcome === 'sent' ? answer.data : null
  const { type, language } = event
  if (type === 'audit_form' && granted) {
    announce({ type: 'geo_audit_started', category: 'audit', properties: { language } })
  }
  // Last, for with it what was recorded is sent.
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

/** How sending a form ended, and past a limit in how many seconds one may come back. */
export interface Ending {
  readonly outcome: Outcome
  readonly wait: number | undefined
}

/**
 * Reads the answer of a form's procedure. Without a success flag it is a failure: the server's
 * text says which, or `unexplained` where it gave none.
 */
export function submissionOf(
  { data, error }: Answer<ContactAnswer>,
  unexplained: string,
): { readonly outcome: Outcome; readonly error: string | null } {
  if (data?.success === true) return { outcome: 'sent', error: null }
  const text = (data ? data.error : error?.message) || unexplained
  return { outcome: refusedOutcome(text), error: text }
}

/** What a call brought back: its data, or why it failed, never both. */
export type Answer<Data> = (
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: CallError }
) & {
  /** In how many seconds the server would be asked again, where it says so. */
  readonly wait?: number | undefined
}

export interface CallError {
  /** Words of the server, or of the network: for the log, and to know a limit from a failure. */
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

/** A server that has not answered by then is taken for dead: what was typed is kept, and may be sent again. */
const timeoutMs = 30_000

function failure(message: string): { readonly data: null; readonly error: CallError } {
  return { data: null, error: { message } }
}

function messageOf(answer: unknown): string {
  const hasMessage = typeof answer === 'object' && answer !== null && 'message' in answer
  return hasMessage ? String(answer.message) : ''
}

/** What travels with one form from when it is first used until it is sent; the next has its own. */
export interface Envelope {
  /** The same for every attempt. */
  readonly key: string
  /** In milliseconds since 1970. */
  readonly usedSince: number
  /**
   * Asked for once, and given when it is old enough to speak for the form; null where the server
   * gives none. What came to nothing, or has become too old, is asked for again.
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

/** The headers of a call; `form` is the form as it stands, with its honeypot. */
export async function envelopeHeaders(
  { key, token }: Envelope,
  form: FormData,
): Promise<Readonly<Record<string, string>>> {
  const proof = await token()
  return {
    [envelope.key.header]: key,
    ...(proof && { [envelope.token.header]: proof }),
    // What a program wrote there may be no text that a header can hold.
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
 * A visitor who is faster than the token of the form waits for it to become valid. Not when they leave the page, which
 * ends all waiting: a form that is sent early is held back, one that is not sent is lost.
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
