import type { AuditProgress } from '#contracts/audit-report.ts'
import type { Identity } from './identity.ts'
import type { Limits } from './limits.ts'
import type { Network } from './look/network/guarded-agent.ts'

/** Which hosts an audit may reach, how, and as whom. */
export interface AccessOptions {
  /** How the site sees our crawler; anonymous by default. */
  readonly identity?: Identity
  /** Hosts that may be visited although they are not public, such as `localhost:4000`. */
  readonly allow: readonly string[]
  /** Public addresses or ranges that are refused too. */
  readonly deny?: readonly string[]
  /** Access to the network; the internet by default. */
  readonly network?: Network
  /** Cancels the audit, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

export interface AuditOptions extends AccessOptions {
  /** Including the requested one; 12 by default. */
  readonly pages?: number
  /** The path of a Chromium that may render pages; without it, checks that need one are not measured. */
  readonly browser?: string
  readonly limits?: Limits
  readonly onProgress?: (progress: AuditProgress) => void
}
