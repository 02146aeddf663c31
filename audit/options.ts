import type { AuditProgress } from '#contracts/audit-report.ts'
import type { Identity } from './identity.ts'
import type { Limits } from './limits.ts'
import type { Network } from './look/network/guarded-agent.ts'

export interface AuditOptions {
  /** How the site sees us; nobody in particular when absent. */
  readonly identity?: Identity
  /** Hosts that may be visited although they are not public, as `localhost:4000`. */
  readonly allow: readonly string[]
  /** Public addresses or ranges that are refused too. */
  readonly deny?: readonly string[]
  /** Pages read at most, the one asked for included; 12 when absent. */
  readonly pages?: number
  /** The path of a Chromium that may render pages; without it, what needs one is not measured. */
  readonly browser?: string
  /** The doors to the outside; those of the internet when absent. */
  readonly network?: Network
  /** The limits of the visit; the usual ones when absent. */
  readonly limits?: Limits
  readonly onProgress?: (progress: AuditProgress) => void
  /** Stops the audit, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal
}
