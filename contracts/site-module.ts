import type { ReadServices } from './contact-form.ts'
import type { RenderPage } from './visitor-page.ts'

/**
 * What the built site does for the server: the exports of `dist/server/entry.mjs`. The two never import
 * one another's source; here is where they meet.
 */
export interface SiteModule {
  readonly render: RenderPage
  readonly readServices: ReadServices
}
