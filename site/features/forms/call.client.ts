/** What a call brought back: its data, or why it failed, never both. */
export type Answer<Data> =
  | { readonly data: Data; readonly error: null }
  | { readonly data: null; readonly error: CallError }

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
    return response.ok ? { data: answer as Data, error: null } : failure(messageOf(answer))
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
