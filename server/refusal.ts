/** A request that is refused: the client's doing, not a failure of ours. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: string
  /** When to come back, in seconds. */
  readonly retryAfter: number | undefined

  constructor(
    statusCode: number,
    { code, message, retryAfter }: { code: string; message: string; retryAfter?: number },
  ) {
    super(message)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.code = code
    this.retryAfter = retryAfter
  }
}
