import type { ReadServices } from '#contracts/contact-form.ts'
import type { Database } from '#database/database.ts'
import type { DiskSpace } from './disk-space.ts'
import type { Environment } from './environment.ts'
import type { BuiltSite } from './http/built-site.ts'
import type { SendVisitorPage } from './http/visitor-pages.ts'

/** What the rooms of the server share. */
export interface House {
  readonly environment: Environment
  readonly database: Database
  readonly disk: DiskSpace
  readonly site: BuiltSite
  readonly sendVisitorPage: SendVisitorPage
  readonly readServices: ReadServices
  /** Signs the tokens of forms; it is the database's. */
  readonly formSecret: Buffer
  /** True once the process has been asked to end. */
  readonly isStopping: () => boolean
}
