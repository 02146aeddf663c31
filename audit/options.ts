import type { AuditProgress } from '#contracts/audit-report.ts'
import type { Identity } from './identity.ts'
import type { Limits } from './limits.ts'
import type { Network } from './look/network/guarded-agent.ts'

export interface AuditOptions {
  /** How the site sees our crawler; anonymous by default. */
  readonly identity?: Identity
  /** Hosts that may be visited although they are not public, as `localhost:4000`. */
  readonly allow: readonly string[]
  /** Public addresses or ranges that are refused too. */
  readonly deny?: readonly string[]
  /** Including the requested one; 12 by default. */
  readonly pages?: number
  /** The path of a Chromium that may render pages; without it, checks that need one are not measured. */
  readonly browser?: string
  /** Access to the network; the internet by default. */
  readonly network?: Network
  readonly limits?: Limits
  readonly onProgress?: (progress: AuditProgress) => void
  /** Stops the audit, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal
}
