import type { AuditRecord } from './audit-report.ts'
import type { FormState } from './forms.ts'

/**
 * A page drawn for one visitor rather than at build. The server decides which and brings its
 * data; the site words it and draws it. They meet in the built module `dist/server/entry.mjs`,
 * which exports one function of type `RenderPage`.
 */
export type VisitorPage =
  /** The report of an audit; null when there is none at this address, or no longer. */
  | { readonly kind: 'audit'; readonly record: AuditRecord | null }
  /** The page at this path again, with its form as the visitor left it. */
  | { readonly kind: 'form'; readonly form: FormState }
  /** Something failed: `reference` finds it in the log. */
  | { readonly kind: 'error'; readonly reference: string }

/**
 * Draws the page at `path` (`/audits/…`, `/en/tools/free-geo-audit`) for one visitor. The answer
 * carries its status, its content type and the content security policy of its inline code.
 */
export type RenderPage = (path: string, page: VisitorPage) => Promise<Response>
