/** A session of the member who looks. Times are ISO 8601 in UTC. */
export interface DeskSession {
  readonly id: string
  /** `Firefox 145` */
  readonly browser: string
  readonly beganAt: string
  readonly seenAt: string
  readonly isThis: boolean
}
