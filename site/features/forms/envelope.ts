import { envelope, type FormToken, formTokenPath } from '#contracts/forms.ts'

/** What travels with one form from when it is first used until it is sent; the next has its own. */
export interface Envelope {
  /** The same for every attempt. */
  readonly key: string
  /** In milliseconds since 1970. */
  readonly usedSince: number
  /** Asked for once; null where the server gives none, and then asked for again. */
  token(): Promise<string | null>
}

export function newEnvelope(key = newKey()): Envelope {
  let asked: Promise<string | null> | undefined
  return {
    key,
    usedSince: Date.now(),
    async token() {
      asked ??= fetchToken()
      const token = await asked
      if (token === null) asked = undefined
      return token
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

async function fetchToken(): Promise<string | null> {
  try {
    const response = await fetch(formTokenPath, { signal: AbortSignal.timeout(tokenTimeoutMs) })
    // The shape of the answer is the contract of the path.
    const { token } = (await response.json()) as FormToken
    return token
  } catch {
    return null
  }
}
