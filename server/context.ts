import type { ReadServices } from '#contracts/contact-form.ts'
import type { Database } from '#database/database.ts'
import type { VisitorPages } from './drawing/visitor-pages.ts'
import type { Environment } from './environment.ts'
import type { Sender } from './mail/mail-content.ts'
import type { Refusals } from './limits/refusals.ts'
import type { MailTransport } from './mail/transport.ts'
import type { DiskSpace } from './maintenance/disk-space.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { BuiltSite } from './static/built-site.ts'

/** What the parts of the server share. */
export interface ServerContext {
  readonly environment: Environment
  readonly database: Database
  /** The same, which refuses earlier when many wait. */
  readonly databaseOfEvents: Database
  readonly disk: DiskSpace
  readonly refusals: Refusals
  /** Null unless METRICS_PORT is set. */
  readonly metrics: Metrics | null
  readonly site: BuiltSite
  readonly visitorPages: VisitorPages
  readonly readServices: ReadServices
  /** Signs the tokens of forms; stored in the database. */
  readonly formSecret: Buffer
  readonly transport: MailTransport
  /** Known once the server listens. */
  readonly sender: () => Sender
  readonly isStopping: () => boolean
}
