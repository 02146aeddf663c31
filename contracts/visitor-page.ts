import type { AuditRecord } from './audit-report.ts'
import type { ReadServices } from './contact-form.ts'
import type { DeskPage } from './desk.ts'
import type { FormState } from './forms.ts'
import type { AuditPage, ReportEnd } from './report-page.ts'
import type { Watch } from './watched-sites.ts'

/**
 * A page drawn for one visitor rather than at build. The server decides which and provides its data; the
 * site words and draws it.
 */
export type VisitorPage =
  /** An audit: waiting, running, or its report. */
  | { readonly kind: 'audit'; readonly audit: AuditPage; readonly confirmation?: Confirmation | undefined }
  /** No report at this address; `end` says why, and is null when no report is known to have been there. */
  | { readonly kind: 'no-audit'; readonly end: ReportEnd | null }
  /** Asks whether the report is to be deleted; without the key of its owner, says why that is impossible. */
  | { readonly kind: 'audit-deletion'; readonly record: AuditRecord; readonly ownerKey: string | null }
  /** The page at this path again, with its form as the visitor left it. */
  | { readonly kind: 'form'; readonly form: FormState; readonly confirmation?: Confirmation | undefined }
  /** For a reader who is told when a report changes: `sent` when a mail asks them to confirm, null when it has ended. */
  | { readonly kind: 'watch'; readonly watch: Watch | 'sent' | null }
  /** The desk, for a member of the agency, or where one signs in to it. */
  | DeskPage
  /** Something failed: `reference` finds it in the log. */
  | { readonly kind: 'error'; readonly reference: string; readonly status: number }

/** How a browser, or the person, shows that a form without JavaScript was not sent by a program. */
export interface Confirmation {
  /** The path of a stylesheet: fetching it confirms, applying it hides the link. */
  readonly stylesheet: string
  /** Where the link leads: to the same page. */
  readonly address: string
}

/**
 * Draws the page at `path` (`/audits/…`, `/en/tools/free-geo-audit`) for one visitor. The response has its
 * status, its content type and the content security policy of its inline code.
 */
export type RenderPage = (path: string, page: VisitorPage) => Promise<Response>

/**
 * The exports of `dist/server/entry.mjs`: what the built site does for the server. Neither imports the
 * other's source.
 */
export interface SiteModule {
  readonly render: RenderPage
  readonly readServices: ReadServices
}
