/** A request that is refused: the client's doing, not a failure of ours. */
export class Refusal extends Error {
  readonly statusCode: number
  readonly code: string

  constructor(statusCode: number, { code, message }: { code: string; message: string }) {
    super(message)
    this.name = 'Refusal'
    this.statusCode = statusCode
    this.code = code
  }
}
