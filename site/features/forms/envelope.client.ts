import { envelope, type FormToken, formTokenAge, formTokenPath } from '#contracts/forms.ts'

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
