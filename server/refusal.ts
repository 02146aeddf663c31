/** A request is refused for a reason on the client's side, which is no failure of ours. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: string
  /** In seconds. */
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
